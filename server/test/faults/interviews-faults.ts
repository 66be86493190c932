import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, FaultDetector } from './planted-fault-types.ts';

const day = (title: string): FaultDetector => ({
  file: 'server/features/interviews/read-interviews-of-day.test.ts',
  title,
});
const calendar = (title: string): FaultDetector => ({
  file: 'server/features/interviews/read-job-interviews.test.ts',
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
export const interviewsFaults: PlantedFault[] = [
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
        file: 'server/features/interviews/sql/booked-interviews-and-rounds.ts',
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
        from: 'dayBounds(date, zone)',
        to: "dayBounds(date, zone && 'UTC')",
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
        i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as ends_at, i.minutes as own_minutes
      from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
      join core.stage s on s.org_id = r.org_id and s.id = r.stage_id`,
    net: day('what was not booked, was cancelled, or will not happen any more is not told'),
  },
  {
    name: 'interviews that are over by the clock and not done on the card',
    change: [
      {
        file: 'server/features/jobs/sql/job-cards.ts',
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
];
