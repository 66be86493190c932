import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { findPlanItemProblems } from './find-plan-item-problems.ts';
import type { PlanToCheck, PlanStageToCheck } from './plan-to-check-types.ts';

function withItem(
  kind: PlanStageToCheck['kind'],
  item: PlanItem,
  answerKeys: PlanToCheck['answerKeys'] = [],
) {
  const stage = { kind, name: kind, weight: 1, items: [item] };
  const criteria = [{ name: 'Baking', kind: 'essential' as const }];
  const plan = { criteria, stages: [stage], answerKeys, country: 'GB' };
  return findPlanItemProblems(item, { stage, plan }).map(({ code, message }) => [code, message]);
}

test.each<[string, PlanStageToCheck['kind'], PlanItem, string, string]>([
  [
    'no text',
    'form',
    { ...items.date, text: ' ' },
    'item-incomplete',
    'write what is asked, in at least 10 characters.',
  ],
  [
    'guides',
    'interview',
    { ...items.interview, guideOne: '', guideFive: 'short' },
    'item-incomplete',
    'write the review guide for 1 star and 5 stars, in at least 10 characters.',
  ],
  [
    'criteria',
    'interview',
    { ...items.interview, criteria: [] },
    'item-incomplete',
    'say which criteria it looks at, one to three.',
  ],
  [
    'a choice among its criteria',
    'interview',
    { ...items.interview, criteria: ['Baking', 'Baking', 'Baking', 'Baking'] },
    'item-incomplete',
    'let it look at three criteria at most.',
  ],
  [
    'options',
    'form',
    { ...items['one-of'], options: items['one-of'].options.slice(0, 1) },
    'item-incomplete',
    'offer at least two options.',
  ],
  [
    'numbers the wrong way round',
    'form',
    { ...items.number, min: 2, max: 1 },
    'bounds-contradict',
    'the smallest number is larger than the largest.',
  ],
  [
    'days the wrong way round',
    'form',
    { ...items.date, earliest: '2026-05-04', latest: '2026-05-03' },
    'bounds-contradict',
    'the earliest day comes after the latest.',
  ],
  [
    'more than may be',
    'form',
    { ...items['many-of'], least: 2, most: 1 },
    'bounds-contradict',
    'more must be chosen than may be chosen.',
  ],
  [
    'more than there are',
    'form',
    { ...items['many-of'], least: 4 },
    'bounds-contradict',
    'more must be chosen than there are options.',
  ],
  [
    'a requirement without an option',
    'form',
    { ...items['one-of'], mustHave: { options: [] } },
    'must-have-broken',
    'say which answers meet the requirement.',
  ],
  [
    'a requirement of what is not offered',
    'form',
    { ...items['many-of'], mustHave: { options: ['black'], needs: 'any' } },
    'must-have-broken',
    'the requirement names an option that is not offered.',
  ],
  [
    'a requirement that all options meet',
    'form',
    { ...items['one-of'], mustHave: { options: ['red', 'green', 'blue'] } },
    'must-have-broken',
    'every option meets the requirement. Leave one out, or require nothing.',
  ],
  [
    'a requirement of more than may be chosen',
    'form',
    { ...items['many-of'], most: 1, mustHave: { options: ['red', 'blue'], needs: 'all' } },
    'must-have-broken',
    'the requirement needs more options than may be chosen.',
  ],
  [
    'a requirement without a number',
    'form',
    { ...items.number, mustHave: { least: null, most: null } },
    'must-have-broken',
    'say which numbers meet the requirement.',
  ],
  [
    'a requirement that no number meets',
    'form',
    { ...items.number, max: 2, mustHave: { least: 3, most: null } },
    'must-have-broken',
    'no number that may be written meets the requirement.',
  ],
  [
    'a test without a key',
    'test',
    items['one-of'],
    'answer-key-broken',
    'give points to at least one option.',
  ],
])('%s is named in its place', (_, kind, item, code, fault) => {
  expect(withItem(kind, item)).toEqual([[code, `Question 1 of “${kind}”: ${fault}`]]);
});

test('what informs needs neither guides nor criteria, and a form no key', () => {
  const unscored = { criteria: [], guideOne: '', guideThree: '', guideFive: '' };
  expect(withItem('form', { ...items['short-text'], ...unscored })).toEqual([]);
  expect(withItem('form', { ...items['one-of'], criteria: [] })).toEqual([]);
});

test('requirements and limits that can just be met are no problem', () => {
  const just: [PlanStageToCheck['kind'], PlanItem][] = [
    ['form', { ...items.number, min: 1, max: 1, mustHave: { least: 1, most: 1 } }],
    ['form', { ...items.number, mustHave: { least: null, most: 1 } }],
    ['form', { ...items.date, earliest: '2026-05-03', latest: '2026-05-03' }],
    ['form', { ...items['many-of'], least: 3, most: 3 }],
    [
      'form',
      { ...items['many-of'], most: 2, mustHave: { options: ['red', 'blue'], needs: 'all' } },
    ],
    [
      'form',
      { ...items['many-of'], most: 1, mustHave: { options: ['red', 'blue'], needs: 'any' } },
    ],
    ['form', { ...items['yes-no'], mustHave: { answer: false } }],
    ['form', { ...items['one-of'], mustHave: { options: ['red'] } }],
  ];
  for (const [kind, item] of just) expect(withItem(kind, item)).toEqual([]);
});

test('a key that gives everybody all points, or nobody any, is no key', () => {
  const keyed = (item: PlanItem, points: Record<string, number>) =>
    withItem('test', item, [{ item: item.key, points }]).map(([, message]) =>
      message?.replace('Question 1 of “test”: ', ''),
    );
  expect(keyed(items['one-of'], { red: 0 })).toEqual(['give points to at least one option.']);
  expect(keyed(items['one-of'], { red: 1, black: 1 })).toEqual([
    'points are given for an option that is not offered.',
  ]);
  expect(keyed(items['many-of'], { red: 1, blue: 1 })).toEqual([
    'let at most 2 be chosen. As it is, whoever ticks everything gets all points.',
  ]);
  expect(keyed({ ...items['many-of'], most: 2 }, { red: 1, blue: 1 })).toEqual([]);
  expect(keyed({ ...items['many-of'], most: 3 }, { red: 1 })).toHaveLength(1);
  expect(keyed(items['many-of'], { red: 1, green: 2, blue: 1 })).toEqual([]);
});
