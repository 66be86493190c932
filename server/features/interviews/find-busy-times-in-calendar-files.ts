import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { moveRecurringEventStart } from './move-recurring-event-start.ts';
import { type BusyTimeLevel, type BusyTime, mergeBusyTimes } from './rules/merge-busy-times.ts';
import { removePastCalendarEvents } from './remove-past-calendar-events.ts';

/** So often is looked for the next time of what repeats, in one calendar. */
const STEPS_MAX = 20_000;

export type CalendarTimeSpan = {
  /** In milliseconds. */
  from: number;
  until: number;
  /** Of what says no zone, such as a whole day. */
  zone: string;
  /** The e-mail address by which the calendar's owner is invited, as they have it here. */
  ownAddress: string;
  /** Of this installation, whose interviews stand in calendars of others under names of their own and are known already. */
  ownHost: string;
};

type Answer = { times: BusyTime[] } | { problem: 'no-calendar' | 'not-understood' };

/** When somebody is busy by calendar files (RFC 5545). Of what they do nothing is looked at. */
export function findBusyTimesInCalendarFiles(
  files: readonly string[],
  span: CalendarTimeSpan,
): Answer {
  const times: BusyTime[] = [];
  const steps = { left: STEPS_MAX };
  for (const file of files) {
    if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) return { problem: 'no-calendar' };
    const calendars = parsed(removePastCalendarEvents(file, span.from));
    if (calendars === undefined) return { problem: 'not-understood' };
    for (const calendar of calendars) times.push(...timesOf(calendar, span, steps));
    if (steps.left <= 0) return { problem: 'not-understood' };
  }
  return { times: mergeBusyTimes(times, span) };
}

function parsed(file: string): ICAL.Component[] | undefined {
  try {
    // One calendar, or several in one file: what stands first tells which.
    const found = ICAL.parse(file) as unknown[];
    const several = (typeof found[0] === 'string' ? [found] : found) as unknown[][];
    return several.map((one) => new ICAL.Component(one as never));
  } catch {
    return undefined;
  }
}

function timesOf(
  calendar: ICAL.Component,
  span: CalendarTimeSpan,
  steps: { left: number },
): BusyTime[] {
  const said = calendar.getFirstPropertyValue('x-wr-timezone');
  const zone = zoneNamed(typeof said === 'string' ? said : null) ?? span.zone;
  const instant = (time: ICAL.Time) => instantOf(time, zone);
  const events = calendar.getAllSubcomponents('vevent').filter((event) => !isOurs(event, span));
  const changes = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => String(event.getFirstPropertyValue('uid')),
  );
  const whole = events.flatMap((component) => {
    try {
      const uid = String(component.getFirstPropertyValue('uid'));
      const isChange = component.hasProperty('recurrence-id');
      const event = new ICAL.Event(component, {
        exceptions: isChange ? [] : (changes.get(uid) ?? []),
      });
      return isChange || !event.isRecurring()
        ? timesWhere(component, span, [instant(event.startDate), instant(event.endDate)])
        : repeated(event, { span, instant, steps });
    } catch {
      // An event that nobody can make sense of keeps no other from being known.
      return [];
    }
  });
  return [...whole, ...calendar.getAllSubcomponents('vfreebusy').flatMap(freeBusy(instant))];
}

function isOurs(event: ICAL.Component, { ownHost }: CalendarTimeSpan): boolean {
  const uid = String(event.getFirstPropertyValue('uid'));
  return uid.startsWith('interview-') && uid.endsWith(`@${ownHost}`);
}

type Occurrence = {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
  recurrenceId: ICAL.Time;
};
type Following = {
  span: CalendarTimeSpan;
  instant: (time: ICAL.Time) => number;
  steps: { left: number };
};

/** Each time of what repeats, without those that were taken out; those that were changed stand for themselves. */
function repeated(event: ICAL.Event, { span, instant, steps }: Following): BusyTime[] {
  const times: BusyTime[] = [];
  moveRecurringEventStart(event, span.from);
  const next = event.iterator();
  for (let start = next.next(); start && steps.left > 0; start = next.next()) {
    steps.left -= 1;
    if (instant(start) >= span.until) break;
    // Its type is written in a comment of the library alone.
    const found = event.getOccurrenceDetails(start) as Occurrence;
    const { item, startDate, endDate, recurrenceId } = found;
    const isChangedAlone = item !== event && item.recurrenceId.compare(recurrenceId) === 0;
    if (!isChangedAlone)
      times.push(...timesWhere(item.component, span, [instant(startDate), instant(endDate)]));
  }
  return times;
}

function timesWhere(
  component: ICAL.Component,
  { ownAddress }: CalendarTimeSpan,
  [from, until]: [number, number],
): BusyTime[] {
  const level = hasDeclined(component, ownAddress) ? null : levelOf(component);
  return level === null ? [] : [{ level, from, until }];
}

/** Whom others invited may stay away; programs keep such an entry, marked by the answer. */
function hasDeclined(component: ICAL.Component, ownAddress: string): boolean {
  return component.getAllProperties('attendee').some((attendee) => {
    const answer = String(attendee.getParameter('partstat') ?? '').toUpperCase();
    const address = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
    return answer === 'DECLINED' && address.toLowerCase() === ownAddress.toLowerCase();
  });
}

/** Null where it leaves its owner free, as birthdays and days off of others do. */
function levelOf(component: ICAL.Component): BusyTimeLevel | null {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const outlook = said('x-microsoft-cdo-busystatus');
  if (said('transp') === 'TRANSPARENT' || said('status') === 'CANCELLED') return null;
  if (outlook === 'FREE' || outlook === 'WORKINGELSEWHERE') return null;
  return said('status') === 'TENTATIVE' || outlook === 'TENTATIVE' ? 'tentative' : 'busy';
}

/** As servers tell it that tell nothing else. */
function freeBusy(instant: (time: ICAL.Time) => number) {
  return (component: ICAL.Component): BusyTime[] =>
    component.getAllProperties('freebusy').flatMap((property) => {
      const type = String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase();
      if (type === 'FREE') return [];
      return property.getValues().flatMap((period): BusyTime[] =>
        period instanceof ICAL.Period
          ? [
              {
                level: type === 'BUSY-TENTATIVE' ? 'tentative' : 'busy',
                from: instant(period.start),
                until: instant(period.getEnd()),
              },
            ]
          : [],
      );
    });
}

/** By the name of its zone where that is known everywhere, else by what the file says of the zone. */
function instantOf(time: ICAL.Time, zone: string): number {
  const name = time.zone?.tzid ?? '';
  if (name === 'UTC') return time.toUnixTime() * 1000;
  const known = time.isDate ? zone : zoneNamed(name);
  if (known === null && name !== 'floating' && time.zone?.component)
    return time.toUnixTime() * 1000;
  const { year, month, day } = time;
  const [hour, minute] = time.isDate ? [0, 0] : [time.hour, time.minute];
  const wall = new Temporal.PlainDateTime(year, month, day, hour, minute);
  // Where the file names a zone and says nothing of it, the name is kept here, in a field that its type leaves out.
  const named = zoneNamed((time as ICAL.Time & { timezone?: string }).timezone);
  return wall.toZonedDateTime(known ?? named ?? zone).epochMilliseconds;
}

const known = new Map<string, string | null>();

/** The name, if it is one that this machine knows. */
function zoneNamed(name: string | null | undefined): string | null {
  if (!name) return null;
  const before = known.get(name);
  if (before !== undefined) return before;
  let found: string | null = null;
  try {
    found = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Another program's own name of a zone.
  }
  if (known.size < 1000) known.set(name, found);
  return found;
}
