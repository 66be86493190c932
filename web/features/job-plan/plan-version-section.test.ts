import { planItemKinds } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import {
  findItemInComparedPlan,
  findCriterionChangeMark,
  findItemChangeMark,
  findStageChangeMark,
} from './compare-plan-versions.ts';
import {
  listPlanItemFacts,
  findPlanItemReviewGuides,
  planItemKindWords,
  listPlanItemOptionWords,
} from './plan-item-facts-kind-and-option-words-and-guides.ts';
import { parsePlanOfVersion } from './parse-plan-of-version.ts';

const common = { key: 'a', text: 'Asked.', required: true, weight: 1, criteria: ['Judgement'] };
const guides = { guideOne: 'Waits.', guideThree: 'Calls.', guideFive: 'Calls and bakes.' };
const options = [
  { key: 'yes', words: 'Today' },
  { key: 'no', words: 'Later' },
];
const items: { [K in PlanItem['kind']]: Extract<PlanItem, { kind: K }> } = {
  'long-text': { kind: 'long-text', ...common, ...guides, maxWords: 200 },
  'short-text': { kind: 'short-text', ...common, ...guides, maxCharacters: 80 },
  number: {
    kind: 'number',
    ...common,
    unit: 'km',
    min: 0,
    max: null,
    decimals: 2,
    mustHave: { least: 5, most: 50 },
  },
  date: { kind: 'date', ...common, earliest: '2026-05-01', latest: '2026-06-01' },
  'one-of': { kind: 'one-of', ...common, options, mustHave: { options: ['yes', 'no'] } },
  'many-of': {
    kind: 'many-of',
    ...common,
    options,
    least: 1,
    most: 2,
    mustHave: { options: ['yes', 'no'], needs: 'all' },
  },
  'yes-no': { kind: 'yes-no', ...common, mustHave: { answer: true } },
  statement: { kind: 'statement', ...common, required: false },
  file: { kind: 'file', ...common, ...guides, filesMax: 2 },
  link: { kind: 'link', ...common },
  interview: { kind: 'interview', ...common, ...guides, weight: 2 },
  cvFocus: { kind: 'cvFocus', ...common, ...guides, criteria: [] },
};

function stageOf(...found: unknown[]) {
  const text = JSON.stringify({ stages: [{ kind: 'task', name: 'Task', items: found }] });
  const [stage] = parsePlanOfVersion(text).stages;
  if (stage === undefined) throw new Error('It has a stage');
  return stage;
}

function wordsOf(found: unknown) {
  const stage = stageOf(found);
  return stage.items.flatMap((item) => [
    planItemKindWords(item.kind),
    ...listPlanItemFacts(item, stage).map(({ label, words }) => `${label}: ${words}`),
  ]);
}

const COMMON = ['Looks at: Judgement', 'Answer: Required', 'Weight: 1'];

test.each([
  ['long-text', 'Long text', ['Length: Up to 200 words'], []],
  ['short-text', 'Short text', ['Length: Up to 80 characters'], []],
  ['number', 'Number', ['Range: From 0', 'Unit: km', 'Decimals: 2'], ['Must-have: 5 to 50']],
  ['date', 'Date', ['Range: 2026-05-01 to 2026-06-01'], []],
  ['one-of', 'One of several', [], ['Must-have: “Today” or “Later”']],
  [
    'many-of',
    'Several of several',
    ['At least: 1 option', 'At most: 2 options'],
    ['Must-have: “Today” and “Later”'],
  ],
  ['yes-no', 'Yes or no', [], ['Must-have: Yes']],
  ['link', 'Link', [], []],
  ['file', 'File', ['Files: Up to 2 files'], []],
] as const)('an item of kind %s is told in words', (kind, words, own, after) => {
  const [looks, ...others] = COMMON;
  expect(wordsOf(items[kind])).toEqual([words, looks, ...own, ...others, ...after]);
});

test('every kind of item has words, and its guides where it has guides', () => {
  for (const kind of planItemKinds) {
    const [item] = stageOf(items[kind]).items;
    expect(wordsOf(items[kind])[0]).not.toBe(kind);
    expect(item && findPlanItemReviewGuides(item)).toEqual(
      'guideOne' in items[kind] ? guides : null,
    );
  }
});

test('whoever sees an item by a condition is told by the words of the options', () => {
  const hidden = { ...items.date, key: 'b', condition: { item: 'a', options: ['yes', 'no'] } };
  const stage = stageOf(items['one-of'], hidden);
  const facts = stage.items[1] && listPlanItemFacts(stage.items[1], stage);
  expect(facts?.at(-1)).toEqual({
    label: 'Shown to',
    words: 'Whoever answers 1 with “Today” or “Later”',
  });
});

test('what an early version lacks and what nobody knows yet breaks nothing, and no points of options are read', () => {
  expect(parsePlanOfVersion('{}')).toEqual({ criteria: [], stages: [] });
  const early = {
    kind: 'long-text',
    text: 'Asked.',
    guides: { one: 'Waits.', three: '', five: '' },
  };
  expect(wordsOf(early)).toEqual(['Long text']);
  const [item] = stageOf(early).items;
  expect(item && findPlanItemReviewGuides(item)).toEqual({
    guideOne: 'Waits.',
    guideThree: '',
    guideFive: '',
  });
  expect(wordsOf({ kind: 'hologram', text: 3, weight: 'much', options: 'none' })).toEqual([
    'hologram',
  ]);
  const keyed = {
    ...items['one-of'],
    options: [{ key: 'yes', words: 'Today', points: 77 }],
    points: 77,
  };
  expect(JSON.stringify(stageOf(keyed))).not.toContain('77');
  expect(stageOf(keyed).items.map(listPlanItemOptionWords)).toEqual([['Today']]);
});

test('side by side, what differs is marked on both sides, and what is alike is not', () => {
  const read = (plan: unknown) => parsePlanOfVersion(JSON.stringify(plan));
  const criteria = [{ name: 'Judgement', kind: 'essential', description: '' }];
  const sift = { kind: 'sift', name: 'Written answers', weight: 1 };
  const [first, second] = [
    { kind: 'long-text', text: 'First?', maxWords: 200, criteria: [] },
    { kind: 'long-text', text: 'Second?', maxWords: 200, criteria: [] },
  ];
  const before = read({ criteria, stages: [{ ...sift, items: [first, second] }] });
  const after = read({
    criteria: [...criteria, { name: 'Care', kind: 'desirable', description: '' }],
    stages: [
      { ...sift, items: [second, { ...first, text: 'First, then?' }] },
      { kind: 'interview', name: 'Interview', weight: 2, items: [] },
    ],
  });
  const besideLater = { plan: before, isEarlier: true };
  const besideEarlier = { plan: after, isEarlier: false };
  expect(after.criteria.map((one) => findCriterionChangeMark(one, besideLater))).toEqual([
    null,
    'added',
  ]);
  expect(after.stages.map((one) => findStageChangeMark(one, besideLater))).toEqual([null, 'added']);
  expect(before.stages.map((one) => findStageChangeMark(one, besideEarlier))).toEqual([null]);
  const marks = (plan: typeof before, beside: typeof besideLater) =>
    plan.stages[0]?.items.map((item) => {
      const stage = plan.stages[0];
      return stage && findItemChangeMark(item, findItemInComparedPlan(item, stage, beside), beside);
    });
  expect(marks(after, besideLater)).toEqual([null, 'added']);
  expect(marks(before, besideEarlier)).toEqual(['taken-out', null]);
  const reworded = read({
    stages: [{ ...sift, items: [{ ...first, text: 'First, then?' }, second] }],
  });
  expect(marks(reworded, besideLater)).toEqual(['changed', null]);
  expect(after.stages.map((one) => findStageChangeMark(one, null))).toEqual([null, null]);
});
