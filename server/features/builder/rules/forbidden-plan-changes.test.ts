import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import {
  findForbiddenCriterionChanges,
  findForbiddenItemChanges,
  findForbiddenStageChanges,
} from './forbidden-plan-changes.ts';

const baking = { id: 1, name: 'Baking', description: '', kind: 'essential' as const };

test('criteria may be described, added and moved, and none goes', () => {
  const added = { name: 'Care', description: '', kind: 'desirable' as const };
  const described = { ...baking, name: 'Bread', description: 'Knows dough.' };
  expect(findForbiddenCriterionChanges({ before: [baking], after: [added, described] })).toEqual(
    {},
  );
  expect(Object.keys(findForbiddenCriterionChanges({ before: [baking], after: [added] }))).toEqual([
    'criteria',
  ]);
});

const stage = (id: number, kind: JobDraftStage['kind']) => ({
  id,
  kind,
  name: 'Step',
  weight: 1,
  minutes: null,
  switchedOff: false,
});
const sift = stage(1, 'sift');
const talk = { ...stage(2, 'interview'), minutes: 30 };
const quiz = { ...stage(3, 'test'), minutes: 20 };
const off = { ...stage(4, 'task'), switchedOff: true };
const quietTalk = { ...stage(5, 'interview'), switchedOff: true };
const before = [sift, talk, quiz, off, quietTalk];
const { id: _, ...fresh } = sift;

test.each<[string, JobDraftStage[], string[]]>([
  ['nothing', before, []],
  ['another order', before.toReversed(), []],
  ['a name and a weight', [{ ...sift, name: 'Answers', weight: 0 }, talk, quiz, off], []],
  ['a longer interview', [sift, { ...talk, minutes: 60 }, quiz], []],
  ['an interview more', [...before, { ...fresh, kind: 'interview' }], []],
  ['a CV more', [...before, { ...fresh, kind: 'cv' }], []],
  ['an interview that was off', [sift, talk, quiz, off, { ...quietTalk, switchedOff: false }], []],
  ['a task that is prepared', [...before, { ...fresh, kind: 'task', switchedOff: true }], []],
  ['a form more', [...before, { ...fresh, kind: 'form' }], ['stages.5.kind']],
  [
    'a task that was off',
    [sift, talk, quiz, { ...off, switchedOff: false }],
    ['stages.3.switchedOff'],
  ],
  ['a stage off', [{ ...sift, switchedOff: true }, talk, quiz], ['stages.0.switchedOff']],
  ['a stage gone', [sift, talk], ['stages']],
  ['a longer test', [sift, talk, { ...quiz, minutes: 30 }], ['stages.2.minutes']],
])('stages of a published role: %s', (_name, after, fields) => {
  expect(Object.keys(findForbiddenStageChanges(before, after))).toEqual(fields);
});

const on = (kind: JobDraftStage['kind']) => ({ kind, switchedOff: false });
const { 'one-of': one, number, interview, 'long-text': long } = items;
const reworded = one.options.map((option) => ({ ...option, words: `${option.words}!` }));

test.each<[string, JobDraftStage['kind'], PlanItem[], PlanItem[], string[]]>([
  ['nothing', 'form', [one, number], [one, number], []],
  ['wording of a form', 'form', [one], [{ ...one, text: 'Other words', options: reworded }], []],
  [
    'what it means',
    'form',
    [one],
    [{ ...one, criteria: [], weight: 2, mustHave: { options: ['red'] } }],
    [],
  ],
  ['a requirement gone', 'form', [{ ...one, mustHave: { options: ['red'] } }], [one], []],
  [
    'an option more',
    'form',
    [one],
    [{ ...one, options: [...one.options, { key: 'x', words: 'x' }] }],
    ['items.0.options'],
  ],
  ['a bound', 'form', [number], [{ ...number, min: 5 }], ['items.0.min']],
  ['no need to answer', 'form', [number], [{ ...number, required: false }], ['items.0.required']],
  [
    'a condition',
    'form',
    [one, number],
    [one, { ...number, condition: { item: 'one', options: ['red'] } }],
    ['items.1.condition'],
  ],
  ['one more', 'form', [one], [one, number], ['items']],
  ['another order', 'form', [one, number], [number, one], ['items']],
  ['one gone', 'form', [one, number], [one], ['items']],
  ['wording of a test', 'test', [one], [{ ...one, text: 'Other words' }], ['items.0.text']],
  [
    'options of a test',
    'test',
    [one],
    [{ ...one, options: reworded.toReversed() }],
    ['items.0.options'],
  ],
  ['a guide', 'sift', [long], [{ ...long, guideOne: 'Sleeps.' }], ['items.0.guideOne']],
  ['more words', 'sift', [long], [{ ...long, maxWords: 60 }], ['items.0.maxWords']],
  [
    'a question of another kind',
    'sift',
    [long],
    [{ ...items['short-text'], key: 'long' }],
    ['items.0.kind', 'items.0.maxWords', 'items.0.maxCharacters'],
  ],
  [
    'all of an interview',
    'interview',
    [interview],
    [
      { ...interview, key: 'other' },
      { ...interview, text: 'And what then?', guideOne: '' },
    ],
    [],
  ],
  ['a question of an interview gone', 'interview', [interview], [], ['items']],
])('questions of a published role: %s', (_name, kind, was, is, fields) => {
  expect(Object.keys(findForbiddenItemChanges(on(kind), { before: was, after: is }))).toEqual(
    fields,
  );
});

test('in a stage that is off nobody was asked anything', () => {
  const of = { kind: 'task', switchedOff: true } as const;
  expect(findForbiddenItemChanges(of, { before: [items.file], after: [] })).toEqual({});
});
