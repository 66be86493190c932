import type { ItemAnsweredByFormFields } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { expect, test } from 'vitest';
import {
  filledInFormFields as filledIn,
  formItemsOneOfEachKind,
} from '../../../test/given-form-with-item-of-each-kind.ts';
import {
  listPostedAnswersNotStored,
  listPostedTextNotStored,
} from './list-posted-answers-not-stored.ts';
import { parseCandidateForm } from './parse-candidate-form.ts';

const NONE = { text: '', value: null };
// A form has no item of another kind.
const questions = (formItemsOneOfEachKind as ItemAnsweredByFormFields[]).map((item, at) => ({
  id: at + 1,
  item,
  answer: NONE,
  version: 0,
}));
const { answers } = parseCandidateForm(questions, filledIn, 'en-GB');
const stored = questions.map((one) => ({
  ...one,
  answer: answers.find(({ questionId }) => questionId === one.id) ?? NONE,
}));

test.each([
  ['the same', filledIn, []],
  ['the same, written otherwise', { ...filledIn, 'item-date': '2028-02-29' }, []],
  ['nothing', { 'item-short': ' ', csrf: 'x' }, []],
  ['another text', { ...filledIn, 'item-long': 'I hum.' }, ['I hum.']],
  ['an option', { 'item-one': 'early' }, ['Which shift suits you? From four in the morning']],
  ['a day that is none', { 'item-date': '31 February' }, ['31 February']],
  ['a text that is too long to be stored', { 'item-long': 'x'.repeat(20_001) }, [/^x{20001}$/]],
  ['an option that there is not', { 'item-one': 'never' }, []],
])('%s', (_, fields, given) => {
  expect(listPostedAnswersNotStored(stored, fields, 'en-GB')).toEqual(
    given.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
  );
});

test('where nothing is stored, everything that was chosen and written is given', () => {
  expect(listPostedAnswersNotStored(questions, filledIn, 'en-GB')).toHaveLength(questions.length);
});

test.each([
  ['Of the oven.', 'Of the oven.', []],
  [' Of the\r\noven.\u202e', 'Of the\noven.', []],
  ['Of the oven, hot.', 'Of the oven.', ['Of the oven, hot.']],
  [' \n', 'Of the oven.', []],
  ['Of the oven.', '', ['Of the oven.']],
])('of %j beside %j', (text, kept, given) => {
  expect(listPostedTextNotStored(text, kept)).toEqual(given);
});
