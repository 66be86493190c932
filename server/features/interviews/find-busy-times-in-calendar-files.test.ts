import { expect, test } from 'vitest';
import { makeCalendarFileOfEntries } from '../../test/test-calendar-server-and-calendar-files.ts';
import { findBusyTimesInCalendarFiles } from './find-busy-times-in-calendar-files.ts';

const span = {
  from: Date.parse('2026-03-20T12:00:00Z'),
  until: Date.parse('2026-09-20T12:00:00Z'),
  zone: 'Europe/London',
  ownAddress: 'kit@example.com',
  ownHost: 'hiring.example.org',
};

/** As `level start – end`, in UTC. */
function read(...files: string[]) {
  const answer = findBusyTimesInCalendarFiles(files, span);
  return 'problem' in answer
    ? answer.problem
    : answer.times.map(
        ({ level, from, until }) => `${level} ${minuteOf(from)} – ${minuteOf(until)}`,
      );
}
const minuteOf = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const event = (...lines: string[]) => read(makeCalendarFileOfEntries(lines));
const at9 = ['DTSTART:20260401T090000Z', 'DTEND:20260401T100000Z'];
const BUSY_AT_9 = ['busy 2026-04-01T09:00 – 2026-04-01T10:00'];

test.each([
  ['plain', [], BUSY_AT_9],
  ['opaque', ['TRANSP:OPAQUE'], BUSY_AT_9],
  ['transparent', ['TRANSP:TRANSPARENT'], []],
  ['cancelled', ['STATUS:CANCELLED'], []],
  ['tentative', ['STATUS:TENTATIVE'], ['tentative 2026-04-01T09:00 – 2026-04-01T10:00']],
  ['free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  [
    'tentative in Outlook',
    ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
    ['tentative 2026-04-01T09:00 – 2026-04-01T10:00'],
  ],
  ['declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:Kit@Example.com'], []],
  ['accepted', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:kit@example.com'], BUSY_AT_9],
  ['declined by somebody else', ['ATTENDEE;PARTSTAT=DECLINED:mailto:bo@example.com'], BUSY_AT_9],
  ['an interview of ours', ['UID:interview-12@hiring.example.org'], []],
  ['an interview of another server', ['UID:interview-12@hiringxexample.org'], BUSY_AT_9],
])('an entry that is %s', (_what, more, expected) => {
  expect(event(...at9, ...more)).toEqual(expected);
});

test('a whole day is one in the zone of the organisation, unless it leaves its owner free', () => {
  const day = ['DTSTART;VALUE=DATE:20260401', 'DTEND;VALUE=DATE:20260403'];
  expect(event(...day)).toEqual(['busy 2026-03-31T23:00 – 2026-04-02T23:00']);
  expect(event('DTSTART;VALUE=DATE:20260401')).toEqual([
    'busy 2026-03-31T23:00 – 2026-04-01T23:00',
  ]);
  expect(event(...day, 'TRANSP:TRANSPARENT')).toEqual([]);
});

test('what repeats is followed over the change of the clocks, without what was taken out, moved or cancelled', () => {
  const weekly = [
    'UID:weekly',
    'DTSTART;TZID=Europe/London:20260323T090000',
    'DURATION:PT30M',
    'RRULE:FREQ=WEEKLY;COUNT=5',
    'EXDATE;TZID=Europe/London:20260406T090000',
  ];
  const moved = [
    'UID:weekly',
    'RECURRENCE-ID;TZID=Europe/London:20260413T090000',
    'DTSTART;TZID=Europe/London:20260414T150000',
    'DTEND;TZID=Europe/London:20260414T160000',
  ];
  const cancelled = [
    'UID:weekly',
    'RECURRENCE-ID;TZID=Europe/London:20260420T090000',
    'DTSTART;TZID=Europe/London:20260420T090000',
    'STATUS:CANCELLED',
  ];
  expect(read(makeCalendarFileOfEntries(weekly, moved, cancelled))).toEqual([
    'busy 2026-03-23T09:00 – 2026-03-23T09:30',
    'busy 2026-03-30T08:00 – 2026-03-30T08:30',
    'busy 2026-04-14T14:00 – 2026-04-14T15:00',
  ]);
});

test.each([
  ['each day since 1990', 'FREQ=DAILY;UNTIL=20260322T090000Z', 2],
  ['each second Tuesday and Friday since 1990', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', 26],
  ['each month since 1990', 'FREQ=MONTHLY', 6],
])('what repeats %s is followed from now on', (_what, rule, times) => {
  const found = event('DTSTART:19900102T090000Z', 'DTEND:19900102T093000Z', `RRULE:${rule}`);
  expect(found).toHaveLength(times);
});

test('of an interval that began long ago the round stays the same', () => {
  // Every tenth day from 2 January 2020: 2,270 days later it is 21 March 2026.
  const rule = 'RRULE:FREQ=DAILY;INTERVAL=10';
  expect(event('DTSTART:20200102T090000Z', 'DURATION:PT1H', rule)).toEqual(
    expect.arrayContaining(['busy 2026-03-21T09:00 – 2026-03-21T10:00']),
  );
  expect(event('DTSTART:20200102T090000Z', 'DURATION:PT1H', rule)).toHaveLength(19);
});

test('what repeats each second is not followed for ever', () => {
  expect(event('DTSTART:19900101T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toBe(
    'not-understood',
  );
});

test('a zone is known by its name, by what the file says of it, or is that of the organisation', () => {
  const zoned = (zone: string) => [
    `DTSTART;TZID=${zone}:20260401T090000`,
    `DTEND;TZID=${zone}:20260401T100000`,
  ];
  expect(read(makeCalendarFileOfEntries(zoned('America/New_York')))).toEqual([
    'busy 2026-04-01T13:00 – 2026-04-01T14:00',
  ]);
  const definition = [
    'BEGIN:VTIMEZONE',
    'TZID:Our office',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
    '',
  ].join('\r\n');
  const own = makeCalendarFileOfEntries(zoned('Our office')).replace(
    'BEGIN:VEVENT',
    `${definition}BEGIN:VEVENT`,
  );
  expect(read(own)).toEqual(['busy 2026-04-01T04:00 – 2026-04-01T05:00']);
  expect(read(makeCalendarFileOfEntries(zoned('Nobody knows')))).toEqual([
    'busy 2026-04-01T08:00 – 2026-04-01T09:00',
  ]);
});

test('what overlaps is one, what is over or too far ahead is none, and a broken entry hides no other', () => {
  expect(
    read(
      makeCalendarFileOfEntries(
        at9,
        ['DTSTART:20260401T093000Z', 'DTEND:20260401T113000Z'],
        ['DTSTART:20260101T090000Z', 'DTEND:20260101T100000Z'],
        ['DTSTART:20280401T090000Z', 'DTEND:20280401T100000Z'],
        ['DTSTART:someday'],
      ),
    ),
  ).toEqual(['busy 2026-04-01T09:00 – 2026-04-01T11:30']);
});

test('a server that tells free and busy alone is understood', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VFREEBUSY',
    'UID:1',
    'FREEBUSY:20260401T090000Z/20260401T100000Z,20260402T090000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20260403T090000Z/PT30M',
    'END:VFREEBUSY',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  expect(read(file)).toEqual([...BUSY_AT_9, 'busy 2026-04-02T09:00 – 2026-04-02T09:30']);
});

test.each([
  ['a page', '<html>Log in</html>', 'no-calendar'],
  ['nothing', '', 'no-calendar'],
  [
    'half a calendar',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnot a line of any kind\r\n',
    'not-understood',
  ],
])('%s is no calendar', (_what, file, problem) => {
  expect(read(file)).toBe(problem);
});
