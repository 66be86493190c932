import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listItemsShownForAnswers, type ItemWithCondition } from './shown-items.ts';

const item = (key: string, on?: string, options: string[] = ['yes']): ItemWithCondition => ({
  key,
  ...(on !== undefined && { condition: { item: on, options } }),
});
const shown = (items: ItemWithCondition[], answers: Record<string, PlanItemAnswer>) =>
  listItemsShownForAnswers(items, new Map(Object.entries(answers))).map(({ key }) => key);

test.each<[string, ItemWithCondition[], Record<string, PlanItemAnswer>, string[]]>([
  ['without a condition', [item('a')], {}, ['a']],
  ['not answered yet', [item('a'), item('b', 'a')], {}, ['a']],
  ['answered so', [item('a'), item('b', 'a')], { a: true }, ['a', 'b']],
  ['answered otherwise', [item('a'), item('b', 'a')], { a: false }, ['a']],
  ['shown by a no', [item('a'), item('b', 'a', ['no'])], { a: false }, ['a', 'b']],
  ['one of', [item('a'), item('b', 'a', ['red', 'blue'])], { a: 'blue' }, ['a', 'b']],
  ['another of', [item('a'), item('b', 'a', ['red'])], { a: 'blue' }, ['a']],
  ['many of', [item('a'), item('b', 'a', ['red'])], { a: ['blue', 'red'] }, ['a', 'b']],
  ['many others', [item('a'), item('b', 'a', ['red'])], { a: ['blue'] }, ['a']],
  [
    'a file is no option',
    [item('a'), item('b', 'a')],
    { a: [{ name: 'yes', sizeBytes: 1 }] },
    ['a'],
  ],
  ['a chain', [item('a'), item('b', 'a'), item('c', 'b')], { a: true, b: true }, ['a', 'b', 'c']],
  [
    'a chain that is cut, whatever was answered after',
    [item('a'), item('b', 'a'), item('c', 'b')],
    { a: false, b: true },
    ['a'],
  ],
  ['on an item that is gone', [item('b', 'a')], { a: true }, []],
  ['on itself', [item('a', 'a')], { a: true }, []],
  ['a circle', [item('a', 'c'), item('b', 'a'), item('c', 'b')], { a: true, b: true, c: true }, []],
  ['behind a circle', [item('a', 'a'), item('b', 'a')], { a: true }, []],
])('%s', (_, items, answers, keys) => {
  expect(shown(items, answers)).toEqual(keys);
});

test('an item is shown only with the one that it depends on, whatever the conditions are', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const key = fc.constantFrom(...keys);
  fc.assert(
    fc.property(
      fc.array(fc.option(key, { nil: undefined }), { minLength: 5, maxLength: 5 }),
      fc.dictionary(key, fc.boolean()),
      (sources, answers) => {
        const items = keys.map((name, i) => item(name, sources[i]));
        const visible = shown(items, answers);
        return items.every(
          ({ key: name, condition }) =>
            !visible.includes(name) ||
            condition === undefined ||
            (visible.includes(condition.item) && answers[condition.item] === true),
        );
      },
    ),
  );
});
