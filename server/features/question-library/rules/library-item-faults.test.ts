import type { WrittenLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { expect, test } from 'vitest';
import { findLibraryItemFaults } from './library-item-faults.ts';

const plain = { required: true, weight: 1 };
const options = [
  { key: 'oven', words: 'The oven' },
  { key: 'sack', words: 'The sack' },
];
const choice = { kind: 'one-of', ...plain, options } as const;
const text: WrittenLibraryQuestion = {
  type: 'sift',
  text: 'What do you check first?',
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills: [],
  functions: [],
  seniority: 'any',
};

test.each<[string, Partial<WrittenLibraryQuestion>, Record<string, number> | undefined, string[]]>([
  ['a written one', {}, undefined, []],
  ['a spoken one', { type: 'interview', guideFive: 'Listens.' }, undefined, []],
  ['a choice', { type: 'one-of', item: choice }, { oven: 2 }, []],
  [
    'short text with guides',
    {
      type: 'short-text',
      guideOne: 'Shouts.',
      item: { kind: 'short-text', ...plain, maxCharacters: 9 },
    },
    undefined,
    [],
  ],
  ['a kind without what is its own', { type: 'one-of' }, undefined, ['item']],
  ['what another kind has', { type: 'yes-no', item: choice }, undefined, ['item']],
  ['a written one with options', { item: choice }, undefined, ['item']],
  [
    'guides nobody reads',
    { type: 'one-of', item: choice, guideThree: 'Asks.' },
    undefined,
    ['guideOne'],
  ],
  [
    'one option',
    { type: 'one-of', item: { ...choice, options: options.slice(1) } },
    undefined,
    ['item.options'],
  ],
  ['points of nothing', {}, { oven: 1 }, ['points']],
  ['points of another option', { type: 'one-of', item: choice }, { oven: 1, door: 1 }, ['points']],
  [
    'a requirement of another option',
    { type: 'one-of', item: { ...choice, mustHave: { options: ['door'] } } },
    undefined,
    ['item.mustHave'],
  ],
  [
    'a requirement of one that is offered',
    { type: 'one-of', item: { ...choice, mustHave: { options: ['sack'] } } },
    undefined,
    [],
  ],
])('%s', (_, change, points, fields) => {
  const faults = findLibraryItemFaults({ ...text, ...change }, points);
  expect(Object.keys(faults ?? {})).toEqual(fields);
  expect(faults === undefined).toBe(fields.length === 0);
});
