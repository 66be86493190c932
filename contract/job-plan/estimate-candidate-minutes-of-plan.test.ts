import { expect, test } from 'vitest';
import {
  estimateCandidateMinutesOfPlan,
  type StageForTimeEstimate,
} from './estimate-candidate-minutes-of-plan.ts';

const stage = (
  kind: StageForTimeEstimate['kind'],
  items: StageForTimeEstimate['items'],
  minutes: number | null = null,
): StageForTimeEstimate => ({ kind, items, minutes });

test.each<[string, StageForTimeEstimate[], number]>([
  ['nothing', [], 0],
  ['a short text', [stage('form', [{ kind: 'short-text' }])], 1],
  ['a long text', [stage('sift', [{ kind: 'long-text', maxWords: 250 }])], 22],
  ['a file', [stage('task', [{ kind: 'file' }])], 15],
  ['a test with a limit', [stage('test', [{ kind: 'one-of' }, { kind: 'one-of' }], 20)], 20],
  ['a test without one', [stage('test', [{ kind: 'one-of' }, { kind: 'many-of' }])], 1.5],
  ['an interview', [stage('interview', [{ kind: 'interview' }], 60)], 60],
  ['a form, which nothing limits', [stage('form', [{ kind: 'short-text' }], 60)], 1],
  ['a CV', [stage('cv', [{ kind: 'cvFocus' }])], 0],
])('%s', (_, stages, minutes) => {
  expect(estimateCandidateMinutesOfPlan(stages, 0).candidate).toBe(minutes);
});

test('stages add up, more than 45 minutes are many, and all applicants are asked for theirs', () => {
  const texts = stage('sift', [
    { kind: 'long-text', maxWords: 250 },
    { kind: 'long-text', maxWords: 250 },
  ]);
  const form = (n: number) =>
    stage(
      'form',
      Array.from({ length: n }, () => ({ kind: 'short-text' })),
    );
  expect(estimateCandidateMinutesOfPlan([form(1), texts], 40)).toEqual({
    candidate: 45,
    stages: [1, 44],
    isLong: false,
    allApplicants: 1800,
  });
  expect(estimateCandidateMinutesOfPlan([form(2), texts], 0)).toMatchObject({
    isLong: true,
    allApplicants: 0,
  });
});
