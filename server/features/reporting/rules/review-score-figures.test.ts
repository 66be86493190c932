import { expect, test } from 'vitest';
import {
  type AnswerWithStarsTestData,
  makeJobScoreSumsTestData,
} from '../fixture/make-score-sums-test-data.ts';
import { reviewScoreFigures } from './review-score-figures.ts';

const texts = ['First?', 'Second?'];
const figuresOf = (answers: AnswerWithStarsTestData[], query = texts) =>
  reviewScoreFigures(makeJobScoreSumsTestData(query, answers));
const many = (stars: (candidate: number, question: number) => number[], n = 20) =>
  Array.from({ length: n }, (_, candidate) =>
    texts.map((_text, question) => ({ candidate, question, stars: stars(candidate, question) })),
  ).flat();

test('where reviewers give the same, and both questions say the same, all is as well as it can be', () => {
  const told = figuresOf(many((c) => [(c % 5) + 1, (c % 5) + 1]));
  expect(told).toMatchObject({
    candidates: 20,
    agreement: { answers: 40, single: 1, mean: 1, k: 2, foretold: [1, 1, 1, 1, 1] },
    // 1 to 5, four of each: mean 3, variance 20 × 2 × … = 40 / 19.
    questions: [
      { answers: 20, mean: 3, sd: 1.45, itemRest: 1, ones: 20, fives: 20, apart: 0, advice: [] },
      { answers: 20, mean: 3, sd: 1.45, itemRest: 1, ones: 20, fives: 20, apart: 0, advice: [] },
    ],
    // 1, 2, 3, 4 and 5 stars; 5 is in the last half star.
    distribution: [4, 0, 4, 0, 4, 0, 4, 4],
  });
});

test('a question whose answers are all alike, or that goes with nothing, does not separate', () => {
  const alike = figuresOf(many((c, q) => (q === 0 ? [3, 3] : [(c % 5) + 1, (c % 5) + 1])));
  expect(alike.questions.map(({ advice }) => advice)).toEqual([['does-not-separate'], []]);
  expect(alike.questions[0]).toMatchObject({ sd: 0, itemRest: null });
  const against = figuresOf(many((c, q) => [q === 0 ? (c % 5) + 1 : 5 - (c % 5)]));
  expect(against.questions.map(({ itemRest, advice }) => [itemRest, ...advice])).toEqual([
    [-1, 'does-not-separate'],
    [-1, 'does-not-separate'],
  ]);
});

test('a question that is read differently says so from more than a quarter of its answers on', () => {
  const apart = (n: number) =>
    figuresOf(many((c, q) => (q === 0 && c < n ? [1, 4] : [(c % 5) + 1, (c % 5) + 1])))
      .questions[0];
  expect(apart(5)).toMatchObject({ apart: 25, advice: [] });
  expect(apart(6)).toMatchObject({ apart: 30, advice: ['read-differently'] });
});

test('nineteen answers are too few for figures, four candidates for a distribution', () => {
  const [first] = figuresOf(
    many((c) => [(c % 5) + 1], 19).filter(({ question }) => question === 0),
    texts.slice(0, 1),
  ).questions;
  expect(first).toEqual({
    text: 'First?',
    answers: 19,
    mean: null,
    sd: null,
    itemRest: null,
    single: null,
    ones: null,
    fives: null,
    apart: null,
    advice: [],
  });
  expect(figuresOf(many(() => [3], 4)).distribution).toBeNull();
  expect(figuresOf(many(() => [3], 5)).distribution).toEqual([0, 0, 0, 0, 5, 0, 0, 0]);
});

test('where each answer was read once, agreement is not told', () => {
  expect(figuresOf(many((c) => [(c % 5) + 1])).agreement).toBeNull();
});

test('whoever lacks a score in one question is in no distribution, and in the figures of the other', () => {
  const answers = many((c) => [(c % 5) + 1]).filter(
    ({ candidate, question }) => candidate > 0 || question === 0,
  );
  const told = figuresOf(answers);
  expect(told.questions.map((question) => question.answers)).toEqual([20, 19]);
  expect(told.distribution?.reduce((a, b) => a + b, 0)).toBe(19);
});

test('nothing scored is nothing', () => {
  expect(figuresOf([], [])).toEqual({
    candidates: 0,
    agreement: null,
    questions: [],
    distribution: null,
  });
});
