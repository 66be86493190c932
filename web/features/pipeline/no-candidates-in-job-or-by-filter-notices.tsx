import { findApplyLinkWithQrCodeEndpoint } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import manageStyles from './managed-job-page.module.css';
import styles from './no-candidates-in-job-or-by-filter-notices.module.css';

type Props = { job: JobPipeline; group: CandidateStageGroupKey };

const empties: Record<CandidateStageGroupKey, string> = {
  all: 'No candidates on this page.',
  'shown-interest': 'Nobody has shown interest without applying.',
  submitted: 'Nobody waits for review. New applications appear here.',
  'in-review': 'Nobody is in review. Choose candidates under Submitted and send them.',
  'interviews-tasks':
    'Nobody was invited yet. Move candidates here from Submitted, In Review or the leaderboard.',
  hired: 'Nobody was hired yet.',
  rejected: 'Nobody was rejected.',
};

/** Says what will stand here, and how to get there. */
export function NoCandidatesNotice({ job, group }: Props) {
  const isWholeJobEmpty = job.groups.every(({ count }) => count === 0);
  if (!isWholeJobEmpty)
    return (
      <p className={joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty'])}>
        {empties[group]}
      </p>
    );
  if (job.phase === 'DRAFT') {
    return (
      <p className={joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty'])}>
        Candidates appear here once the role is published.{' '}
        <Link href={staffPagePaths.draft(job.id)}>Go on building it</Link>
      </p>
    );
  }
  if (job.phase !== 'OPEN')
    return (
      <p className={joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty'])}>
        Nobody applied while this role was open.
      </p>
    );
  return <ShareLink job={job} />;
}

/** Where a filter leaves nobody. */
export function NoCandidatesByFilterNotice({ addressOfAll }: { addressOfAll: string }) {
  return (
    <p className={joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty'])}>
      No candidates match. <Link href={addressOfAll}>Show everybody</Link>
    </p>
  );
}

function ShareLink({ job }: { job: JobPipeline }) {
  const code = useEndpointQuery(findApplyLinkWithQrCodeEndpoint, {
    params: { jobId: job.id },
    query: {},
  });
  const link = new URL(staffPagePaths.apply(job.hash), location.origin).href;

  return (
    <div
      className={joinClassNames(
        joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty']),
        styles['manage-share'],
      )}
    >
      {code.data && (
        <svg
          viewBox={`0 0 ${code.data.size} ${code.data.size}`}
          role="img"
          aria-label="QR code of the role's link"
          className={styles['manage-code']}
        >
          <path d={code.data.path} />
        </svg>
      )}
      <div>
        <h2>No candidates yet</h2>
        <p>Share the role: whoever applies appears here.</p>
        <p className={styles['manage-link']}>{link}</p>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => copy(link)}>
          Copy link
        </Button>
      </div>
    </div>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ text: 'Link copied.' });
  } catch {
    // Copying is refused outside https: the link can still be copied by hand.
    showToast({ text: `Copy this link: ${link}` });
  }
}
