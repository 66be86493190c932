import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { isFullyReviewed } from '../../pipeline/rules/job-counters.ts';

export type ReviewTakenFromReviewer = {
  /** The names of its batch are open: nobody scores it blindly any more. */
  released: boolean;
  state: ApplicationState;
  reviewsExpected: number;
  reviewsScored: number;
  /** It had a mark, which counts no more. */
  voided: boolean;
};

/**
 * Whether somebody else reads what a reviewer leaves behind. What they had not scored decides nothing any more once the
 * candidate was decided on. Where a mark is void it is read again of everybody who stands in the ranking: a decision that
 * rested on it can be looked at, and a mean that merely lacked it would tell what it was.
 */
export function needsTakenReviewAnotherReviewer(review: ReviewTakenFromReviewer): boolean {
  if (review.released) return false;
  if (review.voided) return isRanked(review);
  return review.state === 'in_review' && !isFullyReviewed(review);
}

function isRanked({ state }: ReviewTakenFromReviewer): boolean {
  return state !== 'withdrawn' && state !== 'erased';
}
