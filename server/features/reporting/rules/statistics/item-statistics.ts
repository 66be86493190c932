export type ItemStatistics = {
  /** How many candidates have a score here. */
  n: number;
  mean: number | null;
  /** With n − 1 in its denominator. */
  sd: number | null;
  /** Pearson's correlation with the mean of a candidate's other questions, over those who have a score in all. */
  itemRest: number | null;
};

/**
 * What each question tells (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986, chapter 14; the
 * corrected item-total correlation of Henrysson, Psychometrika 28, 1963, 211–218).
 * @param candidates each candidate's score by question, null where there is none
 */
export function itemStatistics(
  candidates: readonly (readonly (number | null)[])[],
  questions: number,
): ItemStatistics[] {
  const complete = candidates.filter(
    (scores): scores is readonly number[] =>
      scores.length === questions && scores.every((score) => score !== null),
  );
  return Array.from({ length: questions }, (_, question) => {
    const scores = candidates.flatMap((candidate) => candidate[question] ?? []);
    return {
      n: scores.length,
      mean: scores.length === 0 ? null : meanOf(scores),
      sd: deviation(scores),
      itemRest: questions < 2 ? null : itemRest(complete, question),
    };
  });
}

function itemRest(complete: readonly (readonly number[])[], question: number): number | null {
  const own = complete.map((scores) => scores[question] ?? 0);
  const rest = complete.map((scores) => meanOf(scores.toSpliced(question, 1)));
  return correlation(own, rest);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function deviation(numbers: readonly number[]): number | null {
  if (numbers.length < 2) return null;
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

/** Null where one of them does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length < 3) return null;
  const [x, y] = [meanOf(xs), meanOf(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((each, place) => {
    const other = ys[place] ?? y;
    xy += (each - x) * (other - y);
    xx += (each - x) ** 2;
    yy += (other - y) ** 2;
  });
  // A hair above 0 is what rounding leaves of equal numbers.
  return xx < 1e-9 || yy < 1e-9 ? null : xy / Math.sqrt(xx * yy);
}
