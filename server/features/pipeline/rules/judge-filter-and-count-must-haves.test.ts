import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import {
  countMustHaveVerdicts,
  filterApplicationsByMustHaves,
  judgeMustHaveAnswers,
} from './judge-filter-and-count-must-haves.ts';

const yes: ItemWithMustHave = { ...items['yes-no'], key: 'a', mustHave: { answer: true } };
const no: ItemWithMustHave = { ...yes, mustHave: { answer: false } };
const named: ItemWithMustHave = { ...yes, key: 'constructor' };
const led: ItemWithMustHave = { ...yes, key: 'b', condition: { item: 'a', options: ['yes'] } };
const rules = (...each: [number, ItemWithMustHave][]) =>
  each.map(([planVersion, item]) => ({ planVersion, item }));

test('each answer is judged by the rule of its own version, and by none where that has none', () => {
  const alike = [1, 2, 3].map((planVersion) => ({
    planVersion,
    answers: { a: true },
    applicationIds: [planVersion],
  }));
  expect(
    judgeMustHaveAnswers(rules([1, yes], [3, no]), alike).map(({ planVersion, verdict }) => [
      planVersion,
      verdict,
    ]),
  ).toEqual([
    [1, 'meets'],
    [3, 'does-not-meet'],
  ]);
});

test('a question that is called like what every object has is not answered unless somebody did', () => {
  const [judged] = judgeMustHaveAnswers(rules([1, named]), [
    { planVersion: 1, answers: {}, applicationIds: [1] },
  ]);
  expect(judged?.verdict).toBe('unanswered');
});

test.each([
  [{ a: true }, 'unanswered'],
  [{ a: false }, 'not-asked'],
  [{}, 'not-asked'],
  [{ a: false, b: false }, 'does-not-meet'],
])('of %o, what depends on another answer is %s', (answers, verdict) => {
  const judged = judgeMustHaveAnswers(rules([1, yes], [1, led]), [
    { planVersion: 1, answers, applicationIds: [1] },
  ]);
  expect(judged.find(({ key }) => key === 'b')?.verdict).toBe(verdict);
});

test('verdicts on one question divide whoever was judged: nobody is in two, nobody is in none', () => {
  const answer = fc.constantFrom({}, { a: true }, { a: false });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (all) => {
      const judged = judgeMustHaveAnswers(
        rules([1, yes], [1, led]),
        all.map((answers, id) => ({ planVersion: 1, answers, applicationIds: [id] })),
      );
      for (const key of ['a', 'b']) {
        const verdicts = ['meets', 'does-not-meet', 'unanswered', 'not-asked'];
        const each = verdicts.flatMap((verdict) =>
          filterApplicationsByMustHaves(judged, [`${key}.${verdict}`]),
        );
        expect(each.toSorted((x, y) => x - y)).toEqual(all.map((_, id) => id));
        const counts = countMustHaveVerdicts(judged.filter((one) => one.key === key));
        expect(Object.values(counts).reduce((x, y) => x + y, 0)).toBe(all.length);
      }
    }),
  );
});

test('filters on one question add up, those on several narrow down', () => {
  const of = (key: string, verdict: 'meets' | 'unanswered', ...applicationIds: number[]) => ({
    key,
    verdict,
    planVersion: 1,
    applicationIds,
  });
  const judged = [of('a', 'meets', 1, 2), of('a', 'unanswered', 3), of('b', 'meets', 2, 3)];
  expect(filterApplicationsByMustHaves(judged, ['a.meets', 'a.unanswered'])).toEqual([1, 2, 3]);
  expect(filterApplicationsByMustHaves(judged, ['a.meets', 'b.meets'])).toEqual([2]);
  expect(filterApplicationsByMustHaves(judged, ['a.meets', 'c.meets'])).toEqual([]);
});
