import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { findItemConditionProblems } from './condition-problems.ts';

test.each<[string, PlanItem[], [string, string][]]>([
  [
    'an item that is gone',
    [{ ...items.date, condition: { item: 'gone', options: ['yes'] } }],
    [
      [
        'condition-broken',
        'Question 1 of “form” depends on a question that is not in this stage. Choose another.',
      ],
    ],
  ],
  [
    'an item without options',
    [items.number, { ...items.date, condition: { item: 'number', options: ['yes'] } }],
    [
      [
        'condition-broken',
        'Question 2 of “form” depends on a question that has no options. Choose another.',
      ],
    ],
  ],
  [
    'an option that is not offered',
    [items['one-of'], { ...items.date, condition: { item: 'one', options: ['red', 'black'] } }],
    [
      [
        'condition-broken',
        'Question 2 of “form” depends on an option that is not offered. Choose another.',
      ],
    ],
  ],
  [
    'an item that comes after',
    [{ ...items.date, condition: { item: 'yes', options: ['yes'] } }, items['yes-no']],
    [
      [
        'condition-broken',
        'Question 1 of “form” depends on a question that comes after it. Move it down.',
      ],
    ],
  ],
  [
    'a circle of two, and what depends on it',
    [
      { ...items['yes-no'], condition: { item: 'one', options: ['red'] } },
      { ...items['one-of'], condition: { item: 'yes', options: ['no'] } },
      { ...items.date, condition: { item: 'one', options: ['red'] } },
    ],
    [1, 2].map((n) => [
      'condition-circular',
      `Question ${n} of “form” is only shown after itself, by way of the questions that it depends on. Take one of the conditions away.`,
    ]),
  ],
  [
    'a chain',
    [
      items['yes-no'],
      { ...items['one-of'], condition: { item: 'yes', options: ['no', 'yes'] } },
      { ...items.date, condition: { item: 'one', options: ['red'] } },
    ],
    [],
  ],
])('a condition on %s', (_, of, expected) => {
  const found = findItemConditionProblems({ kind: 'form', name: 'form', weight: 1, items: of });
  expect(found.map(({ code, message }) => [code, message])).toEqual(expected);
});
