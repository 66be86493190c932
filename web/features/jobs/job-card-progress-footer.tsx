import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatShortDateTime } from '../../parts/time/format-short-date-time.ts';
import { truncateText } from '../../ui/truncate-text.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { listJobReviewProgressByKind } from './list-job-review-progress-by-kind.ts';
import styles from './job-card.module.css';

const INTERVIEW_NAME_SHOWN = 20;

type Props = { job: JobSummary; timeZone: string | undefined };

export function JobCardProgressFooter({ job, timeZone }: Props) {
  const lines = listJobReviewProgressByKind(job.reviews);
  if (lines.length === 0 && job.interviewRounds.length === 0) return null;

  return (
    <footer className={styles['job-card-progress']}>
      {lines.map(({ kind, label, done, total, lastBatchSentAt }) => (
        <div key={kind} className={styles['job-card-reviews']}>
          <ProgressBar label={label} done={done} total={total} />
          {lastBatchSentAt && (
            <p className={styles['job-card-batch']}>
              <BatchLink job={job}>
                Last batch sent {formatShortDateTime(lastBatchSentAt, timeZone)}
              </BatchLink>
            </p>
          )}
        </div>
      ))}
      {job.interviewRounds.length > 0 && (
        <ul className={styles['job-card-interviews']} aria-label="Interviews">
          {job.interviewRounds.map((round, index) => (
            // Rounds may share a name, and stand in a fixed order.
            <li key={index}>
              <RoundName name={round.name} />{' '}
              {round.invited === 0
                ? 'nobody invited yet'
                : `${round.done} of ${round.invited} done`}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

/** To how far each reviewer is, for whoever runs the role; archived cards lead nowhere. */
function BatchLink({ job, children }: { job: JobSummary; children: ReactNode }) {
  if (!job.may.edit || job.isArchived) return children;
  return <Link href={staffPagePaths.reviewProgress(job.id)}>{children}</Link>;
}

/** A long name is cut for the eye; whoever listens hears all of it. */
function RoundName({ name }: { name: string }) {
  const shown = truncateText(name, INTERVIEW_NAME_SHOWN);
  if (shown === name) return <bdi>{name}:</bdi>;
  return (
    <span title={name}>
      <bdi aria-hidden="true">{shown}:</bdi>
      <span className="sr-only">{name}:</span>
    </span>
  );
}
