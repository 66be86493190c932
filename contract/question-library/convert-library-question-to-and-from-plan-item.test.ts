import { expect, test } from 'vitest';
import type { PlanItem } from '../job-plan/plan-item-schemas-of-each-kind.ts';
import {
  stageItemFromLibraryQuestion,
  libraryQuestionFromPlanItem,
} from './convert-library-question-to-and-from-plan-item.ts';

const common = {
  key: 'a',
  text: 'How would you weigh a lorry?',
  required: false,
  weight: 2,
  criteria: ['x'],
};
const guides = { guideOne: 'Guesses.', guideThree: 'Asks.', guideFive: 'Weighs it twice.' };
const options = [
  { key: 'scale', words: 'On a scale' },
  { key: 'guess', words: 'By guessing' },
];
const blank = { guideOne: '', guideThree: '', guideFive: '' };
const place = { key: 'b', criteria: ['Judgement'] };

test.each<PlanItem>([
  { kind: 'short-text', ...common, ...guides, maxCharacters: 80 },
  { kind: 'number', ...common, unit: 't', min: 0, max: 44, decimals: 1 },
  { kind: 'date', ...common, earliest: '2026-01-01', latest: null },
  { kind: 'one-of', ...common, options },
  { kind: 'many-of', ...common, options, least: 1, most: 2 },
  { kind: 'yes-no', ...common },
  { kind: 'statement', ...common },
  { kind: 'file', ...common, ...guides, filesMax: 2 },
  { kind: 'link', ...common },
  { kind: 'cvFocus', ...common, ...guides },
])('a question of kind $kind comes back as it was, but for where it stands', (item) => {
  const content = libraryQuestionFromPlanItem({
    ...item,
    condition: { item: 'c', options: ['yes'] },
  });
  expect(content.type).toBe(item.kind);
  const stages = { cvFocus: 'cv', file: 'task', link: 'task', 'short-text': 'sift' } as const;
  const stage = item.kind in stages ? stages[item.kind as keyof typeof stages] : 'form';
  expect(stageItemFromLibraryQuestion(content, { ...place, stage })).toEqual({ ...item, ...place });
});

test.each([
  ['long-text', 'sift', 'sift', { maxWords: 250 }],
  ['interview', 'interview', 'interview', {}],
] as const)('one of kind %s keeps its text and guides alone', (kind, type, stage, limits) => {
  const item = { kind, ...common, ...guides, maxWords: 400 } as PlanItem;
  const content = libraryQuestionFromPlanItem(item);
  expect(content).toEqual({ type, text: common.text, ...guides });
  const plain = { ...common, ...place, required: true, weight: 1 };
  expect(stageItemFromLibraryQuestion(content, { ...place, stage })).toEqual({
    kind,
    ...plain,
    ...guides,
    ...limits,
  });
});

test('a must-have comes along into a form and not into a test; guides to whoever scores it, and not into a form', () => {
  const mustHave = { options: ['scale'] };
  const choice = libraryQuestionFromPlanItem({ kind: 'one-of', ...common, options, mustHave });
  expect(stageItemFromLibraryQuestion(choice, { ...place, stage: 'form' })).toMatchObject({
    mustHave,
  });
  expect(stageItemFromLibraryQuestion(choice, { ...place, stage: 'test' })).not.toHaveProperty(
    'mustHave',
  );
  const text = libraryQuestionFromPlanItem({
    kind: 'short-text',
    ...common,
    ...guides,
    maxCharacters: 80,
  });
  expect(stageItemFromLibraryQuestion(text, { ...place, stage: 'form' })).toMatchObject(blank);
});
