import type { Cell as Shown, Category, OptionCounts } from '@evenhand/contract/demographics.ts';
import { GROUP_LEAST } from '@evenhand/contract/demographics.ts';
import { type ReportStep, reportSteps } from '@evenhand/contract/organisation-reports.ts';
import type { GroupCells } from './demographics.ts';

/** A sum of published cells, by the furthest step reached. */
export type PublishedSum = { category: Category; option: string; furthest: ReportStep; n: number };

type Asked = readonly { category: Category; options: readonly { code: string }[] }[];

/**
 * What may be shown of a group: whoever got further has been at the steps before, so a step is the sum of its own and the
 * later ones.
 * @param told the steps that are published; of the others nothing is said
 */
export function shownCells(
  group: string,
  sums: readonly PublishedSum[],
  { categories, told = reportSteps }: { categories: Asked; told?: readonly ReportStep[] },
): GroupCells {
  const counts = new Map<string, number[]>();
  for (const { category, option, furthest, n } of sums) {
    const key = `${category} ${option}`;
    const bySteps = counts.get(key) ?? reportSteps.map(() => 0);
    const last = reportSteps.indexOf(furthest);
    counts.set(
      key,
      bySteps.map((count, place) => (place <= last ? count + n : count)),
    );
  }
  const steps = reportSteps.map((step, place) => [
    step,
    Object.fromEntries(
      (told.includes(step) ? categories : []).map(({ category, options }) => [
        category,
        shownRow(
          options.map(({ code }) => [code, counts.get(`${category} ${code}`)?.[place] ?? 0]),
        ),
      ]),
    ),
  ]);
  // Every step is there: they were made from the list of them.
  return { group, steps: Object.fromEntries(steps) as GroupCells['steps'] };
}

/** A row of fewer than five candidates is not shown; a published 0 stands for none to four. */
function shownRow(row: readonly (readonly [string, number])[]): OptionCounts {
  const sum = row.reduce((all, [, n]) => all + n, 0);
  if (sum < GROUP_LEAST) return null;
  return Object.fromEntries(row.map(([code, n]): [string, Shown] => [code, n === 0 ? '<5' : n]));
}
