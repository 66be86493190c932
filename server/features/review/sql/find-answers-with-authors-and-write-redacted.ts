import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { PersonToRedact } from '../rules/name-tokens.ts';

export async function findReviewBatchOfEvent(
  db: Db<'system'>,
  eventId: number,
): Promise<{ batchId: number; jobId: number } | undefined> {
  const { rows } = await sql<{ batchId: number; jobId: number }>`
    select subject_id as "batchId", job_id as "jobId" from core.event
    where id = ${eventId} and kind = 'batch-dealt' and subject_id is not null and job_id is not null`.execute(
    db,
  );
  return rows[0];
}

export type AnswerWithAuthor = PersonToRedact & {
  applicationId: number;
  questionId: number;
  text: string;
};

/** Answers of the next applications of a batch with the persons who wrote them. */
export async function findAnswersWithAuthors(
  db: Db<'system'>,
  { batchId, after, applications }: { batchId: number; after: number; applications: number },
): Promise<AnswerWithAuthor[]> {
  const { rows } = await sql<AnswerWithAuthor>`
    select a.application_id as "applicationId", a.question_id as "questionId", a.text,
      c.first_name as "firstName", c.last_name as "lastName", c.email
    from core.answer a
    join core.question q on q.id = a.question_id
    join core.stage s on s.id = q.stage_id and s.kind in ('sift', 'task')
    join pii.application_identity i on i.application_id = a.application_id
    join pii.candidate c on c.id = i.candidate_id
    where a.application_id in (select distinct application_id from core.review
      where batch_id = ${batchId} and application_id > ${after} order by application_id limit ${applications})
    order by a.application_id`.execute(db);
  return rows;
}

type BlindText = { applicationId: number; questionId: number; text: string };

export async function writeRedactedAnswerRowsOfBatch(
  db: Db<'system'>,
  batchId: number,
  texts: BlindText[],
): Promise<void> {
  await sql`
    update blind.review_item item set text = t.text
    from unnest(${texts.map(({ applicationId }) => applicationId)}::bigint[],
      ${texts.map(({ questionId }) => questionId)}::bigint[],
      ${texts.map(({ text }) => text)}::text[]) as t (application_id, question_id, text)
    join core.review r on r.application_id = t.application_id and r.question_id = t.question_id
    where r.batch_id = ${batchId} and item.id = r.item_id`.execute(db);
}

/** Lets the reviewers of a batch in; answers their links, each only the first time. */
export async function markReviewSessionRowsOfBatchReady(
  db: Db<'system'>,
  batchId: number,
): Promise<number[]> {
  const rows = await db
    .updateTable('blind.review_session')
    .set({ ready: true })
    .where('batch_id', '=', batchId)
    .where('ready', '=', false)
    .returning('link_id')
    .execute();
  return rows.map(({ link_id }) => link_id);
}
