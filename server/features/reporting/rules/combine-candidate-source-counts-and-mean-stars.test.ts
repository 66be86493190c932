import { expect, test } from 'vitest';
import {
  meanStarsOfCandidateSource,
  OTHER_CANDIDATE_SOURCES_NAME,
  type CandidateSourceCounts,
  combineReportedSources,
} from './combine-candidate-source-counts-and-mean-stars.ts';

const row = (source: string, submit: number, name = source): CandidateSourceCounts => ({
  source,
  name,
  started: submit + 1,
  submit,
  review: 1,
  interview: 0,
  hired: 0,
  starsSum: 2 * submit,
  starsCount: submit,
});
const shown = (rows: CandidateSourceCounts[], told: string[]) =>
  combineReportedSources(rows, ({ source }) => told.includes(source)).map(({ name, submit }) => [
    name,
    submit,
  ]);

test('sources of one name are added up, the largest first', () => {
  const rows = [row('a', 1), row('linked-in', 4, 'linkedin'), row('linkedin', 3), row('b', 1)];
  expect(shown(rows, ['a', 'b', 'linkedin', 'linked-in'])).toEqual([
    ['linkedin', 7],
    ['a', 1],
    ['b', 1],
  ]);
});

test('what is not told is one row, also where an admin merged it with what is', () => {
  const rows = [row('jane', 1, 'linkedin'), row('linkedin', 9), row('joe', 2)];
  expect(shown(rows, ['linkedin'])).toEqual([
    ['linkedin', 9],
    [OTHER_CANDIDATE_SOURCES_NAME, 3],
  ]);
});

test.for([
  [4, 20, null],
  [5, 20, 4],
  [6, 20, 3.33],
  [0, 0, null],
] as const)(
  'of %i scored candidates with %i stars the mean is %s',
  ([starsCount, starsSum, mean]) => {
    expect(meanStarsOfCandidateSource({ ...row('a', 1), starsCount, starsSum })).toBe(mean);
  },
);
