import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountedDemographicsCell } from './merge-steps-with-few-people.ts';
import { reviseDemographicsCells } from './revise-demographics-cells.ts';

const row = (
  counts: Record<string, number>,
  furthest: CountedDemographicsCell['furthest'] = 'review',
): CountedDemographicsCell[] =>
  Object.entries(counts).map(([option, count]) => ({
    group: 'all',
    category: 'gender',
    option,
    furthest,
    count,
  }));
const counts = (cells: CountedDemographicsCell[]) =>
  cells.map(({ option, count }) => `${option} ${count}`);

test.each<[string, Record<string, number>, Record<string, number>, string[]]>([
  ['nothing changed', { woman: 20, man: 10 }, { woman: 20, man: 10 }, []],
  ['four came', { woman: 20, man: 10 }, { woman: 23, man: 11 }, []],
  ['five came, all of one option', { woman: 20, man: 10 }, { woman: 25, man: 10 }, ['woman 25']],
  ['five came', { woman: 20, man: 10 }, { woman: 23, man: 12 }, ['woman 23', 'man 12']],
  ['five went, an option with them', { woman: 20, man: 5 }, { woman: 20 }, ['man 0']],
  ['four answer otherwise', { woman: 20, man: 10 }, { woman: 16, man: 14 }, []],
  ['one is erased', { woman: 20, unknown: 10 }, { woman: 19, unknown: 11 }, []],
  ['a new option', { woman: 20 }, { woman: 20, other: 5 }, ['other 5']],
])('%s', (_, stored, today, expected) => {
  expect(counts(reviseDemographicsCells(row(stored), row(today)))).toEqual(expected);
});

const bySteps = (cells: readonly CountedDemographicsCell[]) =>
  Object.fromEntries(cells.map(({ furthest, count }) => [furthest, count]));

test('each step is judged by its own people: a sixth hire does not ride along with five reviews', () => {
  const stored = [...row({ woman: 20 }), ...row({ woman: 5 }, 'hired')];
  const today = [...row({ woman: 40 }), ...row({ woman: 6 }, 'hired')];
  expect(bySteps(reviseDemographicsCells(stored, today))).toEqual({ review: 41 });
});

test('who comes to a step with others from two is counted once', () => {
  const stored = [...row({ woman: 30 }, 'submit'), ...row({ woman: 30 }, 'interview')];
  const today = [
    ...row({ woman: 26 }, 'submit'),
    ...row({ woman: 26 }, 'interview'),
    ...row({ woman: 8 }, 'hired'),
  ];
  expect(bySteps(reviseDemographicsCells(stored, today))).toEqual({ interview: 22, hired: 8 });
});

const counted = fc.array(
  fc.record({
    group: fc.constant('all'),
    category: fc.constant('gender' as const),
    option: fc.constantFrom('woman', 'man'),
    furthest: fc.constantFrom(...hiringReportSteps),
    count: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 12 },
);

test('whatever happened meanwhile, nobody is counted twice, and nobody goes missing but for fewer than five', () => {
  fc.assert(
    fc.property(counted, counted, (before, after) => {
      const [stored, today] = [once(before), once(after)];
      const told = once([...reviseDemographicsCells(stored, today), ...stored]);
      const total = (cells: readonly CountedDemographicsCell[]) =>
        cells.reduce((sum, { count }) => sum + count, 0);
      expect(told.every(({ count }) => count >= 0)).toBe(true);
      const [few, many] = [total(stored), total(today)].toSorted((a, b) => a - b);
      expect(total(told)).toBeGreaterThanOrEqual((few ?? 0) - 4);
      if (stored.length === 0 && (many ?? 0) >= 5) expect(total(told)).toBe(total(today));
    }),
  );
});

/** One cell an option and step: the first that is given. */
function once(cells: readonly CountedDemographicsCell[]): CountedDemographicsCell[] {
  const found = new Map<string, CountedDemographicsCell>();
  for (const cell of cells) {
    const key = `${cell.option} ${cell.furthest}`;
    if (!found.has(key)) found.set(key, cell);
  }
  return [...found.values()];
}
