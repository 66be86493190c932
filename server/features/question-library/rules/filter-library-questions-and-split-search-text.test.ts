import { expect, test } from 'vitest';
import type { LibraryQuestionContent } from './library-question-content-and-search-text.ts';
import {
  parseLibraryQuestionIdFromText,
  libraryQuestionIdToText,
} from './library-question-id-to-and-from-text.ts';
import { filterLibraryQuestionsBySearch } from './filter-library-questions-and-split-search-text.ts';

const question = (id: string, text: string, skills: string[]): LibraryQuestionContent => ({
  id,
  type: 'sift',
  text,
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills,
  functions: ['hospitality-retail'],
  seniority: 'any',
  version: 1,
  changedAt: null,
  archivedAt: null,
});
const all = [
  question('one', 'A café customer is angry. What do you do?', ['Empathy', 'Listening']),
  question('two', 'The oven fails. What do you do?', ['Judgement']),
];

test.each([
  ['', '', ['one', 'two']],
  ['CAFE angry', '', ['one']],
  ['empathy', '', ['one']],
  ['retail', '', ['one', 'two']],
  ['', 'judgement', ['two']],
  ['oven', 'Empathy', []],
  ['%', '', []],
])('%j with the skill %j finds %j', (search, skill, found) => {
  expect(filterLibraryQuestionsBySearch(all, { search, skill }).map(({ id }) => id)).toEqual(found);
});

test.each([17, 'weighing-evidence'])('%s keeps its kind as a key', (id) => {
  expect(parseLibraryQuestionIdFromText(libraryQuestionIdToText(id))).toBe(id);
});
