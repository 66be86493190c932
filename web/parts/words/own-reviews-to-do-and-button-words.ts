import type { OwnReviewProgress } from '@evenhand/contract/jobs/job-summary.ts';

/** 'You have 34 answers to review', or that only handing in is left. */
export function describeOwnReviewsToDo({ total, scored }: OwnReviewProgress): string {
  const left = total - scored;
  if (left === 0) return 'You have scored every answer. Finish to hand your scores in';
  return left === 1 ? 'You have 1 answer to review' : `You have ${left} answers to review`;
}

export function labelOwnReviewsButton({ total, scored }: OwnReviewProgress): string {
  if (scored === total) return 'Finish my reviews';
  return scored === 0 ? 'Start reviewing' : 'Continue reviewing';
}
