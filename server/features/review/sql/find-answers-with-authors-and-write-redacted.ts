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

/**
 * Answers of the next applications of a batch with the persons who wrote them. From each application to what is theirs, whatever the
 * planner believes of the tables (`offset 0`): reviewers wait for it.
 */
export async function findAnswersWithAuthors(
  db: Db<'system'>,
  { batchId, after, applications }: { batchId: number; after: number; applications: number },
): Promise<AnswerWithAuthor[]> {
  const { rows } = await sql<AnswerWithAuthor>`
    select dealt.application_id as "applicationId", a.question_id as "questionId", a.text,
      person.first_name as "firstName", person.last_name as "lastName", person.email
    from (select distinct r.application_id from core.review r
      where r.batch_id = ${batchId} and r.application_id > ${after}
      order by r.application_id limit ${applications}) dealt
    cross join lateral (select c.first_name, c.last_name, c.email
      from pii.application_identity i join pii.candidate c on c.id = i.candidate_id
      where i.application_id = dealt.application_id offset 0) person
    cross join lateral (select own.question_id, own.text
      from core.answer own join core.question q on q.id = own.question_id join core.stage s on s.id = q.stage_id
      where own.application_id = dealt.application_id and s.kind in ('sift', 'task') offset 0) a
    order by dealt.application_id`.execute(db);
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
