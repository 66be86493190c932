import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { judgeMustHave } from './judge-must-have.ts';

const judge = (item: PlanItem, value: PlanItemAnswer | null) =>
  judgeMustHave([{ planVersion: 1, item }], { planVersion: 1, value });
const yes = { ...items['yes-no'], mustHave: { answer: true } };
const no = { ...items['yes-no'], mustHave: { answer: false } };
const oneOf = { ...items['one-of'], mustHave: { options: ['red', 'blue'] } };
const any = { ...items['many-of'], mustHave: { options: ['red', 'blue'], needs: 'any' as const } };
const all = { ...items['many-of'], mustHave: { options: ['red', 'blue'], needs: 'all' as const } };
const number = (least: number | null, most: number | null) => ({
  ...items.number,
  mustHave: { least, most },
});

test.each<[string, PlanItem, PlanItemAnswer | null, ReturnType<typeof judge>]>([
  ['yes as required', yes, true, 'meets'],
  ['no against it', yes, false, 'does-not-meet'],
  ['no as required', no, false, 'meets'],
  ['yes against it', no, true, 'does-not-meet'],
  ['one of them', oneOf, 'blue', 'meets'],
  ['another one', oneOf, 'green', 'does-not-meet'],
  ['any of them', any, ['green', 'red'], 'meets'],
  ['none of them', any, ['green'], 'does-not-meet'],
  ['all of them', all, ['blue', 'green', 'red'], 'meets'],
  ['not all of them', all, ['red', 'green'], 'does-not-meet'],
  ['at least', number(3, null), 3, 'meets'],
  ['less', number(3, null), 2.99, 'does-not-meet'],
  ['at most', number(null, 3), 3, 'meets'],
  ['more', number(null, 3), 3.01, 'does-not-meet'],
  ['within', number(1, 3), 2, 'meets'],
  ['zero is an answer', number(0, 3), 0, 'meets'],
  ['a number that is none', number(0, 3), '2', 'does-not-meet'],
  ['an option that is no list', any, 'red', 'does-not-meet'],
  ['a list that is no option', oneOf, ['red'], 'does-not-meet'],
  ['unanswered', yes, null, 'unanswered'],
  ['unanswered number', number(1, null), null, 'unanswered'],
  ['nothing required', items['yes-no'], false, undefined],
  ['a kind that requires nothing', items.date, '2026-05-03', undefined],
])('%s', (_, item, value, verdict) => {
  expect(judge(item, value)).toBe(verdict);
});

test.each<[string, PlanItemAnswer | null, string]>([
  ['somebody who was led past it', 'green', 'not-asked'],
  ['somebody who did not say', null, 'not-asked'],
  ['somebody who was asked', 'red', 'unanswered'],
])('nothing answered, of %s', (_, conditionValue, verdict) => {
  const item = { ...yes, condition: { item: 'one', options: ['red', 'blue'] } };
  const versions = [{ planVersion: 1, item }];
  expect(judgeMustHave(versions, { planVersion: 1, value: null, conditionValue })).toBe(verdict);
});

test('an answer is judged by the rule that it was given under, whichever came later', () => {
  const versions = [
    { planVersion: 4, item: no },
    { planVersion: 1, item: items['yes-no'] },
    { planVersion: 2, item: yes },
  ];
  const of = (planVersion: number) => judgeMustHave(versions, { planVersion, value: true });
  expect([0, 1, 2, 3, 4, 5].map(of)).toEqual([
    undefined,
    undefined,
    'meets',
    'meets',
    'does-not-meet',
    'does-not-meet',
  ]);
});

test('no later change of the rule changes what is said of an earlier answer', () => {
  const rule = fc.constantFrom<PlanItem>(yes, no, items['yes-no']);
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 1, maxLength: 5 }),
      fc.array(rule, { maxLength: 5 }),
      fc.boolean(),
      (before, after, value) => {
        const numbered = [...before, ...after].map((item, i) => ({ planVersion: i + 1, item }));
        const answer = { planVersion: before.length, value };
        expect(judgeMustHave(numbered, answer)).toBe(
          judgeMustHave(numbered.slice(0, before.length), answer),
        );
      },
    ),
  );
});
