import type { CandidateFeedbackStatus } from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Each time that a rejection made feedback due, the newest first, in plain days. */
export async function findFeedbackReleasesOfCandidate(
  db: Db<'staff'>,
  { applicationId, zone }: { applicationId: number; zone: string },
): Promise<CandidateFeedbackStatus['releases']> {
  const { rows } = await sql<CandidateFeedbackStatus['releases'][number]>`
    select to_char(due_at at time zone ${zone}, 'YYYY-MM-DD') as "dueOn",
      to_char(released_at at time zone ${zone}, 'YYYY-MM-DD') as "releasedOn",
      to_char(taken_back_at at time zone ${zone}, 'YYYY-MM-DD') as "takenBackOn"
    from core.feedback_release where application_id = ${applicationId} order by id desc`.execute(
    db,
  );
  return rows;
}

/** The report as it was frozen, and on which day. */
export async function findFrozenFeedbackReport(
  db: Db<'staff'>,
  { applicationId, zone }: { applicationId: number; zone: string },
): Promise<{ body: string; on: string } | undefined> {
  const { rows } = await sql<{ body: string; on: string }>`
    select body, to_char(frozen_at at time zone ${zone}, 'YYYY-MM-DD') as "on"
    from core.feedback_report where application_id = ${applicationId}`.execute(db);
  return rows[0];
}

export type FeedbackCommentDbRow = {
  text: string;
  writtenById: number;
  writtenBy: string;
  approvedBy: string | null;
  version: number;
};

export async function findFeedbackComment(
  db: Db<'staff'>,
  applicationId: number,
): Promise<FeedbackCommentDbRow | undefined> {
  const { rows } = await sql<FeedbackCommentDbRow>`
    select c.text, c.written_by as "writtenById", w.first_name || ' ' || w.last_name as "writtenBy",
      p.first_name || ' ' || p.last_name as "approvedBy", c.version
    from core.feedback_comment c join core.member w on w.id = c.written_by
      left join core.member p on p.id = c.approved_by
    where c.application_id = ${applicationId}`.execute(db);
  return rows[0];
}

type Written = {
  applicationId: number;
  text: string;
  version: number;
  memberId: number;
  now: Date;
};

/** Over the version that was read, and only what nobody has approved; whether that was so. */
export async function saveFeedbackCommentRow(
  db: Db<'staff'>,
  { applicationId, text, version, memberId, now }: Written,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('core.feedback_comment')
      .values({ application_id: applicationId, text, written_by: memberId, written_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('core.feedback_comment')
    .set({ text, written_by: memberId, written_at: now, version: version + 1 })
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('approved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteFeedbackCommentRow(
  db: Db<'staff'>,
  { applicationId, version }: { applicationId: number; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.feedback_comment')
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('approved_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** By another person than the one who wrote it; whether it was still as it was read. */
export async function approveFeedbackCommentRow(
  db: Db<'staff'>,
  approved: { applicationId: number; version: number; memberId: number; now: Date },
): Promise<boolean> {
  const { applicationId, version, memberId, now } = approved;
  const { numUpdatedRows } = await db
    .updateTable('core.feedback_comment')
    .set({ approved_by: memberId, approved_at: now, version: version + 1 })
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('approved_at', 'is', null)
    .where('written_by', '<>', memberId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Everybody of a job by reference; `isNamed`: a text about one of them names them, as far as the acting member may see names. */
export async function findCandidatesNamedInText(
  db: Db<'staff'>,
  { jobId, about, plain, names }: { jobId: number; about: number; plain: string; names: string[] },
): Promise<{ id: number; ref: string; isNamed: boolean }[]> {
  const { rows } = await sql<{ id: number; ref: string; isNamed: boolean }>`
    with person as materialized (
      select id, public_ref from core.application where job_id = ${jobId} and state <> 'erased'),
    named as materialized (
      select search.named_in(${about}, array(select id from person), ${plain}, ${names}::text[]) as id)
    select p.id, p.public_ref as ref, p.id in (select id from named) as "isNamed" from person p order by p.id`.execute(
    db,
  );
  return rows;
}
