import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A file as text, which goes with an e-mail. */
export type CalendarFile = { filename: string; contentType: string; text: string };

export type InterviewEntry = {
  id: number;
  /** Of this installation: an interview has the same name in every calendar, for ever. */
  host: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  writtenAt: Date;
  /** Of the candidate: calendars are shared, so that no name stands in one. */
  reference: string;
  jobTitle: string;
  employer: string;
  roundName: string;
  place: string;
  url: string;
  organiser: { name: string; email: string };
  attendee: string;
};

const FILENAME = 'interview.ics';

/** The entry that puts an interview into a calendar or changes it there, and the one that takes it out (RFC 5546). */
export function interviewAttachment(
  method: 'REQUEST' | 'CANCEL',
  entry: InterviewEntry,
): CalendarFile {
  const calendar = new ICalCalendar({
    prodId: { company: 'Evenhand', product: 'Interviews' },
    method: ICalCalendarMethod[method],
  });
  const { id, host, startsAt, minutes, organiser } = entry;
  calendar.createEvent({
    id: `interview-${id}@${host}`,
    sequence: entry.sequence,
    stamp: entry.writtenAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: `${entry.roundName}: ${entry.jobTitle} (${entry.reference})`,
    description: `${entry.roundName} for ${entry.jobTitle} at ${entry.employer}\n${entry.url}`,
    ...(entry.place !== '' && { location: entry.place }),
    url: entry.url,
    organizer: organiser,
    attendees: [{ email: entry.attendee, rsvp: false }],
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    filename: FILENAME,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  };
}
