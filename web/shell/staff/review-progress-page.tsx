import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';
import { RoleReviewProgress } from '../../features/pipeline/review-progress.tsx';

/** How far the reviewers of one role are, under its head. */
export function ReviewProgressPage() {
  return (
    <ManageFrame tab="review-progress">{(job) => <RoleReviewProgress job={job} />}</ManageFrame>
  );
}
