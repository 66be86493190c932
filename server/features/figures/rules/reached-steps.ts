/** Bits of a rolled up fact, in the order of the steps of reports. */
export const reachedHiringStepBits = {
  started: 1,
  submit: 2,
  review: 4,
  cvreview: 8,
  interview: 16,
  hired: 32,
  rejected: 64,
  quickApply: 128,
} as const;

const { started, submit, review, cvreview, interview, hired, rejected, quickApply } =
  reachedHiringStepBits;

/** What is known of how far an application has come. */
export type ApplicationProgress = {
  formAnswered: boolean;
  /** Whether it was asked the equal-opportunities form when it began; true also of what has not begun yet. */
  formShown: boolean;
  submitted: boolean;
  /** Was sent to review, and not taken back. */
  dealt: boolean;
  interviewed: boolean;
  hired: boolean;
  rejected: boolean;
  interested: boolean;
};

/**
 * The steps that an application has reached: whoever reached a later one has the earlier ones too, so that no step has more
 * people than the one before. What somebody has reached they keep when they withdraw, are rejected or erased. There is no CV
 * review yet: it has whom the review has.
 */
export function reachedHiringStepsMask(progress: ApplicationProgress): number {
  return (
    stepsTo(progress) | (progress.rejected ? rejected : 0) | (progress.interested ? quickApply : 0)
  );
}

function stepsTo(progress: ApplicationProgress): number {
  const upToReview = started | submit | review | cvreview;
  if (progress.hired) return upToReview | interview | hired;
  if (progress.interviewed) return upToReview | interview;
  if (progress.dealt) return upToReview;
  if (progress.submitted) return started | submit;
  return progress.formAnswered || !progress.formShown ? started : 0;
}
