import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { parsePlanItem } from './parse-plan-item.ts';

const messageOf = (raw: unknown) => parsePlanItem(raw, 'Form').problem?.message;

test.each(Object.entries(items))('an item of kind %s is read as it was written', (_, item) => {
  expect(parsePlanItem(structuredClone(item), 'Form')).toEqual({ item });
});

test('a kind that nobody knows is refused by its name', () => {
  expect(parsePlanItem({ ...items.date, kind: 'essay' }, 'Form').problem).toEqual({
    code: 'kind-unknown',
    blocks: true,
    where: { stage: 'Form' },
    message: '“Form” has a question of kind “essay”, which this version of Evenhand does not know.',
  });
  expect(messageOf({ kind: 'constructor' })).toContain('of kind “constructor”');
  for (const raw of [{}, null, 5, 'long-text', { kind: 5 }])
    expect(messageOf(raw)).toContain('a question without a kind');
});

test.each<[string, unknown, string]>([
  ['a weight as text', { ...items.date, weight: '1' }, 'weight: Write the weight as a number.'],
  ['a weight below 0', { ...items.date, weight: -0.01 }, 'weight: A weight is at least 0.'],
  ['a weight above 10', { ...items.date, weight: 10.01 }, 'weight: A weight is at most 10.'],
  ['a weight of three decimals', { ...items.date, weight: 0.125 }, 'weight: Use at most two'],
  [
    'six criteria',
    { ...items.date, criteria: ['a', 'b', 'c', 'd', 'e', 'f'] },
    'criteria: Choose at most three',
  ],
  ['a criterion of 10,000 characters', { ...items.date, criteria: ['a'.repeat(10_000)] }, '60'],
  [
    'options of one key',
    {
      ...items['one-of'],
      options: [
        { key: 'a', words: 'A' },
        { key: 'a', words: 'B' },
      ],
    },
    'options: Two options have the same key.',
  ],
  ['points among the options', { ...items['one-of'], points: { red: 1 } }, ''],
  [
    'points in an option',
    { ...items['one-of'], options: [{ key: 'a', words: 'A', points: 1 }] },
    'options.0',
  ],
  ['a requirement of a date', { ...items.date, mustHave: { answer: true } }, ''],
  ['a day there is not', { ...items.date, earliest: '2026-02-30' }, 'earliest'],
])('%s is refused', (_, raw, words) => {
  const { problem } = parsePlanItem(raw, 'Form');
  expect(problem?.code).toBe('item-invalid');
  expect(problem?.message).toContain(words);
});

test('weights have two decimals, and 1 where none was given', () => {
  for (const weight of [0, 0.01, 0.29, 0.5, 1.15, 9.99, 10])
    expect(parsePlanItem({ ...items.date, weight }, 'Form').item?.weight).toBe(weight);
  const { weight: _, ...without } = items.date;
  expect(parsePlanItem(without, 'Form').item?.weight).toBe(1);
});
