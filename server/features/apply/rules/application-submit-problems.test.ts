import { expect, test } from 'vitest';
import {
  makeCandidateStageQuestion,
  makeWrittenStageQuestion,
  makeCandidateStage,
} from '../../../test/candidate-stage-and-question-test-data.ts';
import { applicationSubmitProblems } from './application-submit-problems.ts';
import type { CandidateStageQuestion } from './candidate-stage-types-and-list-for-time-estimate.ts';

const fine = (key: string) => makeWrittenStageQuestion('I would ask first.', { key });
const written = (...items: CandidateStageQuestion[]) => makeCandidateStage('sift', items);
const form = (...items: CandidateStageQuestion[]) => makeCandidateStage('form', items);
const honest = { isHonest: true, locale: 'en-GB' } as const;
const item = { text: 'How far is it?\n\nBy road.' };
const licence = { kind: 'yes-no', key: 'licence', ...item } as const;
const number = {
  kind: 'short-text' as const,
  key: 'number',
  ...item,
  condition: { item: 'licence', options: ['yes'] },
};

test('nothing stops an application that is complete and honest', () => {
  expect(
    applicationSubmitProblems({ tests: [], stages: [written(fine('a'), fine('b'))] }, honest),
  ).toEqual({});
});

test.each<[string, CandidateStageQuestion[], Record<string, string>]>([
  [
    'an empty answer',
    [fine('a'), makeWrittenStageQuestion(' \n', { key: 'b' })],
    { 'answer-b': 'Answer question 2.' },
  ],
  [
    'one word too many',
    [makeWrittenStageQuestion('one two', { maxWords: 1, key: 'a' })],
    { 'answer-a': 'Shorten answer 1 by 1 word.' },
  ],
  [
    'several too many',
    [makeWrittenStageQuestion('one two three', { maxWords: 1, key: 'a' })],
    { 'answer-a': 'Shorten answer 1 by 2 words.' },
  ],
  [
    'a line that is too long',
    [
      makeCandidateStageQuestion(
        { kind: 'short-text', key: 'a', maxCharacters: 3 },
        { text: 'four' },
      ),
    ],
    { 'answer-a': 'Change answer 1: Use at most 3 characters.' },
  ],
])('%s stops it', (_, questions, problems) => {
  expect(applicationSubmitProblems({ tests: [], stages: [written(...questions)] }, honest)).toEqual(
    problems,
  );
});

test('no honesty statement stops it', () => {
  expect(
    applicationSubmitProblems(
      { tests: [], stages: [written(fine('a'))] },
      { ...honest, isHonest: false },
    ),
  ).toEqual({
    honest: 'Confirm the honesty statement.',
  });
});

test.each<[string, CandidateStageQuestion[], Record<string, string>]>([
  [
    'without a required answer',
    [makeCandidateStageQuestion({ kind: 'number', key: 'km', ...item })],
    { 'answer-km': 'Answer “How far is it?”.' },
  ],
  [
    'without one that is asked by what was chosen',
    [makeCandidateStageQuestion(licence, { value: true }), makeCandidateStageQuestion(number)],
    { 'answer-number': 'Answer “How far is it?”.' },
  ],
  [
    'without one that is asked of others',
    [makeCandidateStageQuestion(licence, { value: false }), makeCandidateStageQuestion(number)],
    {},
  ],
  [
    'without one that is free to leave',
    [makeCandidateStageQuestion({ kind: 'one-of', key: 'one', required: false })],
    {},
  ],
  [
    'with a number above its limit',
    [makeCandidateStageQuestion({ kind: 'number', key: 'km', ...item, max: 5 }, { value: 6 })],
    { 'answer-km': 'Change “How far is it?”: Write a number of at most 5.' },
  ],
  [
    'with an option that was taken away',
    [makeCandidateStageQuestion({ kind: 'one-of', key: 'one', ...item }, { value: 'gone' })],
    {
      'answer-one': 'Change “How far is it?”: This option is not offered any more. Choose again.',
    },
  ],
  [
    'with too few options',
    [
      makeCandidateStageQuestion(
        { kind: 'many-of', key: 'many', ...item, least: 2 },
        { value: ['red'] },
      ),
    ],
    { 'answer-many': 'Change “How far is it?”: Choose at least 2.' },
  ],
  [
    'with an answer to everything',
    [
      makeCandidateStageQuestion({ kind: 'long-text', key: 'long' }, { text: 'In words.' }),
      makeCandidateStageQuestion({ kind: 'number', key: 'number' }, { value: 1.25 }),
      makeCandidateStageQuestion({ kind: 'date', key: 'date' }, { value: '2024-02-29' }),
      makeCandidateStageQuestion({ kind: 'many-of', key: 'many' }, { value: ['red', 'blue'] }),
      makeCandidateStageQuestion({ kind: 'statement', key: 'statement' }, { value: true }),
      makeCandidateStageQuestion({ kind: 'link', key: 'link' }, { text: 'https://example.org/' }),
    ],
    {},
  ],
])('a form %s', (_, items, problems) => {
  expect(applicationSubmitProblems({ tests: [], stages: [form(...items)] }, honest)).toEqual(
    problems,
  );
});
