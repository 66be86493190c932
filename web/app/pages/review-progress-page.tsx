import { ManagedJobPageFrame } from '../../features/pipeline/manage-frame.tsx';
import { JobReviewProgress } from '../../features/pipeline/review-progress.tsx';

/** How far the reviewers of one role are, under its head. */
export function JobReviewProgressPage() {
  return (
    <ManagedJobPageFrame tab="review-progress">
      {(job) => <JobReviewProgress job={job} />}
    </ManagedJobPageFrame>
  );
}
