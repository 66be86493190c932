import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import {
  findReviewProgressEndpoint,
  type JobReviewProgressTotals,
  type ReviewerProgressTotals,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import { ReviewVoidingsCard } from './review-voidings-card.tsx';
import { ReviewerProgressTable } from './reviewer-progress-table.tsx';
import { TakeReviewerOffDialog } from './take-reviewer-off-dialog.tsx';
import { useRemindReviewers } from './use-remind-reviewers.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import manageStyles from './managed-job-page.module.css';
import styles from './job-review-progress-panel.module.css';

/** How far each reviewer of a role is, and who may be reminded. */
export function JobReviewProgressPanel({ job }: { job: JobPipeline }) {
  const progress = useEndpointQuery(findReviewProgressEndpoint, { params: { jobId: job.id } });

  return (
    <LoadedContentOrFailure
      call={progress}
      what="how far the reviews are"
      skeleton={<Skeleton width="100%" height={320} />}
    >
      {(data) => <Progress job={job} progress={data} />}
    </LoadedContentOrFailure>
  );
}

function Progress({ job, progress }: { job: JobPipeline; progress: JobReviewProgressTotals }) {
  const reminder = useRemindReviewers(job.id);
  const [leaving, setLeaving] = useState<ReviewerProgressTotals | null>(null);
  const { dealt, scored, reviewers, quiet, undealt, seenPairs } = progress;
  const behind = reviewers.filter(({ may }) => may.remind);

  return (
    <div className={styles['review-progress']}>
      <NotDealt job={job} progress={progress} />
      {reviewers.length === 0 ? (
        <p className={emptyCardStyles['empty-card']}>
          Nobody was asked to review yet. Each reviewer appears here once candidates were sent to
          blind review.{' '}
          {undealt.candidates > 0 && (
            <Link href={`${staffPagePaths.manage(job.id)}?group=submitted`}>
              Choose from {formatCandidateCount(undealt.candidates)}
            </Link>
          )}
        </p>
      ) : (
        <section className={manageStyles['manage-card']} aria-labelledby="reviewers-title">
          <header className={styles['review-progress-head']}>
            <div>
              <h2 id="reviewers-title">All reviewers</h2>
              <ProgressBar label="Reviews scored" done={scored} total={dealt} />
            </div>
            {behind.length > 1 && (
              <Button
                icon={<IconMail aria-hidden="true" />}
                busy={reminder.isPending && reminder.who === 'all'}
                onClick={() => reminder.remind('all')}
              >
                Remind all {behind.length} with answers left
              </Button>
            )}
          </header>
          <ReviewerProgressTable progress={progress} reminder={reminder} onTakeOff={setLeaving} />
          {quiet && <p className={styles['review-progress-foot']}>{quietWords[quiet]}</p>}
        </section>
      )}
      <ReviewVoidingsCard progress={progress} />
      {leaving && (
        <TakeReviewerOffDialog
          jobId={job.id}
          reviewer={leaving}
          isOff={!leaving.may.takeOff}
          onClose={() => setLeaving(null)}
        />
      )}
      <p className={styles['review-progress-words']}>
        {dealt > 0 && seenPairWords(seenPairs)} Here are totals alone. Who gave which score shows
        nowhere before the reviews are released.{' '}
        <Link href={staffPagePaths.builderStep(job.id, 'team')}>Change the team</Link>
      </p>
    </div>
  );
}

function seenPairWords(pairs: number): string {
  if (pairs === 0) return 'Nobody was dealt answers of a candidate whose name they had seen.';
  return `${pairs === 1 ? 'Once' : `${pairs} times`} somebody was dealt answers of a candidate whose name they had seen.`;
}

const quietWords = {
  sample: 'This is a practice role: nobody gets e-mail about it.',
  archived: 'This role is archived: nobody gets e-mail about it.',
} as const;

function NotDealt({ job, progress }: { job: JobPipeline; progress: JobReviewProgressTotals }) {
  const { preparing, undealt, reviewers } = progress;
  return (
    <>
      {preparing > 0 && (
        <p className={manageStyles['manage-note']}>
          <span>
            Names are being taken out of the answers that were just sent. Reviewers get their link
            as soon as that is done, which takes a minute or two.
          </span>
        </p>
      )}
      {undealt.candidates > 0 && reviewers.length > 0 && (
        <p className={manageStyles['manage-note']}>
          <span>
            {formatCandidateCount(undealt.candidates)} {undealt.candidates === 1 ? 'has' : 'have'}{' '}
            submitted and {undealt.candidates === 1 ? 'is' : 'are'} not with reviewers yet.
            {undealt.reviews > 0 &&
              ` That is ${undealt.reviews.toLocaleString('en-GB')} reviews to deal.`}
          </span>
          <Link href={`${staffPagePaths.manage(job.id)}?group=submitted`}>
            Send to blind review
          </Link>
        </p>
      )}
    </>
  );
}
