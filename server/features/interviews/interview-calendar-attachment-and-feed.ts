import type { CalendarFeedDetailLevel } from '@evenhand/contract/interviews/calendar-feeds.ts';
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** A file as text, which goes with an e-mail. */
export type InterviewCalendarFile = { filename: string; contentType: string; text: string };

/** When it is, under the name that it has in every calendar. */
type InterviewTime = {
  id: number;
  /** Of this installation: an interview has the same name in every calendar, for ever. */
  host: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  writtenAt: Date;
};

/** What it is about. */
export type InterviewInCalendarFeed = InterviewTime & {
  /** Of the candidate: calendars are shared, so that no name stands in one. */
  reference: string;
  jobTitle: string;
  employer: string;
  roundName: string;
  place: string;
  url: string;
};

export type InterviewInCalendarAttachment = InterviewInCalendarFeed & {
  organiser: { name: string; email: string };
  attendee: string;
};

const FILENAME = 'interview.ics';
const HOUR_SECONDS = 3600;
const WRITTEN_BY = { company: 'Evenhand', product: 'Interviews' };

/** The entry that puts an interview into a calendar or changes it there, and the one that takes it out (RFC 5546). */
export function makeInterviewCalendarAttachment(
  method: 'REQUEST' | 'CANCEL',
  entry: InterviewInCalendarAttachment,
): InterviewCalendarFile {
  const calendar = new ICalCalendar({ prodId: WRITTEN_BY, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...timeOf(entry),
    ...wordsOf(entry),
    organizer: entry.organiser,
    attendees: [{ email: entry.attendee, rsvp: false }],
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    filename: FILENAME,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  };
}

/** All that somebody attends, for a program that asks for it again and again. */
export function makeInterviewCalendarFeed(
  detail: CalendarFeedDetailLevel,
  interviews: readonly InterviewInCalendarFeed[],
): string {
  const isBusyOnly = detail === 'busy';
  const calendar = new ICalCalendar({
    prodId: WRITTEN_BY,
    method: ICalCalendarMethod.PUBLISH,
    name: isBusyOnly ? 'Busy' : 'Interviews',
    ttl: HOUR_SECONDS,
  });
  for (const interview of interviews)
    calendar.createEvent({
      ...timeOf(interview),
      ...(isBusyOnly ? { summary: 'Busy' } : wordsOf(interview)),
      status: ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

function timeOf({ id, host, sequence, startsAt, minutes, writtenAt }: InterviewTime) {
  return {
    id: `interview-${id}@${host}`,
    sequence,
    stamp: writtenAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
  } satisfies ICalEventData;
}

function wordsOf({
  roundName,
  jobTitle,
  reference,
  employer,
  url,
  place,
}: InterviewInCalendarFeed) {
  return {
    summary: `${roundName}: ${jobTitle} (${reference})`,
    description: `${roundName} for ${jobTitle} at ${employer}\n${url}`,
    ...(place !== '' && { location: place }),
    url,
  };
}
