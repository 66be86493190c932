import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobReviewProgress } from '../../features/pipeline/job-review-progress.tsx';

/** How far the reviewers of one role are, under its head. */
export function JobReviewProgressPage() {
  return (
    <ManagedJobPageFrame tab="review-progress">
      {(job) => <JobReviewProgress job={job} />}
    </ManagedJobPageFrame>
  );
}
