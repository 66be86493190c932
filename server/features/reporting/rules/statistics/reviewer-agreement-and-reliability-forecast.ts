/** The stars that answers to one question got, added up. */
export type StarSumsForReviewerAgreement = {
  answers: number;
  /** Stars given, their sum, and the sum of their squares. */
  stars: number;
  sum: number;
  squares: number;
  /** Over answers: the square of what an answer got, divided by how many gave it stars. */
  answerSquares: number;
  /** Over answers: the square of how many gave it stars. */
  readerSquares: number;
};

export type ReviewerAgreement = {
  /** ICC(1): how far the stars of one reviewer tell an answer from others of its question. 1 is always alike. */
  single: number;
  /** ICC(k): the same of the mean of all who read it. */
  mean: number;
  /** How many read an answer, on average. */
  k: number;
  answers: number;
};

/** What rounding leaves of a mean square that is 0. */
const NOTHING = 1e-9;

/**
 * How far reviewers agree: the intraclass correlation of one-way random effects, ICC(1) and ICC(k), of Shrout and Fleiss
 * (Psychological Bulletin 86, 1979, 420–428), as each answer is read by reviewers of its own. Answers are compared within
 * their question: squares and degrees of freedom are added over questions. Where answers were not read by equally many, k is
 * (N − Σn²/N) / (answers − questions), with N the reviews of a question (Donner & Koval, Biometrics 36, 1980, 19–25).
 * Null where it cannot be told: fewer than two answers, or none read by two.
 */
export function computeReviewerAgreement(
  questions: readonly StarSumsForReviewerAgreement[],
): ReviewerAgreement | null {
  let [between, within, ofBetween, ofWithin, weight, answers] = [0, 0, 0, 0, 0, 0];
  for (const question of questions) {
    if (question.answers === 0) continue;
    const { stars, sum, squares, answerSquares, readerSquares } = question;
    between += answerSquares - sum ** 2 / stars;
    within += squares - answerSquares;
    ofBetween += question.answers - 1;
    ofWithin += stars - question.answers;
    weight += stars - readerSquares / stars;
    answers += question.answers;
  }
  if (ofBetween === 0 || ofWithin === 0) return null;
  const k = weight / ofBetween;
  const [msb, msw] = [between / ofBetween, Math.max(0, within) / ofWithin];
  if (msb < NOTHING) return null;
  return {
    single: (msb - msw) / (msb + (k - 1) * msw),
    mean: (msb - msw) / msb,
    k,
    answers,
  };
}

/**
 * How far the mean of `times` as many reviews would agree (Spearman, British Journal of Psychology 3, 1910, 271–295, and
 * Brown, ibid., 296–322).
 */
export function forecastReliabilityBySpearmanBrown(reliability: number, times: number): number {
  return (times * reliability) / (1 + (times - 1) * reliability);
}
