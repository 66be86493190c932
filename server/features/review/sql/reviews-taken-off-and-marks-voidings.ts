import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ReviewToReassign } from './take-unscored-reviews-and-find-replacements.ts';

export type ReviewerToTakeOff = { linkId: number; name: string };

/** Whoever was ever dealt an answer of the role. */
export async function findReviewerToTakeOff(
  db: Db<'staff'>,
  { jobId, memberId }: { jobId: number; memberId: number },
): Promise<ReviewerToTakeOff | undefined> {
  const { rows } = await sql<ReviewerToTakeOff>`
    select l.id as "linkId", m.first_name || ' ' || m.last_name as name
    from core.reviewer_link l join core.member m on m.id = l.member_id
    where l.job_id = ${jobId} and l.member_id = ${memberId}
      and exists (select from blind.review_session s where s.link_id = l.id)`.execute(db);
  return rows[0];
}

/** All that a reviewer was dealt on a role, with a mark (`voided` where it is to be) and without. */
export async function findReviewsDealtToReviewer(
  db: Db<'staff'>,
  linkId: number,
): Promise<ReviewToReassign[]> {
  const { rows } = await sql<ReviewToReassign>`
    select a.job_id as "jobId", r.application_id as "applicationId", r.question_id as "questionId",
      b.released_at is not null as released, a.state, a.reviews_expected as "reviewsExpected",
      a.reviews_scored as "reviewsScored", r.stars is not null as voided
    from core.review r join core.review_batch b on b.id = r.batch_id
      join core.application a on a.id = r.application_id
    where r.link_id = ${linkId} order by r.question_id, r.application_id`.execute(db);
  return rows;
}

type Taking = { jobId: number; memberId: number; voidingId: number | null };

/** Takes what was not scored, and with a voiding what was; see the function. */
export async function takeReviewsFromReviewerInDatabase(
  db: Db<'staff'>,
  { jobId, memberId, voidingId }: Taking,
): Promise<ReviewToReassign[]> {
  const { rows } = await sql<ReviewToReassign>`
    select job_id as "jobId", application_id as "applicationId", question_id as "questionId", released, state,
      reviews_expected as "reviewsExpected", reviews_scored as "reviewsScored", voided
    from blind.take_off(${jobId}, ${memberId}, ${voidingId}) order by question_id, application_id`.execute(
    db,
  );
  return rows;
}

export async function markReviewerLinkRowTakenOff(
  db: Db<'staff'>,
  linkId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.reviewer_link')
    .set({ taken_off_at: now })
    .where('id', '=', linkId)
    .execute();
}

export async function insertMarksVoidingRow(
  db: Db<'staff'>,
  voiding: { jobId: number; linkId: number; memberId: number; now: Date; reason: string },
): Promise<number> {
  const { id } = await db
    .insertInto('core.review_voiding')
    .values({
      job_id: voiding.jobId,
      link_id: voiding.linkId,
      voided_by: voiding.memberId,
      voided_at: voiding.now,
      reason: voiding.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type MarksVoidingRecord = {
  reviewer: string;
  by: string;
  at: Date;
  reason: string;
  marks: number;
  candidates: number;
};

/** The record of a role: which marks were voided, and why; of no mark. Those of somebody who was erased were voided by nobody. */
export async function findMarksVoidings(
  db: Db<'staff'>,
  jobId: number,
): Promise<MarksVoidingRecord[]> {
  const { rows } = await sql<MarksVoidingRecord>`
    select m.first_name || ' ' || m.last_name as reviewer,
      coalesce(who.first_name || ' ' || who.last_name, 'Evenhand') as by,
      v.voided_at as at, v.reason, r.marks, r.candidates
    from core.review_voiding v join core.reviewer_link l on l.id = v.link_id
      join core.member m on m.id = l.member_id left join core.member who on who.id = v.voided_by
      cross join lateral (select count(*)::int as marks, count(distinct application_id)::int as candidates
        from core.voided_review r where r.voiding_id = v.id) r
    where v.job_id = ${jobId} order by v.voided_at desc, v.id desc`.execute(db);
  return rows;
}
