import { expect, test } from 'vitest';
import { redealAnswersToOtherReviewers } from './redeal-answers-to-other-reviewers.ts';

const seed = Buffer.alloc(32, 7);
const helper = (id: number, { load = 0, isReviewer = true } = {}) => ({ id, load, isReviewer });
const answers = (n: number, had: number[] = [9]) =>
  Array.from({ length: n }, (_, i) => ({ application: i + 1, question: (i % 3) + 1, had }));

test('every answer gets one other reader, and nobody gets two more than somebody else', () => {
  const { hands, without } = redealAnswersToOtherReviewers({
    seed,
    answers: answers(31),
    helpers: [helper(1), helper(2), helper(3)],
  });
  expect(without).toEqual([]);
  expect(new Set(hands.map(({ application }) => application)).size).toBe(31);
  const loads = [1, 2, 3].map((id) => hands.filter(({ reviewers }) => reviewers[0] === id).length);
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
});

test('whoever has or had an answer never gets it again', () => {
  const { hands } = redealAnswersToOtherReviewers({
    seed,
    answers: answers(20, [9, 1, 2]),
    helpers: [helper(1), helper(2), helper(3)],
  });
  expect(new Set(hands.flatMap(({ reviewers }) => reviewers))).toEqual(new Set([3]));
});

test('whoever has much to do gets little', () => {
  const { hands } = redealAnswersToOtherReviewers({
    seed,
    answers: answers(10),
    helpers: [helper(1, { load: 10 }), helper(2)],
  });
  expect(hands.filter(({ reviewers }) => reviewers[0] === 2)).toHaveLength(10);
});

test('the rest of the team reads only what no reviewer is left for', () => {
  const mixed = [...answers(4, [9]), { application: 50, question: 1, had: [9, 1] }];
  const { hands } = redealAnswersToOtherReviewers({
    seed,
    answers: mixed,
    helpers: [helper(1, { load: 90 }), helper(5, { isReviewer: false })],
  });
  expect(
    hands.filter(({ reviewers }) => reviewers[0] === 5).map(({ application }) => application),
  ).toEqual([50]);
});

test('where nobody is left, it says for which answers', () => {
  const { hands, without } = redealAnswersToOtherReviewers({
    seed,
    answers: answers(2, [9, 1]),
    helpers: [helper(1)],
  });
  expect(hands).toEqual([]);
  expect(without).toHaveLength(2);
});

test('the same seed deals the same', () => {
  const wish = { seed, answers: answers(12), helpers: [helper(1), helper(2), helper(3)] };
  expect(redealAnswersToOtherReviewers(wish)).toEqual(
    redealAnswersToOtherReviewers({
      ...wish,
      answers: wish.answers.toReversed(),
      helpers: wish.helpers.toReversed(),
    }),
  );
});
