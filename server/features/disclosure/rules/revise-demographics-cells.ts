import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type CountedDemographicsCell,
  demographicsCellKey,
} from './merge-steps-with-few-people.ts';
import { PEOPLE_AT_PUBLISHED_STEP_MIN } from './disclosure-limits.ts';

/**
 * The cells as they are to stand. Who got at least as far as a step is counted anew where at least five people have reached it
 * since, or have gone, or answer otherwise; where fewer have, as before: a change of one to four could be worked back to them.
 * Whoever is not counted at a step yet stays with the one before, so that everybody is counted once.
 * @returns the cells that change, those included that are now 0
 */
export function reviseDemographicsCells(
  stored: readonly CountedDemographicsCell[],
  today: readonly CountedDemographicsCell[],
): CountedDemographicsCell[] {
  const before = Map.groupBy(stored, partOf);
  const after = Map.groupBy(today, partOf);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part) =>
    counted(before.get(part) ?? [], after.get(part) ?? []),
  );
}

/** Everybody of a group is in one cell of each category. */
function partOf({ group, category }: CountedDemographicsCell): string {
  return JSON.stringify([group, category]);
}

function counted(
  stored: readonly CountedDemographicsCell[],
  today: readonly CountedDemographicsCell[],
): CountedDemographicsCell[] {
  const [first] = [...stored, ...today];
  if (first === undefined) return [];
  const options = [...new Set([...stored, ...today].map(({ option }) => option))];
  const [earlier, current] = [countsOf(stored), countsOf(today)];
  const changed: CountedDemographicsCell[] = [];
  const reached = { earlier: zeros(options), current: zeros(options), told: zeros(options) };
  for (const furthest of hiringReportSteps.toReversed()) {
    const cells = options.map((option) => ({ ...first, option, furthest }));
    const further = new Map(reached.told);
    for (const cell of cells) {
      add(reached.earlier, cell.option, earlier.get(demographicsCellKey(cell)) ?? 0);
      add(reached.current, cell.option, current.get(demographicsCellKey(cell)) ?? 0);
    }
    const isAnew = hasChanged(reached, options);
    for (const cell of cells) {
      const all = (isAnew ? reached.current : reached.earlier).get(cell.option) ?? 0;
      const beyond = further.get(cell.option) ?? 0;
      reached.told.set(cell.option, Math.max(all, beyond));
      const count = Math.max(all - beyond, 0);
      if (count !== (earlier.get(demographicsCellKey(cell)) ?? 0)) changed.push({ ...cell, count });
    }
  }
  return changed;
}

type Counts = Map<string, number>;

/** Somebody who is counted under another option has come and gone: one person, not two. */
function hasChanged(
  reached: { earlier: Counts; current: Counts },
  options: readonly string[],
): boolean {
  const changes = options.map(
    (option) => (reached.current.get(option) ?? 0) - (reached.earlier.get(option) ?? 0),
  );
  const come = changes.reduce((sum, change) => sum + Math.max(change, 0), 0);
  const gone = changes.reduce((sum, change) => sum + Math.max(-change, 0), 0);
  return Math.max(come, gone) >= PEOPLE_AT_PUBLISHED_STEP_MIN;
}

function countsOf(cells: readonly CountedDemographicsCell[]): Counts {
  return new Map(cells.map((cell) => [demographicsCellKey(cell), cell.count]));
}

function zeros(options: readonly string[]): Counts {
  return new Map(options.map((option) => [option, 0]));
}

function add(counts: Counts, key: string, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
