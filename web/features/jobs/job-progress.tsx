import type { JobCard } from '@evenhand/contract/jobs.ts';
import { cut } from '../../ui/cut.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { batchTime } from './batch-time.ts';

const INTERVIEW_NAME_SHOWN = 20;

type Props = { job: JobCard; timeZone: string | undefined };

export function JobProgress({ job, timeZone }: Props) {
  const { sift, cv } = job.reviewCounts;
  const total = sift.totalReviewCount + cv.totalReviewCount;
  const done = sift.scoredReviewCount + cv.scoredReviewCount;
  const lastBatch = latest(sift.lastBatchSentAt, cv.lastBatchSentAt);
  const hasReviews = total > 0;
  if (!hasReviews && job.interviewProgress.length === 0 && !lastBatch) return null;

  return (
    <footer className="job-card-progress">
      {hasReviews && <ProgressBar label="Reviews" done={done} total={total} />}
      {job.interviewProgress.length > 0 && (
        <p className="job-card-interviews">
          <span>Interviews</span>
          {job.interviewProgress.map(({ name, invited, done }) => (
            <span key={name} title={name}>
              {cut(name, INTERVIEW_NAME_SHOWN)}: {done} of {invited} done
            </span>
          ))}
        </p>
      )}
      {lastBatch && (
        <p className="job-card-batch">Last batch sent {batchTime(lastBatch, timeZone)}</p>
      )}
    </footer>
  );
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
