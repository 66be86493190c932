import { defaultAdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import { expect, test } from 'vitest';
import type { EditedJobDraft } from './edited-job-draft.ts';
import type { EditedCriterion, EditedStage } from './edited-job-plan.ts';
import { dropIdsDeletedOnServer, copySavedIdsToRows } from './edited-job-plan.ts';
import {
  comparableTextOfJobDraftField,
  mergeJobDraftValues,
} from './compare-and-merge-job-draft-values.ts';

const baking: EditedCriterion = {
  key: 'baking',
  id: 1,
  name: 'Baking',
  description: '',
  kind: 'essential',
};
const item: EditedStage['items'][number] = {
  kind: 'one-of',
  key: 'flour',
  text: 'Which flour?',
  required: true,
  weight: 1,
  criteria: ['baking'],
  options: [
    { key: 'rye', words: 'Rye' },
    { key: 'spelt', words: 'Spelt' },
  ],
};
const quiz: EditedStage = {
  key: 'quiz',
  id: 7,
  kind: 'test',
  name: 'Test',
  weight: 1,
  minutes: null,
  switchedOff: false,
  items: [item],
  answerKeys: [],
  libraryIds: {},
};
const base: EditedJobDraft = {
  title: 'Baker',
  team: '',
  grade: '',
  location: '',
  closing: { closesAt: null, openUntilFilled: false },
  description: '',
  ...defaultAdvertDetails,
  criteria: [baking],
  stages: [quiz],
  parts: { 1: 'admin' },
  reviewsPerAnswer: 3,
  planChangeReason: '',
};

test.each<
  [string, Partial<EditedJobDraft>, Partial<EditedJobDraft>, Partial<EditedJobDraft>, string[]]
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

const renamed = { ...quiz, name: 'Flour test' };
const reworded = { ...quiz, items: [{ ...item, text: 'Which flour, and why?' }] };

test.each<[string, EditedStage[], EditedStage[], EditedStage[], string[]]>([
  [
    'what I ask and how they call the stage go together',
    [reworded],
    [renamed],
    [{ ...reworded, name: 'Flour test' }],
    [],
  ],
  [
    'what both asked anew in one stage clashes',
    [reworded],
    [{ ...quiz, items: [] }],
    [reworded],
    ['items:quiz'],
  ],
  ['a stage that they removed is gone', [quiz], [], [], []],
  [
    'a stage that they removed while I wrote in it is not lost',
    [reworded],
    [],
    [reworded],
    ['stages'],
  ],
  [
    'what each of us asked in another stage goes together',
    [reworded, { ...quiz, key: 'b', id: 8 }],
    [quiz, { ...quiz, key: 'b', id: 8, items: [] }],
    [reworded, { ...quiz, key: 'b', id: 8, items: [] }],
    [],
  ],
])('%s', (_, mine, news, merged, clashes) => {
  const before = {
    ...base,
    stages: mine.length > 1 ? [quiz, { ...quiz, key: 'b', id: 8 }] : [quiz],
  };
  const told = mergeJobDraftValues({
    base: before,
    mine: { ...base, stages: mine },
    news: { ...base, stages: news },
  });
  expect(told).toEqual({ merged: { ...base, stages: merged }, clashes });
});

test.each<[string, EditedStage]>([
  [
    'an option without words',
    { ...quiz, items: [{ ...item, options: [...item.options, { key: 'c', words: ' ' }] }] },
  ],
  [
    'an option that is worth nothing',
    { ...quiz, answerKeys: [{ item: 'flour', points: { rye: 0 } }] },
  ],
  ['a criterion that is gone', { ...quiz, items: [{ ...item, criteria: ['baking', 'gone'] }] }],
])('%s is no change of what is asked', (_, stage) => {
  const changed = { ...base, stages: [stage] };
  expect(comparableTextOfJobDraftField('items:quiz', changed)).toBe(
    comparableTextOfJobDraftField('items:quiz', base),
  );
});

test('ids come by the order of what was sent, whatever was moved or added since', () => {
  const [a, b, c] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
  const named = copySavedIdsToRows([b, c, a], [a, b], [{ id: 1 }, { id: 2 }]);
  expect(named.map(({ key, id }: { key: string; id?: number }) => [key, id])).toEqual([
    ['b', 2],
    ['c', undefined],
    ['a', 1],
  ]);
});

test('a row that is gone from the server is saved as a new one', () => {
  const rows = [{ id: 1 }, { id: 2 }, {}];
  expect(dropIdsDeletedOnServer(rows, [{ id: 2 }]).map(({ id }: { id?: number }) => id)).toEqual([
    undefined,
    2,
    undefined,
  ]);
});
