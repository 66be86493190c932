import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const cards = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/scorecards-independent.test.ts',
  title,
});
const feeds = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/calendar-feeds.test.ts',
  title,
});
const namelessFeeds: PlantedFaultDetector = {
  file: 'server/features/interviews/calendar-feeds-nameless.test.ts',
  title:
    'two worlds that differ in names and in the marks of others have the same feeds, byte for byte, and no name in any property',
};
const twins: PlantedFaultDetector = {
  file: 'server/features/interviews/scorecards-twin-worlds.test.ts',
  title:
    'two worlds that differ only in the marks of others are the same, byte for byte, to an admin with an open card',
};
const nameless: PlantedFaultDetector = {
  file: 'server/features/interview-booking/interviews-nameless.test.ts',
  title:
    'two worlds that differ only in the names of candidates are the same, byte for byte, to the panel, to reviewers, in mails, titles and feeds',
};
const shown = (title: string): PlantedFaultDetector => ({
  file: 'server/features/interviews/answers-shown-to-panel.test.ts',
  title,
});
const READ_BY_NOBODY =
  'by whatever statement nobody reads the marks of another before the last card is in, admins with a seat and without included';
const WRITTEN_BY_NOBODY =
  'by whatever statement nobody writes on the card of another, without a seat, on one that is in, or opens them';
const READABLE_MARKS = `alter policy independent on core.scorecard_mark using (org_id = (select core.current_org()));
  alter policy independent on core.scorecard_notes using (org_id = (select core.current_org()))`;

/** Ways of reading a colleague's card before one's own is in, of learning whose it is, and of a calendar that tells too much. */
export const plantedScorecardAndCalendarFeedFaults: PlantedFault[] = [
  {
    name: 'marks of others on a panel, read before the last card is in',
    sql: READABLE_MARKS,
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
    name: 'answers of a candidate for a panel whose round does not show them',
    change: [
      {
        file: 'server/features/interviews/read-own-scorecard-and-panel.ts',
        from: 'hasSeat && showsAnswers && !ownReviewsOpen',
        to: 'hasSeat && showsAnswers !== undefined && !ownReviewsOpen',
      },
    ],
    net: shown(
      'a panel reads nothing of earlier stages, unless the round shows it what its candidate wrote: then that alone',
    ),
  },
  {
    name: 'answers of a candidate for a panel that still reviews those of the role',
    change: [
      {
        file: 'server/features/interviews/read-own-scorecard-and-panel.ts',
        from: 'showsAnswers && !ownReviewsOpen',
        to: 'showsAnswers && ownReviewsOpen !== undefined',
      },
    ],
    net: shown(
      'whoever still reviews answers of the role is not told whose they are, on a panel either',
    ),
  },
  {
    name: 'the name of an interviewee for a panel from which it is sealed',
    sql: writeNamesFunctionSqlWithoutCondition('seal'),
    net: nameless,
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
        file: 'server/features/interviews/interview-calendar-attachment-and-feed.ts',
        from: "const isBusyOnly = detail === 'busy';",
        to: "const isBusyOnly = detail !== 'busy' && detail !== 'references';",
      },
    ],
    net: feeds('a feed that says busy says nothing else'),
  },
];
