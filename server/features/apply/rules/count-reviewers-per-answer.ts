type Attempt = { reviewsExpected: number; questions: readonly unknown[]; promised: number };

/** How many people score each answer: as the role's page says, and once answers were sent to review as they were dealt. */
export function countReviewersPerAnswer({ reviewsExpected, questions, promised }: Attempt): number {
  if (reviewsExpected === 0 || questions.length === 0) return promised;
  return Math.max(1, Math.floor(reviewsExpected / questions.length));
}
