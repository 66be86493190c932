import { expect, test } from 'vitest';
import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type DemographicOptionCountByStepsReached,
  judgeAdverseImpactOfCategory,
  type PublishedStepCounts,
  classifyAdverseImpact,
} from './judge-and-classify-adverse-impact.ts';
import { measureCpuMs } from '../../../test/measure-cpu-ms.ts';

const [STARTED, SUBMITTED, CV_REVIEWED, INTERVIEWED] = [1, 3, 15, 31] as const;

/** People of one role by how far they got. */
const people = (
  option: string,
  counts: Partial<Record<number, number>>,
  jobId = 1,
): DemographicOptionCountByStepsReached[] =>
  Object.entries(counts).map(([reached, n]) => ({
    jobId,
    option,
    reached: Number(reached),
    n: n ?? 0,
  }));

/** What is published of them, if rounding changed nothing. */
const asCounted = (counts: readonly DemographicOptionCountByStepsReached[]): PublishedStepCounts =>
  new Map(
    [...Map.groupBy(counts, ({ option }) => option)].map(([option, own]) => [
      option,
      hiringReportSteps.map((_, place) =>
        own.reduce((sum, { reached, n }) => sum + (reached & (1 << place) ? n : 0), 0),
      ),
    ]),
  );

const judge = (
  counts: readonly DemographicOptionCountByStepsReached[],
  published = asCounted(counts),
) => judgeAdverseImpactOfCategory(counts, published);

test.each([
  ['a low ratio that chance explains', 0.5, 0.2, 'consistent with chance'],
  ['unusual', 0.7, 0.09, 'worth a look'],
  ['exactly one in ten', 0.7, 0.1, 'consistent with chance'],
  ['certain, and small', 0.85, 0.003, 'worth a look'],
  ['rare and a fifth less often', 0.79, 0.04, 'act'],
  ['exactly four fifths', 0.8, 0.04, 'worth a look'],
  ['exactly one in twenty', 0.5, 0.05, 'worth a look'],
  ['more often, once roles are told apart', 1.4, 0.001, 'consistent with chance'],
])('%s: ratio %d, p %d', (_, ratio, adjusted, verdict) => {
  expect(classifyAdverseImpact({ ratio, adjusted })).toBe(verdict);
});

test('groups are compared with the one that passes most often, at each step that tells something', () => {
  // Submitting: 90 of 100 and 60 of 100: 0.6667. Reviewing: all who submitted. Interviews: 30 of 90 and 18 of 60: 0.9.
  const { rows, leftOut } = judge([
    ...people('a', { [STARTED]: 10, [CV_REVIEWED]: 60, [INTERVIEWED]: 30 }),
    ...people('b', { [STARTED]: 40, [CV_REVIEWED]: 42, [INTERVIEWED]: 18 }),
  ]);
  expect(leftOut).toEqual([]);
  expect(rows).toEqual([
    // 0.6667 × e^±(1.96 × √(1/90 − 1/100 + 1/60 − 1/100)): 0.56 to 0.79.
    {
      option: 'b',
      step: 'submit',
      against: 'a',
      ratio: 0.7,
      low: 0.6,
      high: 0.8,
      verdict: 'act',
    },
    // 0.9 × e^±(1.96 × √(1/30 − 1/90 + 1/18 − 1/60)): 0.55 to 1.46.
    {
      option: 'b',
      step: 'interview',
      against: 'a',
      ratio: 0.9,
      low: 0.6,
      high: 1.5,
      verdict: 'consistent with chance',
    },
  ]);
});

test('groups under 2 % are left out and said so, and groups under 25 are never named', () => {
  const { rows, leftOut } = judge([
    ...people('large', { [STARTED]: 1000, [SUBMITTED]: 1000 }),
    ...people('next', { [STARTED]: 30, [SUBMITTED]: 30 }),
    // 35 of 2,104: 1.7 %.
    ...people('under 2 %', { [STARTED]: 20, [SUBMITTED]: 15 }),
    ...people('under 25', { [STARTED]: 3, [SUBMITTED]: 2 }),
  ]);
  expect(rows.map(({ option }) => option)).toEqual(['next']);
  expect(leftOut).toEqual(['under 2 %']);
});

test('which groups are compared or named follows from what is published, whatever the exact counts are', () => {
  const counts = [
    ...people('a', { [STARTED]: 500, [SUBMITTED]: 500 }),
    ...people('b', { [STARTED]: 12, [SUBMITTED]: 12 }),
    ...people('c', { [STARTED]: 13, [SUBMITTED]: 13 }),
    ...people('d', { [STARTED]: 8, [SUBMITTED]: 4 }),
  ];
  // 24 rounded up, 26 rounded down, and 12 never so far off: as published b is compared and c is not there.
  const published = new Map([
    ['a', [1000, 500, 0, 0, 0, 0]],
    ['b', [25, 15, 0, 0, 0, 0]],
    ['c', [20, 10, 0, 0, 0, 0]],
  ]);
  const { rows, leftOut } = judge(counts, published);
  expect(rows.map(({ option }) => option)).toEqual(['b']);
  expect(leftOut).toEqual([]);
  expect(judge(counts, new Map([...published, ['a', [2000, 1000, 0, 0, 0, 0]]]))).toEqual({
    rows: [],
    leftOut: ['b'],
  });
});

test('groups of whom fewer than 25 stand before a step are not compared at it', () => {
  const { rows, leftOut } = judge([
    ...people('a', { [STARTED]: 50, [CV_REVIEWED]: 40, [INTERVIEWED]: 20 }),
    ...people('b', { [STARTED]: 50, [CV_REVIEWED]: 23, [INTERVIEWED]: 1 }),
  ]);
  expect(leftOut).toEqual([]);
  expect(rows.map(({ step }) => step)).toEqual(['submit']);
});

test('groups of whom fewer than five would pass by chance are not compared', () => {
  // 8 of 60 pass: 30 × 8 / 60 = 4 expected; with 10 of 60 it is 5.
  const hired = (n: number) =>
    judge([
      ...people('a', { [STARTED]: 30 - n, [SUBMITTED]: n }),
      ...people('b', { [STARTED]: 30, [SUBMITTED]: 0 }),
    ]).rows;
  expect(hired(8)).toEqual([]);
  expect(hired(10)).toMatchObject([{ option: 'b', verdict: 'act' }]);
});

test('groups who applied for harder roles are not held against it', () => {
  // One in ten passes the first role, four in five the second, in both groups: thrown together 24 % against 66 %.
  const { rows } = judge([
    ...people('a', { [STARTED]: 180, [SUBMITTED]: 20 }, 1),
    ...people('a', { [STARTED]: 10, [SUBMITTED]: 40 }, 2),
    ...people('b', { [STARTED]: 45, [SUBMITTED]: 5 }, 1),
    ...people('b', { [STARTED]: 40, [SUBMITTED]: 160 }, 2),
  ]);
  expect(rows).toMatchObject([
    { option: 'a', against: 'b', ratio: 1, verdict: 'consistent with chance' },
  ]);
});

test('groups that never applied for the same role cannot be compared', () => {
  const { rows } = judge([
    ...people('a', { [STARTED]: 50, [SUBMITTED]: 50 }, 1),
    ...people('b', { [STARTED]: 90, [SUBMITTED]: 10 }, 2),
  ]);
  expect(rows).toEqual([]);
});

test('groups are corrected for all pairs, as the best is chosen after looking', () => {
  // b alone against a: 26 of 60 and 38 of 60, p = 0.030. Two more groups between them make six pairs, of which three are compared.
  const two = [
    ...people('a', { [STARTED]: 22, [SUBMITTED]: 38 }),
    ...people('b', { [STARTED]: 34, [SUBMITTED]: 26 }),
  ];
  const more = [
    ...people('c', { [STARTED]: 25, [SUBMITTED]: 35 }),
    ...people('d', { [STARTED]: 26, [SUBMITTED]: 34 }),
  ];
  const ofB = (counts: DemographicOptionCountByStepsReached[]) =>
    judge(counts).rows.find(({ option }) => option === 'b')?.verdict;
  expect(ofB(two)).toBe('act');
  expect(ofB([...two, ...more])).toBe('consistent with chance');
});

test('nobody at all is nothing', () => {
  expect(judge([])).toEqual({ rows: [], leftOut: [] });
  // Began, and never came to the first step.
  expect(judge(people('a', { 0: 400 }))).toEqual({ rows: [], leftOut: [] });
});

test('a year of very many roles and people is judged in a moment', () => {
  const counts = Array.from({ length: 3000 }, (_, jobId) =>
    ['a', 'b', 'c', 'd'].flatMap((option) =>
      people(option, { [STARTED]: 20 + (jobId % 7), [SUBMITTED]: 15 + (jobId % 5) }, jobId),
    ),
  ).flat();
  const cpuMs = measureCpuMs(() => {
    const { rows } = judge(counts);
    expect(rows.map(({ ratio }) => ratio)).toEqual([1, 1, 1]);
  });
  expect(cpuMs).toBeLessThan(5000);
});
