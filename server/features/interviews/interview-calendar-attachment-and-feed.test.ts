import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import {
  makeInterviewCalendarAttachment,
  type InterviewInCalendarAttachment,
} from './interview-calendar-attachment-and-feed.ts';

const entry: InterviewInCalendarAttachment = {
  id: 7,
  host: 'hiring.example.org',
  sequence: 2,
  startsAt: new Date('2026-10-25T00:30:00Z'),
  minutes: 45,
  writtenAt: new Date('2026-10-20T08:00:00Z'),
  reference: 'KX-47',
  jobTitle: 'Baker, "night"; shift',
  employer: 'Larkfield',
  roundName: 'First interview',
  place: 'Room Beech, 4 Mill Lane',
  url: 'https://hiring.example.org/application/abc/interview',
  organiser: { name: 'Larkfield', email: 'no-reply@example.org' },
  attendee: 'somebody@example.org',
};

function read(method: 'REQUEST' | 'CANCEL', more: Partial<InterviewInCalendarAttachment> = {}) {
  const file = makeInterviewCalendarAttachment(method, { ...entry, ...more });
  const calendar = new ICAL.Component(ICAL.parse(file.text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('there is no event in it');
  return { file, calendar, event, value: (name: string) => event.getFirstPropertyValue(name) };
}

test('another program reads the entry as it was meant, in the time of the world', () => {
  const { file, calendar, event, value } = read('REQUEST');
  expect(file.filename).toBe('interview.ics');
  expect(file.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(value('uid')).toBe('interview-7@hiring.example.org');
  expect(value('sequence')).toBe(2);
  expect(String(value('dtstart'))).toBe('2026-10-25T00:30:00Z');
  expect(String(value('dtend'))).toBe('2026-10-25T01:15:00Z');
  expect(String(value('dtstamp'))).toBe('2026-10-20T08:00:00Z');
  expect(value('summary')).toBe('First interview: Baker, "night"; shift (KX-47)');
  expect(value('location')).toBe('Room Beech, 4 Mill Lane');
  expect(value('status')).toBe('CONFIRMED');
  expect(value('attendee')).toMatch(/^mailto:somebody@example\.org$/i);
  expect(event.getAllProperties('attendee')).toHaveLength(1);
  expect(file.text).not.toMatch(/BEGIN:VTIMEZONE|TZID/);
});

test('what takes it out of a calendar has the same name and says that it is cancelled', () => {
  const { calendar, value } = read('CANCEL', { sequence: 3 });
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect([value('uid'), value('sequence'), value('status')]).toEqual([
    'interview-7@hiring.example.org',
    3,
    'CANCELLED',
  ]);
});

test('where nothing is said of a place, the entry has none', () => {
  expect(read('REQUEST', { place: '' }).value('location')).toBeNull();
});
