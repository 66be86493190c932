import type { OwnInterviewOnBookingPage } from '@evenhand/contract/interview-booking/own-interview-on-booking-page-type.ts';

/** So many times a page, and the rest of the last day: nobody chooses from a day of which half is not there. */
const SLOTS_A_PAGE = 40;

type Slot = OwnInterviewOnBookingPage['slots'][number];
type Part = Pick<OwnInterviewOnBookingPage, 'slots' | 'earlierFrom' | 'later'>;

/**
 * The part of the free times that is shown, from a moment on.
 * @param offered all that can be chosen, in their order
 * @param from the first when absent, past or later than all of them
 * @param dayOf the calendar day of a moment in the zone of the role
 */
export function pickFreeInterviewSlotsForPage(
  offered: readonly Slot[],
  from: Date | null,
  dayOf: (at: Date) => string,
): Part {
  const found = from === null ? 0 : offered.findIndex(({ startsAt }) => startsAt >= from);
  const start = Math.max(found, 0);
  const end = endOfPage(offered, start, dayOf);
  const next = offered[end];
  return {
    slots: offered.slice(start, end),
    earlierFrom:
      start === 0 ? null : (offered[startBefore(offered, start, dayOf)]?.startsAt ?? null),
    later: next === undefined ? null : { from: next.startsAt, count: offered.length - end },
  };
}

function endOfPage(offered: readonly Slot[], start: number, dayOf: (at: Date) => string): number {
  const last = offered[start + SLOTS_A_PAGE - 1];
  if (last === undefined) return offered.length;
  const day = dayOf(last.startsAt);
  const next = offered.findIndex(
    ({ startsAt }, at) => at >= start + SLOTS_A_PAGE && dayOf(startsAt) !== day,
  );
  return next === -1 ? offered.length : next;
}

/** Where the page before begins: each is as long as it would be from the first on. */
function startBefore(offered: readonly Slot[], start: number, dayOf: (at: Date) => string): number {
  let before = 0;
  for (
    let next = endOfPage(offered, 0, dayOf);
    next < start;
    next = endOfPage(offered, next, dayOf)
  )
    before = next;
  return before;
}
