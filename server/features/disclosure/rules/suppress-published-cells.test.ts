import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { sumPublishedDemographicsCells } from './round-and-sum-demographics-cells.ts';
import { suppressPublishedDemographicsCells } from './suppress-published-cells.ts';

const codes = ['gender.woman', 'gender.man', 'unknown'];
const categories = [{ category: 'gender' as const, options: codes.map((code) => ({ code })) }];
/** Each as a table of its own. */
const shown = (stored: [string, HiringReportStepKey, number][]) =>
  suppressPublishedDemographicsCells(
    'all',
    sumPublishedDemographicsCells(
      stored.map(([option, furthest, n]) => ({ gender: { [option]: { [furthest]: n } } })),
    ),
    { categories },
  ).steps;

test('a step counts whoever got as far or further', () => {
  const steps = shown([
    ['gender.woman', 'hired', 5],
    ['gender.woman', 'cvreview', 20],
    ['gender.man', 'started', 40],
    ['gender.man', 'review', 15],
    ['unknown', 'submit', 10],
  ]);
  const row = (woman: unknown, man: unknown, unknown: unknown) => ({
    gender: { 'gender.woman': woman, 'gender.man': man, unknown },
  });
  expect(steps).toEqual({
    started: row(25, 55, 10),
    submit: row(25, 15, 10),
    review: row(25, 15, '<5'),
    cvreview: row(25, '<5', '<5'),
    interview: row(5, '<5', '<5'),
    hired: row(5, '<5', '<5'),
  });
});

test('fewer than five candidates in a row: nothing of it is shown', () => {
  expect(shown([]).started).toEqual({ gender: null });
  expect(shown([['gender.woman', 'submit', 5]]).review).toEqual({ gender: null });
});

test('nothing is ever more at a later step, and every number is a multiple of five', () => {
  const sums = fc.array(
    fc.tuple(
      fc.constantFrom(...codes),
      fc.constantFrom(...hiringReportSteps),
      fc.nat(8).map((n) => n * 5),
    ),
  );
  fc.assert(
    fc.property(sums, (given) => {
      const steps = shown(given);
      for (const code of codes) {
        const counts = hiringReportSteps.map((step) => {
          const cell = steps[step].gender?.[code];
          return typeof cell === 'number' ? cell : 0;
        });
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const count of counts) expect(count % 5).toBe(0);
      }
    }),
  );
});

test('none of what is rounded coarsely is held back, as it may be more than four', () => {
  const reached = new Map([['gender' as const, new Map([['gender.woman', [40, 0, 0, 0, 0, 0]]])]]);
  const options = ['gender.woman', 'gender.man', 'gender.other'].map((code) => ({ code }));
  const { steps } = suppressPublishedDemographicsCells('all', reached, {
    categories: [{ category: 'gender', options }],
    coarse: [{}, { gender: { 'gender.woman': 40, 'gender.man': 40 } }],
  });
  expect(steps.started.gender).toEqual({
    'gender.woman': 40,
    'gender.man': null,
    'gender.other': '<5',
  });
});
