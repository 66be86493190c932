import { defaultAdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import { expect, test } from 'vitest';
import {
  mergeJobDraftValues,
  withSavedQuestionIds,
  withoutLostQuestionIds,
} from './merge-job-draft-values.ts';
import type { JobQuestionValues, JobDraftValues } from './job-draft-values.ts';

const question: JobQuestionValues = {
  key: 'a',
  text: 'A',
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills: [],
  maxWords: 250,
};
const base: JobDraftValues = {
  title: 'Baker',
  team: '',
  grade: '',
  location: '',
  closing: { closesAt: null, openUntilFilled: false },
  description: '',
  ...defaultAdvertDetails,
  questions: [question],
  parts: { 1: 'admin' },
  reviewsPerAnswer: 3,
  planChangeReason: '',
};

test.each<
  [string, Partial<JobDraftValues>, Partial<JobDraftValues>, Partial<JobDraftValues>, string[]]
>([
  ['what I changed stays', { title: 'Cook' }, {}, { title: 'Cook' }, []],
  ['what they changed is taken', {}, { title: 'Miller' }, { title: 'Miller' }, []],
  [
    'different fields go together',
    { team: 'A' },
    { title: 'Miller' },
    { title: 'Miller', team: 'A' },
    [],
  ],
  ['the same change is no clash', { title: 'Cook' }, { title: 'Cook' }, { title: 'Cook' }, []],
  [
    'outer spaces are no change',
    { title: ' Baker ' },
    { title: 'Miller' },
    { title: 'Miller' },
    [],
  ],
  [
    'both changed: mine stays, and clashes',
    { title: 'Cook' },
    { title: 'Miller' },
    { title: 'Cook' },
    ['title'],
  ],
  [
    'outer spaces in a group are no change, and an empty field is none',
    { place: { ...defaultAdvertDetails.place, city: ' ', region: ' ' } },
    { place: { ...defaultAdvertDetails.place, country: 'GB' } },
    { place: { ...defaultAdvertDetails.place, country: 'GB' } },
    [],
  ],
  [
    'a group of details clashes as a whole',
    { work: { ...defaultAdvertDetails.work, hours: '20 hours' } },
    { work: { ...defaultAdvertDetails.work, openings: 2 } },
    { work: { ...defaultAdvertDetails.work, hours: '20 hours' } },
    ['work'],
  ],
  [
    'parts clash as a whole',
    { parts: { 1: 'admin', 2: 'reviewer' } },
    { parts: { 1: 'admin', 3: 'reviewer' } },
    { parts: { 1: 'admin', 2: 'reviewer' } },
    ['parts'],
  ],
])('%s', (_, mine, news, merged, clashes) => {
  const told = mergeJobDraftValues({
    base,
    mine: { ...base, ...mine },
    news: { ...base, ...news },
  });
  expect(told).toEqual({ merged: { ...base, ...merged }, clashes });
});

test('a question that got its id is not a change', () => {
  const news = { ...base, questions: [{ ...question, key: 'saved-7', id: 7 }] };
  expect(mergeJobDraftValues({ base, mine: base, news }).merged.questions).toBe(base.questions);
});

test('ids come by the order of what was sent, whatever was moved or added since', () => {
  const [b, c] = [
    { ...question, key: 'b' },
    { ...question, key: 'c' },
  ];
  const named = withSavedQuestionIds([b, c, question], [question, b], [{ id: 1 }, { id: 2 }]);
  expect(named.map(({ key, id }) => [key, id])).toEqual([
    ['b', 2],
    ['c', undefined],
    ['a', 1],
  ]);
});

test('a question whose row is gone is saved as a new one', () => {
  const questions = [{ ...question, id: 1 }, { ...question, id: 2 }, question];
  expect(withoutLostQuestionIds(questions, [{ id: 2 }]).map(({ id }) => id)).toEqual([
    undefined,
    2,
    undefined,
  ]);
});
