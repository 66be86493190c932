import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { formatPlanField } from './recognise-and-format-plan-draft-field.ts';
import type { EditedStage } from './edited-job-plan.ts';

const shared = { text: 'Which?', required: true, weight: 1, criteria: [] };
const options = [
  { key: 'a', words: 'Red' },
  { key: 'b', words: 'Green' },
];
const yesNo: PlanItem = { kind: 'yes-no', key: 'first', ...shared };
const number: PlanItem = {
  kind: 'number',
  key: 'n',
  ...shared,
  unit: null,
  min: null,
  max: null,
  decimals: 0,
};
const manyOf: PlanItem = { kind: 'many-of', key: 'm', ...shared, options, least: 0, most: null };
const oneOf: PlanItem = { kind: 'one-of', key: 'o', ...shared, options };
const date: PlanItem = { kind: 'date', key: 'd', ...shared, earliest: null, latest: null };
const shortText: PlanItem = {
  kind: 'short-text',
  key: 's',
  ...shared,
  guideOne: '',
  guideThree: '',
  guideFive: '',
  maxCharacters: 20,
};

function shown(item: PlanItem, points: Record<string, number> = {}): string {
  const stage: EditedStage = {
    key: 'stage',
    id: 1,
    kind: 'form',
    name: 'Form',
    weight: 1,
    minutes: null,
    switchedOff: false,
    items: [yesNo, item],
    answerKeys: [{ item: item.key, points }],
    libraryIds: {},
  };
  return formatPlanField('items:stage', { criteria: [], stages: [stage] });
}

test.each<[what: string, before: PlanItem, after: PlanItem]>([
  ['words', date, { ...date, text: 'When?' }],
  ['whether it is required', date, { ...date, required: false }],
  ['weights', date, { ...date, weight: 0.5 }],
  ['units', number, { ...number, unit: 'km' }],
  ['the least number', number, { ...number, min: 3 }],
  ['the greatest number', number, { ...number, max: 3 }],
  ['decimals', number, { ...number, decimals: 2 }],
  ['a number that must be', number, { ...number, mustHave: { least: 1, most: null } }],
  [
    'which number must be',
    { ...number, mustHave: { least: 1, most: null } },
    { ...number, mustHave: { least: null, most: 1 } },
  ],
  ['the earliest day', date, { ...date, earliest: '2026-02-28' }],
  ['the latest day', date, { ...date, latest: '2026-02-28' }],
  ['how long it may be', shortText, { ...shortText, maxCharacters: 21 }],
  ['options', oneOf, { ...oneOf, options: options.slice(0, 1) }],
  ['the order of options', oneOf, { ...oneOf, options: options.toReversed() }],
  ['how few are chosen', manyOf, { ...manyOf, least: 1 }],
  ['how many are chosen', manyOf, { ...manyOf, most: 1 }],
  [
    'which options must be',
    { ...oneOf, mustHave: { options: ['a'] } },
    { ...oneOf, mustHave: { options: ['b'] } },
  ],
  [
    'whether all of them must be',
    { ...manyOf, mustHave: { options: ['a', 'b'], needs: 'any' } },
    { ...manyOf, mustHave: { options: ['a', 'b'], needs: 'all' } },
  ],
  [
    'whether yes or no must be',
    { ...yesNo, key: 'y', mustHave: { answer: true } },
    { ...yesNo, key: 'y', mustHave: { answer: false } },
  ],
  ['a condition', date, { ...date, condition: { item: 'first', options: ['yes'] } }],
  [
    'what it depends on',
    { ...date, condition: { item: 'first', options: ['yes'] } },
    { ...date, condition: { item: 'first', options: ['no'] } },
  ],
  [
    'a condition that leads nowhere',
    { ...date, condition: { item: 'first', options: ['yes'] } },
    { ...date, condition: { item: 'gone', options: ['yes'] } },
  ],
])('two versions that differ in %s are told apart', (_, before, after) => {
  expect(shown(before)).not.toBe(shown(after));
});

test('points of options are told apart, and nothing is said in keys', () => {
  expect(shown(oneOf, { a: 1 })).not.toBe(shown(oneOf, { b: 1 }));
  const whole = shown({
    ...oneOf,
    mustHave: { options: ['b'] },
    condition: { item: 'first', options: ['no'] },
  });
  expect(whole.split('\n\n')[1]).toBe(
    [
      '2. Which?',
      '– Red',
      '– Green',
      'One of several; no criteria; weight 1; required; must-have: Green; shown if question 1 is no',
    ].join('\n'),
  );
});
