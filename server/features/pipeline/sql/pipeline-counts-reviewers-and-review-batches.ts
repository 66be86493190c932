import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** How many applications stand in each state, and how many of them this member sees the person of. */
export async function countApplicationsByState(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ state: ApplicationState; n: number; opened: number }[]> {
  const { rows } = await sql<{ state: ApplicationState; n: number; opened: number }>`
    select a.state, count(*)::int as n, count(i.application_id)::int as opened
    from core.application a left join pii.application_identity i on i.application_id = a.id
    where a.job_id = ${jobId} and a.state not in ('erased', 'invited')
      and not (a.state = 'withdrawn' and a.submitted_at is null and a.interest_at is null
        and a.invited_at is not null) group by a.state`.execute(db);
  return rows;
}

/** Identities opened one by one, before any release. */
export async function countIdentitiesOpenedBeforeRelease(
  db: Db<'staff'>,
  jobId: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct o.application_id)::int as n from core.identity_opening o
    join core.application a on a.id = o.application_id where a.job_id = ${jobId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whom reviews may be dealt to: the role's team but its observers. */
export async function findMembersReviewsCanBeDealtTo(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobPipeline['reviewers']> {
  const { rows } = await sql<JobPipeline['reviewers'][number]>`
    select m.id, m.first_name || ' ' || m.last_name as name, jm.role
    from core.job_member jm join core.member m on m.id = jm.member_id
    where jm.job_id = ${jobId} and jm.role <> 'observer' and m.deactivated_at is null
    order by jm.role = 'admin', m.last_name collate "und-x-icu", m.first_name, m.id`.execute(db);
  return rows;
}

/** What was sent to review, the newest first, with what each reviewer has done of it. */
export async function findReviewBatches(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobPipeline['batches']> {
  const { rows } = await sql<Omit<JobPipeline['batches'][number], 'reviewers'>>`
    select b.id, b.sent_at as "sentAt", b.due_on::text as "dueOn", b.released_at is not null as released,
      count(distinct r.application_id)::int as candidates, count(r.batch_id)::int as total,
      count(r.stars)::int as scored
    from core.review_batch b left join core.review r on r.batch_id = b.id
    where b.job_id = ${jobId} group by b.id, b.sent_at, b.due_on, b.released_at
    order by b.sent_at desc, b.id desc`.execute(db);
  const parts = await findParts(db, jobId);
  return rows.map((batch) => ({
    ...batch,
    reviewers: parts
      .filter(({ batchId }) => batchId === batch.id)
      .map(({ name, total, scored, finished }) => ({ name, total, scored, finished })),
  }));
}

type BatchPart = JobPipeline['batches'][number]['reviewers'][number] & { batchId: number };

async function findParts(db: Db<'staff'>, jobId: number): Promise<BatchPart[]> {
  const { rows } = await sql<BatchPart>`
    select s.batch_id as "batchId", m.first_name || ' ' || m.last_name as name, s.finished,
      count(r.link_id)::int as total, count(r.stars)::int as scored
    from core.reviewer_link l
    join blind.review_session s on s.link_id = l.id
    join core.member m on m.id = l.member_id
    left join core.review r on r.batch_id = s.batch_id and r.link_id = l.id
    where l.job_id = ${jobId}
    group by s.batch_id, s.finished, l.id, m.id, m.first_name, m.last_name
    order by m.last_name collate "und-x-icu", m.first_name, m.id`.execute(db);
  return rows;
}
