import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashCanonicalJson } from '../../../crypto/hash-canonical-json.ts';
import { examplePlanItemByKind } from '../../../test/example-plan-item-by-kind.ts';
import { buildJobPlan, type JobPlanFacts } from './build-job-plan-and-job-plan-types.ts';
import { describeJobPlanChanges } from './describe-plan-changes.ts';
import { rowFromPlanItem } from './plan-item-from-and-to-row.ts';
import { parseCanonicalPlan } from './parse-canonical-plan.ts';

const item = {
  kind: 'long-text' as const,
  key: 'q1',
  required: true,
  weight: 1,
  settings: {},
  mustHave: null,
  text: 'The oven fails. “Ünïcode” 🍞\nWhat now?',
  guideOne: 'Waits.',
  guideThree: 'Calls.',
  guideFive: 'Calls, and bakes elsewhere.',
  maxWords: 250,
  criteria: ['Judgement'],
};
const facts: JobPlanFacts = {
  openings: 2,
  criteria: [{ name: 'Judgement', description: '', kind: 'essential' }],
  stages: [
    {
      kind: 'sift',
      name: 'Written answers',
      weight: 1,
      reviewsPerItem: 3,
      minutes: null,
      keyCorrections: 0,
      items: [item],
    },
    {
      kind: 'interview',
      name: 'Interview',
      weight: 0.5,
      reviewsPerItem: null,
      minutes: 45,
      keyCorrections: 0,
      items: [],
    },
  ],
};

const [sift, interview] = facts.stages as [
  JobPlanFacts['stages'][number],
  JobPlanFacts['stages'][number],
];

test('a plan has one text: keys in order, numbers as JSON has them, nothing escaped that need not be', () => {
  const { text, sha256 } = hashCanonicalJson(buildJobPlan(facts));
  expect(text).toBe(
    '{"criteria":[{"description":"","kind":"essential","name":"Judgement"}],"places":2,"stages":[' +
      '{"items":[{"criteria":["Judgement"],"guides":{"five":"Calls, and bakes elsewhere.","one":"Waits.",' +
      '"three":"Calls."},"kind":"long-text","maxWords":250,"text":"The oven fails. “Ünïcode” 🍞\\nWhat now?"}],' +
      '"kind":"sift","name":"Written answers","reviewsPerItem":3,"weight":1},' +
      '{"items":[],"kind":"interview","minutes":45,"name":"Interview","weight":0.5}],"tieRule":"lot"}',
  );
  expect(sha256).toEqual(createHash('sha256').update(Buffer.from(text, 'utf8')).digest());
  expect(hashCanonicalJson(parseCanonicalPlan(text)).text).toBe(text);
});

test('a plan says of each kind of question what only that kind has, and never what is right', () => {
  const items = Object.values(examplePlanItemByKind).map((one) => ({
    ...rowFromPlanItem(one),
    criteria: one.criteria,
  }));
  const stage = {
    kind: 'form',
    name: 'All',
    weight: 1,
    reviewsPerItem: null,
    minutes: null,
    keyCorrections: 0,
    items,
  };
  const { stages } = buildJobPlan({ ...facts, stages: [stage] });
  const frozen = Object.fromEntries(
    (stages[0]?.items ?? []).map(({ kind, ...rest }) => [kind, rest]),
  );
  const text = 'What would you like us to know?';
  const criteria = ['Baking'];
  const guides = {
    one: 'Does nothing at all.',
    three: 'Asks somebody else.',
    five: 'Looks, then repairs it.',
  };
  const options = ['red', 'green', 'blue'].map((key) => ({ key, words: key }));
  expect(frozen).toEqual({
    'long-text': { key: 'long', text, criteria, guides, maxWords: 50 },
    'short-text': { key: 'short', text, criteria, guides, maxCharacters: 20 },
    number: { key: 'number', text, criteria, unit: null, min: null, max: null, decimals: 2 },
    date: { key: 'date', text, criteria, earliest: null, latest: null },
    'one-of': { key: 'one', text, criteria, options },
    'many-of': { key: 'many', text, criteria, options, least: 0, most: null },
    'yes-no': { key: 'yes', text, criteria },
    statement: { key: 'statement', text, criteria },
    file: { key: 'file', text, criteria, guides, filesMax: 2 },
    link: { key: 'link', text, criteria },
    interview: { key: 'interview', text, criteria, guides },
    cvFocus: { key: 'cv', text, criteria, guides },
  });
});

test('beside questions of other kinds each has its key, and that alone changes none', () => {
  const yes = { ...rowFromPlanItem(examplePlanItemByKind['yes-no']), criteria: [] };
  const after = buildJobPlan({ ...facts, stages: [sift, { ...interview, items: [yes] }] });
  expect(after.stages.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(['q1', 'yes']);
  expect(describeJobPlanChanges(buildJobPlan(facts), after)).toEqual([
    'Questions of “Interview”: 0 → 1',
  ]);
});

test('what a question says otherwise than before there were kinds stands in the plan', () => {
  const condition = { item: 'yes', options: ['no'] };
  const other = {
    ...item,
    required: false,
    weight: 0.5,
    settings: { condition },
    mustHave: { answer: true },
  };
  const { stages } = buildJobPlan({ ...facts, stages: [{ ...sift, items: [other] }] });
  expect(stages[0]?.items[0]).toMatchObject({
    required: false,
    weight: 0.5,
    condition,
    mustHave: { answer: true },
  });
});

test.each<[string, Partial<JobPlanFacts>, string[]]>([
  ['nothing', {}, []],
  ['places', { openings: 3 }, ['Places: 2 → 3']],
  [
    'reviews',
    { stages: [{ ...sift, reviewsPerItem: 2 }, interview] },
    ['Reviews of each answer: 3 → 2'],
  ],
  ['a weight', { stages: [sift, { ...interview, weight: 2 }] }, ['Weight of “Interview”: 0.5 → 2']],
  [
    'a length',
    { stages: [sift, { ...interview, minutes: 60 }] },
    ['Minutes of “Interview”: 45 → 60'],
  ],
  [
    'a key that was corrected, and never how',
    { stages: [{ ...sift, keyCorrections: 1 }, interview] },
    ['Key of “Written answers” corrected'],
  ],
  [
    'another name',
    { stages: [sift, { ...interview, name: 'Trial shift', weight: 2 }] },
    ['Stage “Interview” is called “Trial shift” now', 'Weight of “Trial shift”: 0.5 → 2'],
  ],
  ['a stage gone', { stages: [sift] }, ['Stage “Interview” taken out']],
  ['stages in another order', { stages: [interview, sift] }, ['Stages in another order']],
  [
    'a criterion',
    {
      criteria: [
        { name: 'Judgement', description: 'Acts', kind: 'desirable' },
        { name: 'Care', description: '', kind: 'essential' },
      ],
    },
    [
      'Criterion “Care” added',
      'Criterion “Judgement”: essential → desirable',
      'Criterion “Judgement” described anew',
    ],
  ],
  [
    'a question',
    { stages: [{ ...sift, items: [{ ...item, maxWords: 300 }] }, interview] },
    ['Question 1 of “Written answers” changed'],
  ],
  [
    'the weight of a question',
    { stages: [{ ...sift, items: [{ ...item, weight: 2.5 }] }, interview] },
    ['Weight of question 1 of “Written answers”: 1 → 2.5'],
  ],
  [
    'what a question looks at and weighs',
    {
      stages: [{ ...sift, items: [{ ...item, criteria: [], weight: 2 }] }, interview],
    },
    [
      'Criteria of question 1 of “Written answers”: Judgement → none',
      'Weight of question 1 of “Written answers”: 1 → 2',
    ],
  ],
  [
    'one question fewer',
    { stages: [{ ...sift, items: [] }, interview] },
    ['Questions of “Written answers”: 1 → 0'],
  ],
])('what a new version changes is told in words: %s', (_, change, words) => {
  const [before, after] = [buildJobPlan(facts), buildJobPlan({ ...facts, ...change })];
  expect(describeJobPlanChanges(before, after)).toEqual(words);
});

const notice = { ...item, kind: 'number' as const, key: 'notice', settings: { unit: 'weeks' } };
const most = (weeks: number) => ({ ...notice, mustHave: { least: null, most: weeks } });
const form = (...items: JobPlanFacts['stages'][number]['items']): JobPlanFacts => ({
  ...facts,
  stages: [{ ...sift, kind: 'form', name: 'Form', items }],
});

test.each([
  ['none before', form(notice), form(most(8)), 'none → At most 8 weeks'],
  ['another', form(most(8)), form(most(4)), 'At most 8 weeks → At most 4 weeks'],
  ['none any more', form(most(8)), form(notice), 'At most 8 weeks → none'],
])('what is required is told in words: %s', (_, before, after, words) => {
  expect(describeJobPlanChanges(buildJobPlan(before), buildJobPlan(after))).toEqual([
    `Must-have of question 1 of “Form”: ${words}`,
  ]);
});

test('an item of each kind is frozen with what its kind has, and a scored one with its guides', () => {
  const [stage] = buildJobPlan(form({ ...most(8), required: false, weight: 0 }, item)).stages;
  expect(stage?.items).toEqual([
    {
      kind: 'number',
      key: 'notice',
      text: item.text,
      unit: 'weeks',
      criteria: ['Judgement'],
      weight: 0,
      required: false,
      mustHave: { least: null, most: 8 },
    },
    {
      kind: 'long-text',
      key: 'q1',
      text: item.text,
      guides: { one: 'Waits.', three: 'Calls.', five: 'Calls, and bakes elsewhere.' },
      maxWords: 250,
      criteria: ['Judgement'],
    },
  ]);
});
