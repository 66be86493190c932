/** The scores that candidates have in one question, added up. */
export type QuestionStatisticSums = {
  /** How many candidates have a score here, the sum of their scores, and of the squares of these. */
  n: number;
  sum: number;
  squares: number;
  /** The same sums of those who have a score in every question, and the sum of each score times the candidate's total. */
  complete: { sum: number; squares: number; withTotal: number };
};

/** Those who have a score in every question: how many, the sum of their totals, and of the squares of these. */
export type CandidateTotalSums = { n: number; sum: number; squares: number };

export type QuestionStatistics = {
  mean: number | null;
  /** With n − 1 in its denominator. */
  sd: number | null;
  /** Pearson's correlation with the sum of a candidate's other questions, over those who have a score in all. */
  itemRest: number | null;
};

/** What rounding leaves, per candidate, of a variance that is 0. */
const NOTHING = 1e-9;

/**
 * What each question tells (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986, chapter 14; the
 * corrected item-total correlation of Henrysson, Psychometrika 28, 1963, 211–218).
 */
export function calculateQuestionStatistics(
  items: readonly QuestionStatisticSums[],
  totals: CandidateTotalSums,
): QuestionStatistics[] {
  return items.map(({ n, sum, squares, complete }) => ({
    mean: n === 0 ? null : sum / n,
    sd: n < 2 ? null : Math.sqrt(Math.max(0, squares - sum ** 2 / n) / (n - 1)),
    itemRest: items.length < 2 ? null : itemRest(complete, totals),
  }));
}

/** The rest of a candidate is the total without the question itself. Null where one of them does not vary. */
function itemRest(
  own: QuestionStatisticSums['complete'],
  totals: CandidateTotalSums,
): number | null {
  const { n } = totals;
  if (n < 3) return null;
  const ownVaries = own.squares - own.sum ** 2 / n;
  const totalVaries = totals.squares - totals.sum ** 2 / n;
  const together = own.withTotal - (own.sum * totals.sum) / n;
  const restVaries = totalVaries - 2 * together + ownVaries;
  if (ownVaries < NOTHING * n || restVaries < NOTHING * n) return null;
  return (together - ownVaries) / Math.sqrt(ownVaries * restVaries);
}
