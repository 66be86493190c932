import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type CountedDemographicsCell,
  mergeStepsWithFewPeople,
} from './merge-steps-with-few-people.ts';
import { PEOPLE_AT_PUBLISHED_STEP_MIN } from './disclosure-limits.ts';

/** People of one option by step, and how they are counted. */
function counted(people: number[], least = PEOPLE_AT_PUBLISHED_STEP_MIN): number[] {
  const cells = hiringReportSteps.flatMap<CountedDemographicsCell>((furthest, n) =>
    people[n]
      ? [{ group: 'all', category: 'gender', option: 'a', furthest, count: people[n] }]
      : [],
  );
  const out = mergeStepsWithFewPeople(
    cells,
    cells.map(({ group, furthest, count }) => ({ group, furthest, people: count })),
    least,
  );
  return hiringReportSteps.map((step) => out.find(({ furthest }) => furthest === step)?.count ?? 0);
}

test.each([
  [
    [20, 5, 5, 5, 5, 5],
    [20, 5, 5, 5, 5, 5],
  ],
  // Four hires are counted as interviewed.
  [
    [20, 5, 5, 5, 6, 4],
    [20, 5, 5, 5, 10, 0],
  ],
  // And further down, as often as it takes.
  [
    [20, 9, 0, 2, 1, 1],
    [20, 13, 0, 0, 0, 0],
  ],
  [
    [20, 9, 0, 2, 2, 1],
    [20, 9, 0, 5, 0, 0],
  ],
  // Whoever began and stopped, and is nearly alone in that, is left out.
  [
    [3, 30, 0, 0, 0, 0],
    [0, 30, 0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
])('%j people are counted as %j', (people, expected) => {
  expect(counted(people)).toEqual(expected);
});

test('of a part of the organisation a step is told from more people on, but the first, which has none before it', () => {
  expect(counted([9, 20, 0, 30, 6, 4], 25)).toEqual([29, 0, 0, 40, 0, 0]);
  expect(counted([9, 0, 0, 60, 20, 5], 25)).toEqual([9, 0, 0, 60, 25, 0]);
  expect(counted([4, 0, 0, 60, 20, 4], 25)).toEqual([0, 0, 0, 84, 0, 0]);
});

test('what an answer was never decides where it is counted', () => {
  const answers = fc.array(
    fc.record({
      option: fc.constantFrom('a', 'b'),
      furthest: fc.constantFrom(...hiringReportSteps),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(answers, (given) => {
      const out = (label: (option: string) => string) =>
        rowsOf(given.map(({ option, furthest }) => ({ option: label(option), furthest })));
      expect(out(() => 'a')).toEqual(out((option) => option));
      for (const [, people] of out((option) => option)) expect(people).toBeGreaterThanOrEqual(5);
    }),
  );
});

/** How many are counted at each step, over all options. */
function rowsOf(
  answers: { option: string; furthest: HiringReportStepKey }[],
): [HiringReportStepKey, number][] {
  const cells = answers.map<CountedDemographicsCell>((answer) => ({
    ...answer,
    group: 'all',
    category: 'gender',
    count: 1,
  }));
  const reached = cells.map(({ group, furthest }) => ({ group, furthest, people: 1 }));
  const out = mergeStepsWithFewPeople(cells, reached, PEOPLE_AT_PUBLISHED_STEP_MIN);
  return hiringReportSteps.flatMap((step) => {
    const people = out.reduce((sum, cell) => sum + (cell.furthest === step ? cell.count : 0), 0);
    return people === 0 ? [] : [[step, people] as [HiringReportStepKey, number]];
  });
}
