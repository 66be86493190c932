import type { ScorecardToDo } from '@evenhand/contract/to-dos.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** A member's own cards that are missing of interviews that ended before a moment, the longest first; by reference. */
export async function findOwnMissedScorecards(
  db: Db<'staff'>,
  { memberId, endedBefore, most }: { memberId: number; endedBefore: Date; most: number },
): Promise<ScorecardToDo[]> {
  const { rows } = await sql<ScorecardToDo>`
    select i.id, j.id as "jobId", j.title as "jobTitle", i.round_name as name, a.public_ref as ref,
      i.ends_at as "endedAt"
    from core.standing_interview i join core.application a on a.id = i.application_id and a.state <> 'withdrawn'
      join core.job j on j.id = i.job_id and j.archived_at is null and not j.sample
    where i.state in ('booked', 'done') and i.ends_at <= ${endedBefore}
      and i.id in (select interview_id from core.interview_panel_member 
        where member_id = ${memberId} and left_at is null)
      and not exists (select from core.scorecard c where c.interview_id = i.id and c.member_id = ${memberId}
        and (c.submitted_at is not null or c.void_at is not null))
      and not exists (select from core.scorecards_opened o where o.interview_id = i.id)
      and exists (select from core.interview_round r join core.question q on q.stage_id = r.stage_id
        where r.id = i.round_id and q.kind = 'interview')
    order by i.ends_at, i.id limit ${most}`.execute(db);
  return rows;
}

/** Interviews that ended between two moments. */
export type InterviewEndTimeRange = { endedAfter: Date; endedBefore: Date };

export type OrganisationIdAndMissedScorecardFlag = { id: number; isMissing: boolean };

/** The next organisations after one, and whether somebody there is to be told of a missing card. */
export async function findMissedScorecardsOfNextOrganisations(
  db: Db<'system'>,
  { endedAfter, endedBefore }: InterviewEndTimeRange,
  { after, most }: { after: number; most: number },
): Promise<OrganisationIdAndMissedScorecardFlag[]> {
  const { rows } = await sql<OrganisationIdAndMissedScorecardFlag>`
    select org_id as id, is_missing as "isMissing"
    from core.organisations_with_missed_scorecards(${after}, ${most}, ${endedAfter}, ${endedBefore})
    order by org_id`.execute(db);
  return rows;
}

/** Notes each as told, and says of which interviews they are. */
export async function claimMissedScorecardsToRemindOf(
  db: Db<'system'>,
  { endedAfter, endedBefore }: InterviewEndTimeRange,
): Promise<{ interviewId: number; jobId: number }[]> {
  const { rows } = await sql<{ interviewId: number; jobId: number }>`
    select interview_id as "interviewId", job_id as "jobId"
    from core.note_missed_scorecards(${endedAfter}, ${endedBefore})`.execute(db);
  return rows;
}

export type MissedScorecardEmailDbRow = {
  memberId: number;
  firstName: string;
  email: string;
  interviewId: number;
  jobTitle: string;
  reference: string;
  employer: string;
};

export async function findMissedScorecardEmails(
  db: Db<'system'>,
  eventId: number,
): Promise<MissedScorecardEmailDbRow[]> {
  const { rows } = await sql<MissedScorecardEmailDbRow>`
    select member_id as "memberId", first_name as "firstName", email, interview_id as "interviewId",
      job_title as "jobTitle", reference, employer from core.missed_scorecard_emails(${eventId})`.execute(
    db,
  );
  return rows;
}
