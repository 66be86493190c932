import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobReviewProgressPanel } from '../../features/pipeline/job-review-progress-panel.tsx';

/** How far the reviewers of one role are, under its head. */
export function JobReviewProgressPage() {
  return (
    <ManagedJobPageFrame tab="review-progress">
      {(job) => <JobReviewProgressPanel job={job} />}
    </ManagedJobPageFrame>
  );
}
