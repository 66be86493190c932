import type ICAL from 'ical.js';

const DAY_SECONDS = 86_400;
/** Of what repeats by day or week, after so many days it is the same again. */
const DAYS_OF_ROUND: Record<string, number> = { DAILY: 1, WEEKLY: 7 };

/**
 * Has what has repeated for years begin shortly before a moment, as following it from its first time may take seconds. Only
 * where nothing is counted from the first time on.
 */
export function moveRecurringEventStart(event: ICAL.Event, from: number): void {
  const { component } = event;
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const rule = rules[0] as ICAL.Recur | undefined;
  const round = rule && DAYS_OF_ROUND[rule.freq];
  if (rule === undefined || round === undefined || rules.length > 1 || rule.count) return;
  const days = round * rule.interval;
  const { startDate, duration } = event;
  // Far enough ahead that what lasts beyond the moment is still there.
  const ahead = Math.abs(duration.toSeconds()) + 3 * DAY_SECONDS;
  const rounds = Math.floor((from / 1000 - ahead - startDate.toUnixTime()) / DAY_SECONDS / days);
  if (rounds <= 0) return;
  const end = event.endDate.clone();
  const start = startDate.clone();
  start.adjust(rounds * days, 0, 0, 0);
  end.adjust(rounds * days, 0, 0, 0);
  component.getFirstProperty('dtstart')?.setValue(start);
  component.getFirstProperty('dtend')?.setValue(end);
}
