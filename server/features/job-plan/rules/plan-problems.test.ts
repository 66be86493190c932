import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { findPlanProblems } from './plan-problems.ts';
import type { PlanToCheck, PlanStageToCheck } from './plan-to-check-types.ts';

const stage = (
  kind: PlanStageToCheck['kind'],
  of: PlanItem[],
  change: Partial<PlanStageToCheck> = {},
): PlanStageToCheck => ({ kind, name: kind, weight: 1, items: of, ...change });
const sift = stage('sift', [items['long-text']]);
const ready: PlanToCheck = {
  criteria: [{ name: 'Baking', kind: 'essential' }],
  stages: [sift],
  answerKeys: [],
  country: 'GB',
};
const problemsOf = (change: Partial<PlanToCheck>) => findPlanProblems({ ...ready, ...change });
const everyKind: PlanToCheck = {
  ...ready,
  stages: [
    stage('form', [
      { ...items['short-text'], key: 'form-short' },
      items.number,
      items.date,
      items['yes-no'],
      items.statement,
    ]),
    sift,
    stage('test', [items['one-of'], { ...items['many-of'], most: 1 }]),
    stage('task', [items.file, items.link, items['short-text']]),
    stage('cv', [items.cvFocus]),
    stage('interview', [items.interview]),
  ],
  answerKeys: [
    { item: 'one', points: { red: 1 } },
    { item: 'many', points: { red: 1 } },
  ],
};

test('a plan with every kind of item has no problem', () => {
  expect(findPlanProblems(everyKind)).toEqual([]);
});

const desirable = [{ name: 'Baking', kind: 'desirable' as const }];
const formOnly = [stage('form', [items['yes-no']])];
const zero = { weight: 0 };
test.each<[string, Partial<PlanToCheck>, [string, string | undefined][]]>([
  ['no stage', { stages: [], criteria: [] }, [['nothing-scored', undefined]]],
  ['no item', { stages: [stage('sift', [])], criteria: [] }, [['nothing-scored', undefined]]],
  ['a form alone', { stages: formOnly, criteria: desirable }, [['nothing-scored', undefined]]],
  [
    'an essential criterion by a form alone',
    { stages: formOnly },
    [
      ['nothing-scored', undefined],
      ['criterion-by-form-only', undefined],
    ],
  ],
  [
    'an essential criterion by a form and an item that is scored',
    { stages: [...formOnly, sift] },
    [],
  ],
  [
    'a criterion that nothing looks at',
    { criteria: [...ready.criteria, { name: 'Patience', kind: 'desirable' }] },
    [['criterion-nowhere', undefined]],
  ],
  [
    'a criterion that is none',
    { criteria: [] },
    [
      [
        'criterion-unknown',
        'Question 1 of “sift”: “Baking” is no criterion of this role. Choose another.',
      ],
    ],
  ],
  ['a criterion in other letters', { criteria: [{ name: 'baking', kind: 'essential' }] }, []],
  [
    'weights of all stages 0',
    { stages: [{ ...sift, ...zero }] },
    [['weights-all-zero', undefined]],
  ],
  [
    'the weight of one stage 0',
    { stages: [{ ...sift, ...zero }, stage('interview', [items.interview])] },
    [],
  ],
  [
    'only a form has a weight',
    { stages: [...formOnly, { ...sift, ...zero }] },
    [['weights-all-zero', undefined]],
  ],
  [
    'weights of all items of a stage 0',
    { stages: [stage('sift', [{ ...items['long-text'], ...zero }])] },
    [
      [
        'weights-all-zero',
        'Every question of “sift” has the weight 0. Give one of them more, or the whole stage the weight 0.',
      ],
    ],
  ],
  [
    'the weight of one item 0',
    { stages: [stage('sift', [items['long-text'], { ...items['short-text'], ...zero }])] },
    [],
  ],
  [
    'weights of a stage and its items 0, beside another',
    { stages: [sift, stage('interview', [{ ...items.interview, ...zero }], zero)] },
    [],
  ],
  ['weights of a form 0', { stages: [sift, stage('form', [{ ...items['yes-no'], ...zero }])] }, []],
  [
    'six written answers',
    {
      stages: [
        stage(
          'sift',
          Array.from({ length: 6 }, (_, i) => ({ ...items['long-text'], key: `long-${i}` })),
        ),
      ],
    },
    [['too-many-items', '“sift” has 6 questions. Ask at most 5.']],
  ],
  [
    'a file among written answers',
    { stages: [stage('sift', [items['long-text'], items.file])] },
    [
      [
        'kind-out-of-place',
        'A question of kind “File” cannot stand in “sift”. Move it to another stage.',
      ],
    ],
  ],
  [
    'two items of one key',
    { stages: [sift, stage('task', [items['long-text']])] },
    [
      [
        'item-invalid',
        'Two questions have the key “long”, by which answers are kept. Add the one in “task” anew.',
      ],
    ],
  ],
])('%s', (_, change, expected) => {
  const found = problemsOf(change);
  expect(found.every(({ blocks }) => blocks)).toBe(true);
  expect(found.map(({ code, message }, i) => [code, expected[i]?.[1] && message])).toEqual(
    expected,
  );
});

test('a question that should not be asked is among the problems, with its place', () => {
  const asked = { ...items['short-text'], text: 'What is your current salary?' };
  const stages = [sift, stage('form', [asked])];
  expect(problemsOf({ stages, country: 'DE' })).toMatchObject([
    { code: 'salary-history', blocks: true, where: { stage: 'form', item: 'short' } },
  ]);
  expect(problemsOf({ stages })).toMatchObject([{ code: 'salary-history', blocks: false }]);
});
