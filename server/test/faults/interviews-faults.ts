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
const times = (title: string): FaultDetector => ({
  file: 'server/features/interviews/lay-interview-slots.test.ts',
  title,
});
const letters = (title: string): FaultDetector => ({
  file: 'server/features/interview-booking/interview-emails.test.ts',
  title,
});
const page = (title: string): FaultDetector => ({
  file: 'server/features/interview-booking/interview-page.test.ts',
  title,
});
const cards = (title: string): FaultDetector => ({
  file: 'server/features/interviews/scorecards-independent.test.ts',
  title,
});
const feeds = (title: string): FaultDetector => ({
  file: 'server/features/interviews/calendar-feeds.test.ts',
  title,
});
const namelessFeeds: FaultDetector = {
  file: 'server/features/interviews/calendar-feeds-nameless.test.ts',
  title:
    'two worlds that differ in names and in the marks of others have the same feeds, byte for byte, and no name in any property',
};
const twins: FaultDetector = {
  file: 'server/features/interviews/scorecards-twin-worlds.test.ts',
  title:
    'two worlds that differ only in the marks of others are the same, byte for byte, to an admin with an open card',
};
const READ_BY_NOBODY =
  'by whatever statement nobody reads the marks of another before the last card is in, admins with a seat and without included';
const WRITTEN_BY_NOBODY =
  'by whatever statement nobody writes on the card of another, without a seat, on one that is in, or opens them';
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
  {
    name: 'a member in two places at once',
    sql: 'alter table core.interview_seat drop constraint member_is_free',
    net: times('is not seated twice by two admins at once: the database refuses the second'),
  },
  {
    name: 'a time that is moved though it is frozen',
    change: [
      {
        file: 'server/features/interviews/rules/may-book-or-change.ts',
        from: "if (now > changeableUntil(startsAt, limits)) return 'frozen';",
        to: '',
      },
    ],
    net: page('no time is booked within the notice, and none moved or cancelled within the freeze'),
  },
  {
    name: 'a reminder of an interview that was cancelled or moved',
    change: [
      {
        file: 'server/features/emails/sql/emails-to-send.ts',
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
        file: 'server/features/interviews/draft-interview-emails.ts',
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
        file: 'server/features/interviews/sql/taking-slots.ts',
        from: /\.where\('interview_id', 'is', null\)/g,
        to: '',
      },
    ],
    net: {
      file: 'server/features/interview-booking/book-at-once.test.ts',
      title: 'of fifty at once, from two processes, one gets the time',
    },
  },
  {
    name: 'marks of others on a panel, read before the last card is in',
    sql: `alter policy independent on core.scorecard_mark using (org_id = (select core.current_org()));
      alter policy independent on core.scorecard_notes using (org_id = (select core.current_org()))`,
    net: cards(READ_BY_NOBODY),
  },
  {
    name: 'a card that can still be written once it is in',
    sql: `create or replace function core.may_write_card(of_interview bigint, by_member bigint) returns boolean
      language sql stable security definer set search_path = pg_catalog as
      'select by_member = core.current_actor()'`,
    net: cards(WRITTEN_BY_NOBODY),
  },
  {
    name: 'the first card of a panel that opens all of them',
    sql: `create or replace function core.open_complete_scorecards(of_interview bigint, at timestamptz) returns boolean
      language plpgsql volatile security definer set search_path = pg_catalog as $$
      begin
        insert into core.scorecards_opened (org_id, interview_id, opened_at)
          values (core.current_org(), of_interview, at) on conflict do nothing;
        perform core.store_scores(array(select application_id from core.interview
          where org_id = core.current_org() and id = of_interview));
        return false;
      end $$`,
    net: twins,
  },
  {
    name: 'a name in the title of a calendar feed',
    change: [
      {
        file: 'server/features/interviews/sql/calendar-feeds.ts',
        from: 'a.public_ref as reference,',
        to: `(select m.first_name from core.member m where m.id = \${memberId}) as reference,`,
      },
    ],
    net: namelessFeeds,
  },
  {
    name: 'a calendar feed that lives on after it was revoked',
    change: [
      {
        file: 'server/features/interviews/serve-calendar-feed.ts',
        from: "if (visitor === undefined) throw new Refusal('not-found');",
        to: `if (visitor === undefined) {
        const kept = cache.last(lastName);
        if (kept === undefined) throw new Refusal('not-found');
        return send(kept.made.response);
      }`,
      },
      {
        file: 'server/features/interviews/serve-calendar-feed.ts',
        from: 'const name = nameOf(visitor, visit.now);',
        to: 'const name = nameOf(visitor, visit.now); lastName = name.of;',
      },
      {
        file: 'server/features/interviews/serve-calendar-feed.ts',
        from: 'const FEEDS_CACHED = 100;',
        to: "const FEEDS_CACHED = 100; let lastName = '';",
      },
    ],
    net: feeds(
      'a feed ends with the next request once it was revoked, made anew, or its member or organisation has left',
    ),
  },
  {
    name: 'a calendar feed of somebody who may not log in any more',
    sql: `do $do$ begin execute replace(pg_get_functiondef('core.find_calendar_feed(bytea)'::regprocedure),
      'm.deactivated_at IS NULL', 'true'); end $do$`,
    net: feeds(
      'a feed ends with the next request once it was revoked, made anew, or its member or organisation has left',
    ),
  },
  {
    name: 'a busy calendar feed that says what the interview is',
    change: [
      {
        file: 'server/features/interviews/interview-calendar.ts',
        from: "const isBusyOnly = detail === 'busy';",
        to: "const isBusyOnly = detail !== 'busy' && detail !== 'references';",
      },
    ],
    net: feeds('a feed that says busy says nothing else'),
  },
];
