import { expect, test } from 'vitest';
import { pickFreeInterviewSlotsForPage } from './free-slots-on-page.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** So many times on each of these days, every ten minutes from eight o'clock. */
function offered(...aDay: number[]) {
  const slots = aDay.flatMap((count, day) =>
    Array.from({ length: count }, (_, i) => new Date(Date.UTC(2026, 10, 2 + day, 8, 10 * i))),
  );
  return slots.map((startsAt, id) => ({ id, startsAt, minutes: 10 }));
}

const idsOf = ({ slots }: ReturnType<typeof pickFreeInterviewSlotsForPage>) =>
  slots.length === 0 ? [] : [slots[0]?.id, slots.at(-1)?.id];

test('few times are all there, and lead nowhere', () => {
  expect(pickFreeInterviewSlotsForPage(offered(3, 4), null, dayOf)).toMatchObject({
    slots: { length: 7 },
    earlierFrom: null,
    later: null,
  });
  expect(pickFreeInterviewSlotsForPage([], new Date(0), dayOf)).toEqual({
    slots: [],
    earlierFrom: null,
    later: null,
  });
});

test('a page ends with the day of its fortieth time, and leads to the next and back', () => {
  const all = offered(30, 30, 30, 30, 5);
  const first = pickFreeInterviewSlotsForPage(all, null, dayOf);
  expect(idsOf(first)).toEqual([0, 59]);
  expect(first).toMatchObject({ earlierFrom: null, later: { from: all[60]?.startsAt, count: 65 } });
  const second = pickFreeInterviewSlotsForPage(all, first.later?.from ?? null, dayOf);
  expect(idsOf(second)).toEqual([60, 119]);
  expect(second.earlierFrom).toEqual(all[0]?.startsAt);
  const third = pickFreeInterviewSlotsForPage(all, second.later?.from ?? null, dayOf);
  expect(idsOf(third)).toEqual([120, 124]);
  expect([third.earlierFrom, third.later]).toEqual([all[60]?.startsAt, null]);
});

test('a moment that is gone meanwhile leads to the times after it, one after all to the first', () => {
  const all = offered(50, 10);
  const between = new Date((all[50]?.startsAt.getTime() ?? 0) - 1);
  expect(idsOf(pickFreeInterviewSlotsForPage(all, between, dayOf))).toEqual([50, 59]);
  expect(idsOf(pickFreeInterviewSlotsForPage(all, new Date('2030-01-01'), dayOf))).toEqual([0, 49]);
});
