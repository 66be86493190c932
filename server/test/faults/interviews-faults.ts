import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const day = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/read-interviews-of-day.test.ts',
  title,
});
const calendar = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/read-job-interviews.test.ts',
  title,
});
const times = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/create-interview-slots.test.ts',
  title,
});
const venues = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/venues-and-round-settings.test.ts',
  title,
});
const letters = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interview-booking/interview-emails.test.ts',
  title,
});
const page = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interview-booking/load-build-and-respond-with-booking-page.test.ts',
  title,
});
const ofEverybody = [
  'core.interview',
  'core.interview_round',
  'core.stage',
  'core.application',
  'core.job',
];

/** Ways of showing an interview to the wrong people, under a name that is sealed, or on the wrong day. */
export const plantedInterviewsFaults: PlantedFault[] = [
  {
    name: "another organisation's interview in the day's list",
    sql: [
      ...ofEverybody.map((table) => `alter policy tenant_staff on ${table} using (true)`),
      'alter policy arrivals_wait on core.application using (true)',
    ].join('; '),
    net: day(
      'admins are told of the whole organisation, others of their own panels alone, strangers of nothing',
    ),
  },
  {
    name: "interviews of other people's panels",
    change: [
      {
        file: 'server/features/interviews/sql/find-interviews-rounds-and-time-zone.ts',
        from: '(${panelOf === null}',
        to: '(true',
      },
    ],
    net: day(
      'admins are told of the whole organisation, others of their own panels alone, strangers of nothing',
    ),
  },
  {
    name: 'the name of an interview while it is sealed',
    sql: `alter policy opened_staff on pii.application_identity using (org_id = (select core.current_org()));
      alter policy opened_staff on pii.candidate using (org_id = (select core.current_org()));
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: day(
      'a name that is sealed for whoever asks is a reference, for each of them in their own way',
    ),
  },
  {
    name: 'a day of interviews cut in UTC instead of the zone',
    change: [
      {
        file: 'server/features/interviews/read-interviews-of-day.ts',
        from: 'startAndEndOfDayInZone(date, zone)',
        to: "startAndEndOfDayInZone(date, zone && 'UTC')",
      },
    ],
    net: day(
      'the day is that of the zone that is told, else of the organisation, on days of 23 and 25 hours too',
    ),
  },
  {
    name: 'a cancelled interview that is shown',
    sql: `create or replace view core.standing_interview with (security_invoker = true) as
      select i.org_id, i.id, i.round_id, r.job_id, s.name as round_name, i.application_id, i.state, i.starts_at,
        coalesce(i.minutes, r.minutes) as minutes,
        i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as ends_at, i.minutes as own_minutes,
          i.version
      from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
      join core.stage s on s.org_id = r.org_id and s.id = r.stage_id`,
    net: day('what was not booked, was cancelled, or will not happen any more is not told'),
  },
  {
    name: 'interviews that are over by the clock and not done on the card',
    change: [
      {
        file: 'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts',
        from: /count\(\*\) filter \(where i\.state = 'done' or [^)]*\)\)/,
        to: "count(*) filter (where i.state = 'done')",
      },
    ],
    net: calendar('card and calendar count the same: asked, with a time, and over by the clock'),
  },
  {
    name: "a role's calendar for its reviewers",
    change: [
      {
        file: 'server/features/interviews/read-job-interviews.ts',
        from: /loadManagedJob/g,
        to: 'loadJobForTeam',
      },
    ],
    net: calendar(
      'reviewers of the role and colleagues without a part in it read no calendar, nor does another organisation',
    ),
  },
  {
    name: 'a member in two places at once',
    sql: 'alter table core.interview_seat drop constraint member_is_free',
    net: times('is not seated twice by two admins at once: the database refuses the second'),
  },
  {
    name: 'a room that is used twice at once',
    sql: 'alter table core.interview_slot drop constraint room_is_free',
    net: venues('a room is not used twice by two admins at once: the database refuses the second'),
  },
  {
    name: 'a time that is moved though it is frozen',
    change: [
      {
        file: 'server/features/interviews/rules/interview-booking-limits-and-problems.ts',
        from: "if (now > interviewChangeableUntil(startsAt, limits)) return 'frozen';",
        to: '',
      },
    ],
    net: page('no time is booked within the notice, and none moved or cancelled within the freeze'),
  },
  {
    name: 'a reminder of an interview that was cancelled or moved',
    change: [
      {
        file: 'server/features/emails/sql/queries-for-sending-due-emails.ts',
        from: "when m.kind in ('interview-reminder', 'panel-interview-reminder') then",
        to: 'when false then',
      },
    ],
    net: letters(
      'nobody is reminded of what was cancelled, moved, held or booked within the day, also when the reminder was written already',
    ),
  },
  {
    name: 'a name in the title of a calendar entry',
    change: [
      {
        file: 'server/features/interviews/draft-interview-event-emails.ts',
        from: 'id: facts.interviewId,',
        to: "id: facts.interviewId, reference: facts.candidate?.firstName ?? '',",
      },
    ],
    net: letters(
      'candidate and panel are told in words of their own, and no title and no mail to the panel has a name',
    ),
  },
  {
    name: 'a time that two candidates have',
    change: [
      {
        file: 'server/features/interviews/sql/change-interview-slot-booking-and-notice-rows.ts',
        from: /\.where\('interview_id', 'is', null\)/g,
        to: '',
      },
    ],
    net: {
      file: 'server/features/interview-booking/book-at-once.test.ts',
      // Candidates do not even see a time that somebody has: their own net holds by the policy alone.
      title: 'of twenty whom an admin books on one time at once one gets it',
    },
  },
];
