import { expect, test } from 'vitest';
import {
  isApplicationToBeErased,
  findApplicationRetentionEnd,
  addMonthsToDay,
  type ApplicationRetentionFacts,
} from './find-and-check-application-retention-end.ts';
import { determineJobOutcome, type JobOutcomeFacts } from './job-outcome.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const now = at('2026-11-20');
const open: JobOutcomeFacts = { closesAt: null, archivedAt: null, status: null, statusSetAt: null };
const closed = { ...open, closesAt: at('2026-03-31') };

test.for<[string, JobOutcomeFacts, object]>([
  ['is open until filled', open, { rule: null, why: 'open' }],
  ['closes later', { ...open, closesAt: at('2026-12-01') }, { rule: null, why: 'open' }],
  [
    'was filled and is still open',
    { ...open, status: 'hired', statusSetAt: at('2026-06-01') },
    { rule: null, why: 'open' },
  ],
  [
    'closed five months ago, and nobody said how it ended',
    { ...open, closesAt: at('2026-06-21') },
    { rule: null, why: 'undecided', silentAt: at('2026-12-21') },
  ],
  [
    'closed, and hiring goes on since a month',
    { ...closed, status: 'waiting', statusSetAt: at('2026-10-20') },
    { rule: null, why: 'undecided', silentAt: at('2027-04-20') },
  ],
  ['closed longer ago', closed, { rule: 'silent', at: at('2026-09-30') }],
  [
    'was filled after it closed',
    { ...closed, status: 'hired', statusSetAt: at('2026-06-02') },
    { rule: 'filled', at: at('2026-06-02') },
  ],
  [
    'was filled before it closed',
    { ...closed, status: 'hired', statusSetAt: at('2026-02-02') },
    { rule: 'filled', at: at('2026-03-31') },
  ],
  [
    'closed without',
    { ...closed, status: 'notHired', statusSetAt: at('2026-04-05') },
    { rule: 'closed-without', at: at('2026-04-05') },
  ],
  [
    'was put away without a word',
    { ...closed, archivedAt: at('2026-04-09') },
    { rule: 'archived', at: at('2026-04-09') },
  ],
  [
    'was filled and put away long after',
    { ...closed, status: 'hired', statusSetAt: at('2026-04-01'), archivedAt: at('2026-09-09') },
    { rule: 'filled', at: at('2026-04-01') },
  ],
  [
    'was put away while it was open',
    { ...open, archivedAt: at('2026-05-05') },
    { rule: 'archived', at: at('2026-05-05') },
  ],
])('a role that %s', ([, facts, outcome]) => {
  expect(determineJobOutcome(facts, now)).toMatchObject(outcome);
});

const place = { locale: 'en-GB', zone: 'Europe/London', periods: [] };
const filled: ApplicationRetentionFacts = {
  ...closed,
  status: 'hired',
  statusSetAt: at('2026-06-02'),
  country: null,
  isUnfinished: false,
  agreedUntil: null,
  holds: [],
};

test.for<[string, Partial<ApplicationRetentionFacts>, typeof place | object, object]>([
  ['in Great Britain', {}, place, { day: '2027-06-02', months: 12, rule: 'filled' }],
  ['in Germany', { country: 'DE' }, place, { day: '2026-12-02', months: 6 }],
  ['elsewhere', { country: 'FR' }, place, { day: '2027-06-02', months: 12 }],
  ['at home in Germany', {}, { ...place, locale: 'de-DE' }, { day: '2026-12-02', months: 6 }],
  ['in Northern Ireland', {}, { ...place, locale: 'en-NI' }, { day: '2027-06-02', months: 12 }],
  ['that was never sent in', { isUnfinished: true }, place, { day: '2026-12-02', months: 6 }],
  [
    'where the organisation says otherwise',
    {},
    {
      ...place,
      periods: [{ country: 'GB', store: 'application', months: 3, reason: 'Ours is shorter.' }],
    },
    { day: '2026-09-02', months: 3, reason: 'Ours is shorter.' },
  ],
  [
    'where it says otherwise of all others',
    { country: 'FR' },
    { ...place, periods: [{ country: '*', store: 'application', months: 2, reason: 'Others.' }] },
    { day: '2026-08-02', months: 2 },
  ],
  [
    'of somebody who has agreed for longer',
    { agreedUntil: at('2028-01-05') },
    place,
    { day: '2028-01-05', ground: 'agreed' },
  ],
  [
    'of somebody who had agreed for less',
    { agreedUntil: at('2027-01-05') },
    place,
    { day: '2027-06-02', ground: 'period' },
  ],
])('an application %s is kept until the day that follows', ([, facts, where, kept]) => {
  expect(
    findApplicationRetentionEnd({ ...filled, ...facts }, { ...place, ...where }, now),
  ).toMatchObject({
    kind: 'until',
    ...kept,
  });
});

test('a hold stands through its last day, the longest counts, and what would follow is told', () => {
  const holds = [
    { ground: 'complaint' as const, endsOn: '2026-11-20' },
    { ground: 'authority' as const, endsOn: '2026-11-19' },
  ];
  expect(findApplicationRetentionEnd({ ...filled, holds }, place, now)).toEqual({
    kind: 'held',
    day: '2026-11-20',
    ground: 'complaint',
    withoutHold: '2027-06-02',
  });
  expect(findApplicationRetentionEnd({ ...filled, holds }, place, at('2026-11-21'))).toMatchObject({
    kind: 'until',
  });
  expect(
    findApplicationRetentionEnd({ ...filled, closesAt: null, holds }, place, now),
  ).toMatchObject({
    kind: 'held',
    withoutHold: null,
  });
});

test('the day itself still counts, by the clock of the organisation', () => {
  const kept = findApplicationRetentionEnd(
    { ...filled, statusSetAt: new Date('2026-06-02T23:30:00Z') },
    place,
    now,
  );
  // Half past midnight there.
  expect(kept).toMatchObject({ day: '2027-06-03' });
  expect(['2027-06-03', '2027-06-04'].map((today) => isApplicationToBeErased(kept, today))).toEqual(
    [false, true],
  );
});

test.for([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-15', 36, '2029-01-15'],
] as const)('%s and %s months are %s', ([day, months, then]) => {
  expect(addMonthsToDay(day, months)).toBe(then);
});
