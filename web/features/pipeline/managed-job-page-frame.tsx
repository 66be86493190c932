import {
  findJobPipelineEndpoint,
  type JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { JobNotLoadedNotice } from '../../parts/jobs/job-not-loaded-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  ManagedJobPageHeader,
  type ManagedJobPageTabName,
  managedJobPageTabTitles,
} from './managed-job-page-header.tsx';
import { NamesHiddenByOwnReviewsNote, OwnReviewsPanel } from './own-reviews-note-and-panel.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './managed-job-page.module.css';

type Props = { tab: ManagedJobPageTabName; children: (job: JobPipeline) => ReactNode };

/** What every page of one role has: its head and tabs, and the place of whoever still reviews it. */
export function ManagedJobPageFrame({ tab, children }: Props) {
  const { jobId } = useParams<{ jobId: string }>();
  const head = useEndpointQuery(findJobPipelineEndpoint, { params: { jobId } });

  if (head.error && !head.data)
    return <JobNotLoadedNotice code={head.error.problem.code} onRetry={head.refetch} />;
  if (!head.data) return <Loading />;
  const job = head.data;

  return (
    <div className={styles['manage']}>
      <title>{`${managedJobPageTabTitles[tab]} – ${job.title} – Evenhand`}</title>
      <ManagedJobPageHeader job={job} tab={tab} />
      {!job.may.manage && <OwnReviewsPanel job={job} />}
      {job.may.manage && job.sealed === 'own-reviews-open' && (
        <NamesHiddenByOwnReviewsNote job={job} />
      )}
      {job.may.manage && children(job)}
    </div>
  );
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['manage'], skeletonStyles['appears-late'])}
      aria-busy="true"
    >
      <title>Role – Evenhand</title>
      <Skeleton width={160} height={18} />
      <Skeleton width={320} height={30} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}
