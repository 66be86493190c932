import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type JobOfAnswersToDeal = {
  id: number;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  /** How many people score each answer, as candidates are told. */
  promised: number;
  zone: string;
  ownRole: JobTeamRole | null;
};

export async function findJobOfAnswersToDeal(
  db: Db<'staff'>,
  { jobId, memberId }: { jobId: number; memberId: number },
): Promise<JobOfAnswersToDeal | undefined> {
  const { rows } = await sql<JobOfAnswersToDeal>`
    select job.id, job.published_at as "publishedAt", job.closes_at as "closesAt", job.archived_at as "archivedAt",
      job.reviews_per_answer as promised,
      (select coalesce(tz, 'Europe/London') from core.organisation) as zone,
      part.role as "ownRole"
    from core.job left join core.job_member part on part.job_id = job.id and part.member_id = ${memberId}
    where job.id = ${jobId}`.execute(db);
  return rows[0];
}

/** What is dealt: the answers that were written to apply, or those to one task. */
type Dealt = { jobId: number; stageId: number | undefined };

/** Of the written answers alone: what a candidate says on a form, or links to, may tell who they are. */
export async function findQuestionIdsToDeal(
  db: Db<'staff'>,
  { jobId, stageId }: Dealt,
): Promise<number[]> {
  const rows = await db
    .selectFrom('core.question as q')
    .innerJoin('core.stage as s', 's.id', 'q.stage_id')
    .select('q.id')
    .where('q.job_id', '=', jobId)
    .where('s.kind', '=', stageId === undefined ? 'sift' : 'task')
    .where('q.kind', 'in', ['long-text', 'short-text'])
    .$if(stageId !== undefined, (of) => of.where('s.id', '=', stageId ?? 0))
    .where('s.switched_off', '=', false)
    .orderBy('s.position')
    .orderBy('q.position')
    .execute();
  return rows.map(({ id }) => id);
}

export function findApplicationStatesToDeal(
  db: Db<'staff'>,
  jobId: number,
  applicationIds: number[],
): Promise<{ id: number; state: ApplicationState }[]> {
  return db
    .selectFrom('core.application')
    .select(['id', 'state'])
    .where('job_id', '=', jobId)
    .where('id', 'in', applicationIds)
    .execute();
}

/** Whose task can be sent to review: it was handed in and closed, and none of it was sent before. */
export async function findApplicationsWithTaskToDeal(
  db: Db<'staff'>,
  { stageId, applicationIds }: { stageId: number; applicationIds: number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.application_id as id from core.candidate_task t join core.application a on a.id = t.application_id
    where t.stage_id = ${stageId} and t.application_id = any (${applicationIds}::bigint[])
      and t.submitted_at is not null and t.closed_at is not null and a.state = 'interviews_tasks'
      and not exists (select from core.review r join core.question q on q.id = r.question_id
        where r.application_id = t.application_id and q.stage_id = t.stage_id)`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countActiveMembersAmongIds(db: Db<'staff'>, ids: number[]): Promise<number> {
  const rows = await db
    .selectFrom('core.member')
    .select('id')
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.length;
}

export async function countWordsOfAnswers(
  db: Db<'staff'>,
  { applicationIds, questionIds }: { applicationIds: number[]; questionIds: number[] },
): Promise<number> {
  const { rows } = await sql<{ words: number }>`
    select coalesce(sum(regexp_count(a.text, '\\S+')), 0)::int as words
    from core.answer a
    where a.application_id = any (${applicationIds}) and a.question_id = any (${questionIds}::bigint[])`.execute(
    db,
  );
  return rows[0]?.words ?? 0;
}

type NewBatch = {
  jobId: number;
  sentBy: number;
  sentAt: Date;
  reviewsPerAnswer: number;
  dueOn: string;
  commitment: Buffer;
  sealed: Buffer;
  small: boolean;
};

export async function insertReviewBatchRow(db: Db<'staff'>, batch: NewBatch): Promise<number> {
  const { id } = await db
    .insertInto('core.review_batch')
    .values({
      job_id: batch.jobId,
      sent_by: batch.sentBy,
      sent_at: batch.sentAt,
      reviews_per_answer: batch.reviewsPerAnswer,
      due_on: batch.dueOn,
      seed_commitment: batch.commitment,
      sealed_seed: batch.sealed,
      small: batch.small,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewReviewSession = { id: string; linkId: number };

/** Copies what a reviewer is told of the job: as it stands now, whatever becomes of it. */
export async function insertReviewSessionRows(
  db: Db<'staff'>,
  batch: { id: number; jobId: number; dueOn: string },
  sessions: NewReviewSession[],
): Promise<void> {
  await sql`
    insert into blind.review_session (id, link_id, batch_id, job_title, job_description, reviewer_first_name,
      first_time, due_on)
    select t.id, t.link_id, ${batch.id}, job.title, job.description, member.first_name,
      not exists (select from core.reviewer_link past join blind.review_session done on done.link_id = past.id
        where past.member_id = link.member_id and done.finished), ${batch.dueOn}::date
    from unnest(${sessions.map(({ id }) => id)}::uuid[], ${sessions.map(({ linkId }) => linkId)}::bigint[])
      as t (id, link_id)
    join core.reviewer_link link on link.id = t.link_id
    join core.member on member.id = link.member_id
    join core.job on job.id = link.job_id
    where job.id = ${batch.jobId}`.execute(db);
}

export type NewBlindQuestion = { id: string; sessionId: string; questionId: number };

export async function insertBlindQuestionRows(
  db: Db<'staff'>,
  questions: NewBlindQuestion[],
): Promise<void> {
  await sql`
    insert into blind.review_question (id, session_id, position, text, guide_one, guide_three, guide_five,
      skills, max_words)
    select t.id, t.session_id, q.position, q.text, q.guide_one, q.guide_three, q.guide_five,
      array(select c.name from core.question_criterion served join core.criterion c on c.id = served.criterion_id
        where served.question_id = q.id order by served.position), q.max_words
    from unnest(${questions.map(({ id }) => id)}::uuid[], ${questions.map(({ sessionId }) => sessionId)}::uuid[],
      ${questions.map(({ questionId }) => questionId)}::bigint[]) as t (id, session_id, question_id)
    join core.question q on q.id = t.question_id`.execute(db);
}

export type NewReview = {
  itemId: string;
  sessionId: string;
  blindQuestionId: string;
  applicationId: number;
  questionId: number;
  linkId: number;
  position: number;
};

/** Both halves of every review: what the reviewer will see, still without its text, and what it counts for. */
export async function insertReviewRows(
  db: Db<'staff'>,
  batchId: number,
  reviews: NewReview[],
): Promise<void> {
  const ids = reviews.map(({ itemId }) => itemId);
  const positions = reviews.map(({ position }) => position);
  await sql`
    insert into blind.review_item (id, session_id, question_id, position)
    select * from unnest(${ids}::uuid[], ${reviews.map(({ sessionId }) => sessionId)}::uuid[],
      ${reviews.map(({ blindQuestionId }) => blindQuestionId)}::uuid[], ${positions}::int[])`.execute(
    db,
  );
  await sql`
    insert into core.review (item_id, batch_id, application_id, question_id, link_id, position)
    select t.item_id, ${batchId}, t.application_id, t.question_id, t.link_id, t.position
    from unnest(${ids}::uuid[], ${reviews.map(({ applicationId }) => applicationId)}::bigint[],
      ${reviews.map(({ questionId }) => questionId)}::bigint[], ${reviews.map(({ linkId }) => linkId)}::bigint[],
      ${positions}::int[]) as t (item_id, application_id, question_id, link_id, position)`.execute(
    db,
  );
}
