import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ScorecardInterviewDbRow = {
  id: number;
  roundId: number;
  stageId: number;
  roundName: string;
  jobId: number;
  jobTitle: string;
  applicationId: number;
  applicationState: ApplicationState;
  ref: string;
  /** Null while sealed: row-level security shows no identity then. */
  firstName: string | null;
  lastName: string | null;
  state: 'invited' | 'booked' | 'done' | 'no_show' | 'cancelled';
  startsAt: Date | null;
  minutes: number;
  /** Whether a decision before its beginning made it needless. */
  isNeedless: boolean;
  hasSeat: boolean;
  ownRole: JobTeamRole | null;
  /** Whether the member still has reviews to do on the role. */
  ownReviewsOpen: boolean;
  /** Whether its panel reads what the candidate wrote. */
  showsAnswers: boolean;
  submittedAt: Date | null;
  voidAt: Date | null;
  openedAt: Date | null;
  /** Null where the last card opened them. */
  releasedBy: string | null;
  reason: string | null;
};

/** An interview as its panel and whoever runs the role see it. Whoever asks has seen the name, if there is one to see. */
export async function findScorecardInterview(
  db: Db<'staff'>,
  { interviewId, memberId }: { interviewId: number; memberId: number },
): Promise<ScorecardInterviewDbRow | undefined> {
  const { rows } = await sql<ScorecardInterviewDbRow>`
    select i.id, i.round_id as "roundId", s.id as "stageId", s.name as "roundName", j.id as "jobId",
      j.title as "jobTitle",
      a.id as "applicationId", a.state as "applicationState", a.public_ref as ref,
      i.state, i.starts_at as "startsAt", coalesce(i.minutes, r.minutes) as minutes,
      i.state in ('invited', 'booked')
        and coalesce(least(a.rejected_at, a.hired_at) <= coalesce(i.starts_at, 'infinity'), false) as "isNeedless",
      exists (select from core.interview_panel_member p where p.interview_id = i.id
          and p.member_id = ${memberId} and p.left_at is null)
        as "hasSeat",
      (select part.role from core.job_member part where part.job_id = j.id and part.member_id = ${memberId})
        as "ownRole",
      j.id = any ((select search.jobs_under_own_review())::bigint[]) as "ownReviewsOpen",
      r.shows_answers as "showsAnswers",
      c.submitted_at as "submittedAt", c.void_at as "voidAt", o.opened_at as "openedAt",
      m.first_name || ' ' || m.last_name as "releasedBy", o.reason,
      person.first_name as "firstName", person.last_name as "lastName"
    from core.interview i
      join core.interview_round r on r.id = i.round_id
      join core.stage s on s.id = r.stage_id
      join core.job j on j.id = r.job_id
      join core.application a on a.id = i.application_id
      left join core.scorecard c on c.interview_id = i.id and c.member_id = ${memberId}
      left join core.scorecards_opened o on o.interview_id = i.id
      left join core.member m on m.id = o.released_by
      left join search.show_people(array(select x.application_id from core.interview x
        join core.interview_round y on y.id = x.round_id
        where x.id = ${interviewId} and (exists (select from core.interview_panel_member p
            where p.interview_id = x.id and p.member_id = ${memberId} and p.left_at is null)
          or exists (select from core.job_member part where part.job_id = y.job_id and part.member_id = ${memberId}
            and part.role = 'admin')
          or exists (select from core.member admin where admin.id = ${memberId} and admin.role = 'ADMIN')))) person
        on person.application_id = a.id
    where i.id = ${interviewId}`.execute(db);
  return rows[0];
}

export type ScorecardItemDbRow = {
  id: number;
  text: string;
  guideOne: string;
  guideThree: string;
  guideFive: string;
  weight: number;
  criteria: string[];
};

/** What a panel asks in a stage, in the one order of the plan. */
export async function findScorecardItems(
  db: Db<'staff'>,
  stageId: number,
): Promise<ScorecardItemDbRow[]> {
  const { rows } = await sql<ScorecardItemDbRow>`
    select q.id, q.text, q.guide_one as "guideOne", q.guide_three as "guideThree", q.guide_five as "guideFive",
      q.weight::float8 as weight,
      array(select c.name from core.question_criterion serves join core.criterion c on c.id = serves.criterion_id
        where serves.question_id = q.id order by serves.position) as criteria
    from core.question q where q.stage_id = ${stageId} and q.kind = 'interview' order by q.position`.execute(
    db,
  );
  return rows;
}

export type ScorecardPanelDbRow = {
  memberId: number;
  name: string;
  submittedAt: Date | null;
  voidAt: Date | null;
};

/** Everybody who sits on the panel or has handed in a card, by name. */
export async function findScorecardPanel(
  db: Db<'staff'>,
  interviewId: number,
): Promise<ScorecardPanelDbRow[]> {
  const { rows } = await sql<ScorecardPanelDbRow>`
    select m.id as "memberId", m.first_name || ' ' || m.last_name as name, c.submitted_at as "submittedAt",
      c.void_at as "voidAt"
    from (select member_id from core.interview_panel_member where interview_id = ${interviewId} and left_at is null
        union
        select member_id from core.scorecard where interview_id = ${interviewId} and submitted_at is not null) sits
      join core.member m on m.id = sits.member_id
      left join core.scorecard c on c.interview_id = ${interviewId} and c.member_id = m.id
    order by m.last_name collate "und-x-icu", m.first_name, m.id`.execute(db);
  return rows;
}

export type ScorecardMarkDbRow = {
  memberId: number;
  itemId: number;
  stars: number | null;
  notAsked: boolean;
  note: string;
  version: number;
};

/** Those that the member may read: row-level security leaves out the others. */
export async function findReadableScorecardMarks(
  db: Db<'staff'>,
  interviewId: number,
): Promise<ScorecardMarkDbRow[]> {
  return db
    .selectFrom('core.scorecard_mark')
    .select([
      'member_id as memberId',
      'question_id as itemId',
      'stars',
      'not_asked as notAsked',
      'note',
      'version',
    ])
    .where('interview_id', '=', interviewId)
    .execute();
}

export type ScorecardNotesDbRow = { memberId: number; text: string; version: number };

/** The same of what was noted as a whole. */
export async function findReadableScorecardNotes(
  db: Db<'staff'>,
  interviewId: number,
): Promise<ScorecardNotesDbRow[]> {
  return db
    .selectFrom('core.scorecard_notes')
    .select(['member_id as memberId', 'text', 'version'])
    .where('interview_id', '=', interviewId)
    .execute();
}

type NewMark = Pick<ScorecardMarkDbRow, 'itemId' | 'stars' | 'notAsked' | 'note' | 'version'> & {
  interviewId: number;
  now: Date;
};

/** Stores a mark over the version it was written on; undefined when a newer one stands there. */
export async function upsertScorecardMarkRowUnlessNewer(
  db: Db<'staff'>,
  { interviewId, itemId, stars, notAsked, note, version, now }: NewMark,
): Promise<number | undefined> {
  const stored = await db
    .insertInto('core.scorecard_mark')
    .values({
      interview_id: interviewId,
      question_id: itemId,
      stars,
      not_asked: notAsked,
      note,
      saved_at: now,
    })
    .onConflict((on) =>
      on
        .constraint('scorecard_mark_pkey')
        .doUpdateSet((eb) => ({
          stars: eb.ref('excluded.stars'),
          not_asked: eb.ref('excluded.not_asked'),
          note: eb.ref('excluded.note'),
          saved_at: eb.ref('excluded.saved_at'),
          version: eb('core.scorecard_mark.version', '+', 1),
        }))
        .where('core.scorecard_mark.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return stored?.version;
}

export async function upsertScorecardNotesRowUnlessNewer(
  db: Db<'staff'>,
  {
    interviewId,
    text,
    version,
    now,
  }: { interviewId: number; text: string; version: number; now: Date },
): Promise<number | undefined> {
  const stored = await db
    .insertInto('core.scorecard_notes')
    .values({ interview_id: interviewId, text, saved_at: now })
    .onConflict((on) =>
      on
        .constraint('scorecard_notes_pkey')
        .doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          saved_at: eb.ref('excluded.saved_at'),
          version: eb('core.scorecard_notes.version', '+', 1),
        }))
        .where('core.scorecard_notes.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return stored?.version;
}

/** Keeps the card from being handed in, and its interview from being opened, until what is written now is stored. */
export async function lockApplicationOfInterview(
  db: Db<'staff'>,
  applicationId: number,
): Promise<void> {
  await db
    .selectFrom('core.application')
    .select('id')
    .where('id', '=', applicationId)
    .forShare()
    .execute();
}

/** @returns submitted, opened (with the last card), missing, locked or unknown */
export async function submitOwnScorecardInDatabase(
  db: Db<'staff'>,
  interviewId: number,
  now: Date,
): Promise<string | null> {
  return callDatabaseFunction(db, 'core.submit_scorecard', [interviewId, now]);
}

/** @returns released, seated or nothing */
export async function releaseScorecardsOfInterviewInDatabase(
  db: Db<'staff'>,
  { interviewId, reason, now }: { interviewId: number; reason: string; now: Date },
): Promise<string | null> {
  return callDatabaseFunction(db, 'core.release_scorecards', [interviewId, reason, now]);
}
