import { expect, test } from 'vitest';
import { applicationSubmitProblems } from './application-submit-problems.ts';

const fine = { answer: 'I would ask first.', maxWords: 50 };

test('nothing stops an application that is complete and honest', () => {
  expect(applicationSubmitProblems([fine, fine], true)).toEqual({});
});

test.each([
  [
    'an empty answer',
    [fine, { ...fine, answer: ' \n' }],
    true,
    { 'answer-2': 'Answer question 2.' },
  ],
  [
    'one word too many',
    [{ answer: 'one two', maxWords: 1 }],
    true,
    { 'answer-1': 'Shorten answer 1 by 1 word.' },
  ],
  [
    'several too many',
    [{ answer: 'one two three', maxWords: 1 }],
    true,
    { 'answer-1': 'Shorten answer 1 by 2 words.' },
  ],
  ['no honesty statement', [fine], false, { honest: 'Confirm the honesty statement.' }],
])('%s stops it', (_, questions, isHonest, problems) => {
  expect(applicationSubmitProblems(questions, isHonest)).toEqual(problems);
});
