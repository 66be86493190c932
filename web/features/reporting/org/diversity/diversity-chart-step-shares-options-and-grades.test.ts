import type { DemographicCountsByCategory } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { expect, test } from 'vitest';
import {
  calculateDemographicSharesByStep,
  stepsWithTooFewPeopleWords,
} from './diversity-chart-step-shares-options-and-grades.ts';

const coverage: DiversityFiguresPeriodsAndGroups = {
  disclosure: 'protected',
  from: '2026-07-01',
  until: '2026-09-30',
  periods: [{ from: '2026-07-01', until: '2026-09-30' }],
  leftOut: [],
  categories: [
    { category: 'gender', title: 'Gender', options: [{ code: 'woman', label: 'Woman' }] },
  ],
};
const step = (name: string, runningTotal: number, counts: DemographicCountsByCategory) =>
  ({ step: 'review', name, runningTotal, grades: { all: counts, B: counts } }) as const;
const demographicsByStep = [
  step('Reviewed', 80, { gender: { woman: 80 } }),
  step('Interviews & tasks', 20, { gender: null }),
  step('Hired', 4, { gender: null }),
];
const of = (grade: string) =>
  calculateDemographicSharesByStep({ demographicsByStep, coverage }, { category: 'gender', grade });

test('a step that five or more reached and nothing is published of says so, and a smaller one does not', () => {
  expect(of('all').map(({ without }) => without)).toEqual([null, 'unpublished', null]);
  expect(stepsWithTooFewPeopleWords(of('all'))).toEqual([
    'Too few got exactly as far as “Interviews & tasks”: they are counted with the step before.',
  ]);
});

test('of one level nobody knows how many reached a step, so nothing is said of it', () => {
  expect(of('B').some(({ without }) => without !== null)).toBe(false);
  expect(stepsWithTooFewPeopleWords(of('B'))).toEqual([]);
});

test('where figures are exact a hidden row of five or more is held back, and is not called too few', () => {
  const exact = { ...coverage, disclosure: 'row-rule' } as const;
  const told = calculateDemographicSharesByStep(
    { demographicsByStep, coverage: exact },
    { category: 'gender', grade: 'all' },
  );
  expect(told.map(({ without }) => without)).toEqual([null, 'held-back', null]);
});
