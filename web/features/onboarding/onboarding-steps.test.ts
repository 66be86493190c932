import { expect, test } from 'vitest';
import {
  onboardingPercentDone,
  countScoredSampleReviewAnswers,
  onboardingStepsWithState,
} from './onboarding-steps.ts';

const none = { people: 1, jobs: 0, sampleJobId: null };
const doneOf = (...query: Parameters<typeof onboardingStepsWithState>) =>
  onboardingStepsWithState(...query).flatMap(({ id, isDone }) => (isDone ? [id] : []));

test.for([
  ['at first only the account', none, null, ['account']],
  ['a sample role alone is no first role', { ...none, jobs: 1, sampleJobId: 1 }, null, ['account']],
  ['a second role is one', { ...none, jobs: 2, sampleJobId: 1 }, null, ['account', 'job']],
  ['so is the one of a template, without a sample', { ...none, jobs: 1 }, null, ['account', 'job']],
  ['a second person makes a team', { ...none, people: 2 }, null, ['account', 'team']],
  ['answers left are not done', none, { total: 48, unscored: 1 }, ['account']],
  ['no answer without a score is', none, { total: 48, unscored: 0 }, ['account', 'review']],
  ['a review without answers is not', none, { total: 0, unscored: 0 }, ['account']],
  [
    'all',
    { people: 3, jobs: 4, sampleJobId: 1 },
    { total: 4, unscored: 0 },
    ['account', 'review', 'team', 'job'],
  ],
] as const)('%s', ([, beginnings, review, done]) => {
  expect(doneOf(beginnings, review)).toEqual(done);
});

test('progress is the percentage of completed steps', () => {
  const percents = [0, 1, 2, 3, 4].map((done) =>
    onboardingPercentDone([0, 1, 2, 3].map((n) => ({ id: 'account', isDone: n < done }))),
  );
  expect(percents).toEqual([0, 25, 50, 75, 100]);
});

test('answers without a score are counted, whichever question they answer', () => {
  const answer = (score: number | null) => ({ id: '', text: '', Reviews: [{ score }] });
  expect(
    countScoredSampleReviewAnswers([
      { Answers: [answer(3), answer(null)] },
      { Answers: [answer(null)] },
      { Answers: [] },
    ]),
  ).toEqual({ total: 3, unscored: 2 });
  expect(
    countScoredSampleReviewAnswers([{ Answers: [{ id: '', text: '', Reviews: [] }] }]),
  ).toEqual({
    total: 1,
    unscored: 1,
  });
  expect(countScoredSampleReviewAnswers([])).toEqual({ total: 0, unscored: 0 });
});
