import { SCORECARD_STARS_APART_TO_DISCUSS } from '@evenhand/contract/interviews/scorecards.ts';

type Mark = { stars: number | null };

/** The mean of whoever asked it, to two decimals; null where nobody did. */
export function meanStarsOfPanel(marks: readonly Mark[]): number | null {
  const given = starsOf(marks);
  if (given.length === 0) return null;
  return Math.round((100 * given.reduce((sum, stars) => sum + stars, 0)) / given.length) / 100;
}

/** Whether two of a panel saw the same answer so differently that they should talk. */
export function shouldPanelDiscussMarks(marks: readonly Mark[]): boolean {
  const given = starsOf(marks);
  return Math.max(...given) - Math.min(...given) >= SCORECARD_STARS_APART_TO_DISCUSS;
}

export type ScorecardItemWithMarks = {
  weight: number;
  marks: readonly Mark[];
  /** What the panel agreed upon instead of the mean. */
  agreed: number | null;
};

/** What the questions of one criterion came to: by their weights, with the range of the single marks. */
export function criterionResultOfMarks(
  items: readonly ScorecardItemWithMarks[],
): { mean: number; lowest: number; highest: number } | null {
  const asked = items.filter(({ weight, marks }) => weight > 0 && starsOf(marks).length > 0);
  if (asked.length === 0) return null;
  const weight = asked.reduce((sum, item) => sum + item.weight, 0);
  const sum = asked.reduce((all, item) => all + item.weight * valueOf(item), 0);
  const single = asked.flatMap(({ marks }) => starsOf(marks));
  return {
    mean: Math.round((100 * sum) / weight) / 100,
    lowest: Math.min(...single),
    highest: Math.max(...single),
  };
}

function valueOf({ marks, agreed }: ScorecardItemWithMarks): number {
  const given = starsOf(marks);
  return agreed ?? given.reduce((all, stars) => all + stars, 0) / given.length;
}

function starsOf(marks: readonly Mark[]): number[] {
  return marks.flatMap(({ stars }) => (stars === null ? [] : [stars]));
}
