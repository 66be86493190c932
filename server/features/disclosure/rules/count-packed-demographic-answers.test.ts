import { demographicCategories } from '@evenhand/contract/reporting/demographic-categories.ts';
import { expect, test } from 'vitest';
import {
  type DemographicCountsOfGroup,
  countDemographicAnswersOfPackedCandidates,
  firstCountIndexByDemographicCategory,
} from './count-packed-demographic-answers.ts';

const WOMAN = 1;
const person = (source: number, day: number, reached: number, gender: number) =>
  Buffer.from([
    0,
    0,
    0,
    source,
    day,
    reached,
    gender,
    ...demographicCategories.slice(1).map(() => 0),
  ]).toString('hex');
/** People and women of each pile. */
const reported = (piles: readonly DemographicCountsOfGroup[]) =>
  piles.map(({ group, reached, counts }) => {
    const ofGender = counts.slice(0, firstCountIndexByDemographicCategory[1]);
    return [group, reached, ofGender.reduce((sum, n) => sum + n, 0), counts[WOMAN]];
  });

test('people are counted by group and by source, and those of other days of the month not at all', () => {
  const people = [
    person(1, 4, 1, WOMAN),
    person(1, 5, 3, WOMAN),
    person(2, 20, 3, 0),
    person(2, 21, 3, WOMAN),
  ].join('');
  const { byGroup, bySource } = countDemographicAnswersOfPackedCandidates([
    { group: 'Senior', people, firstDay: 5, lastDay: 20 },
    { group: 'Junior', people, firstDay: 1, lastDay: 4 },
    { group: 'Nobody', people: '', firstDay: 1, lastDay: 31 },
  ]);
  expect(reported(byGroup)).toEqual([
    ['Senior', 3, 2, 1],
    ['Junior', 1, 1, 1],
  ]);
  expect(reported(bySource)).toEqual([
    ['1', 3, 1, 1],
    ['1', 1, 1, 1],
    ['2', 3, 1, 0],
  ]);
});

test('whether somebody was rejected since is no step, and a byte without a meaning is unknown', () => {
  const people = person(1, 1, 3 + 64, 200) + person(1, 1, 3, WOMAN);
  const { byGroup } = countDemographicAnswersOfPackedCandidates([
    { group: 'all', people, firstDay: 1, lastDay: 31 },
  ]);
  expect(reported(byGroup)).toEqual([['all', 3, 2, 1]]);
  expect(byGroup[0]?.counts[0]).toBe(1);
});
