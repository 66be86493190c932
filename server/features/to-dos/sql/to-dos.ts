import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Mine = { memberId: number; now: Date };

export type ReviewToDoDbRow = {
  linkId: number;
  serial: number;
  jobId: number;
  jobTitle: string;
  total: number;
  scored: number;
  words: number;
  dueAt: string;
  lastBatchSentAt: Date;
  /** The day it is in the organisation. */
  today: string;
};

/** The reviews the member was asked for and has not handed in; the database counts only their own. Practice is never late. */
export async function findReviewToDos(db: Db<'staff'>, { now }: Mine): Promise<ReviewToDoDbRow[]> {
  const { rows } = await sql<ReviewToDoDbRow>`
    select w.link_id as "linkId", w.serial, w.job_id as "jobId", j.title as "jobTitle", w.total, w.scored, w.words,
      case when j.sample then greatest(w.due_on, d.today) else w.due_on end as "dueAt",
        w.sent_at as "lastBatchSentAt", d.today
    from blind.own_work() w join core.job j on j.id = w.job_id, (select
      to_char(${now} at time zone (select coalesce(tz, 'Europe/London') from core.organisation), 'YYYY-MM-DD')
        as today) d`.execute(db);
  return rows;
}

export type DecisionToDoDbRow = {
  jobId: number;
  jobTitle: string;
  /** In batches whose reviews are all in and whose names are still sealed. */
  unreleased: number;
  /** Reviewed, every batch released, and nothing said yet: exact to the last commit, stored plus waiting deltas. */
  undecided: number;
};

/** On the roles the member runs. */
export async function findDecisionToDos(
  db: Db<'staff'>,
  { memberId }: Mine,
): Promise<DecisionToDoDbRow[]> {
  const { rows } = await sql<DecisionToDoDbRow>`
    with waiting as (
      select j.id as "jobId", j.title as "jobTitle",
        (select count(distinct r.application_id)::int from core.review r where r.batch_id = any (array(
           select b.id from core.review_batch b where b.job_id = j.id and b.released_at is null
             and exists (select from core.review x where x.batch_id = b.id)
             and not exists (select from core.review x where x.batch_id = b.id and x.stars is null)))) as unreleased,
        case when exists (select from core.review_batch b where b.job_id = j.id and b.released_at is null) then 0 else
        (coalesce((select awaiting_interview + awaiting_decision from core.job_stats s where s.job_id = j.id), 0)
          + coalesce((select sum(n) from core.job_delta d where d.job_id = j.id
              and d.counter in ('awaiting_interview', 'awaiting_decision')), 0))::int end as undecided
      from core.job j
      where ${run(memberId)} and j.published_at is not null and j.archived_at is null)
    select * from waiting where unreleased > 0 or undecided > 0`.execute(db);
  return rows;
}

export type InterviewRoundToDecideToDoDbRow = {
  jobId: number;
  jobTitle: string;
  roundId: number;
  roundName: string;
  candidates: number;
};

/**
 * On the roles the member runs, the rounds of which cards are complete: of whom nothing was said since, and who was asked to nothing
 * that comes after it. In the order of the plan.
 */
export async function findInterviewRoundToDecideToDos(
  db: Db<'staff'>,
  { memberId }: Mine,
): Promise<InterviewRoundToDecideToDoDbRow[]> {
  const { rows } = await sql<InterviewRoundToDecideToDoDbRow>`
    select j.id as "jobId", j.title as "jobTitle", done.round_id as "roundId", done.round_name as "roundName",
      count(*)::int as candidates
    from core.job j join core.interviewed_application done on done.job_id = j.id
    where ${run(memberId)} and j.published_at is not null and j.archived_at is null
    group by j.id, j.title, done.round_id, done.round_name, done.stage_position
    order by j.id, done.stage_position`.execute(db);
  return rows;
}

export type EmptyPanelToDoDbRow = { jobId: number; jobTitle: string; interviews: number };

/** On the roles the member runs, those with interviews to come from whose panel everybody has left. */
export async function findEmptyPanelToDos(
  db: Db<'staff'>,
  { memberId, now }: Mine,
): Promise<EmptyPanelToDoDbRow[]> {
  const { rows } = await sql<EmptyPanelToDoDbRow>`
    select j.id as "jobId", j.title as "jobTitle", count(*)::int as interviews
    from core.job j join core.interview_round r on r.job_id = j.id join core.interview i on i.round_id = r.id
    where ${run(memberId)} and j.published_at is not null and j.archived_at is null
      and i.state = 'booked' and i.starts_at > ${now}
      and not exists (select from core.interview_panel_member p where p.interview_id = i.id and p.left_at is null)
    group by j.id, j.title`.execute(db);
  return rows;
}

export async function findOwnDraftJobs(
  db: Db<'staff'>,
  { memberId }: Mine,
): Promise<{ jobId: number; jobTitle: string; createdAt: Date }[]> {
  const { rows } = await sql<{ jobId: number; jobTitle: string; createdAt: Date }>`
    select j.id as "jobId", j.title as "jobTitle", j.created_at as "createdAt" from core.job j
    where ${run(memberId)} and j.published_at is null and j.archived_at is null`.execute(db);
  return rows;
}

export type DoneToDoDbRow = {
  jobId: number;
  jobTitle: string;
  kind: 'reviewed' | 'released' | 'decided' | 'published';
  at: Date;
};

/** What the member finished since a moment, the last first: once a role and kind. */
export async function findDoneToDos(
  db: Db<'staff'>,
  { memberId, since, most }: { memberId: number; since: Date; most: number },
): Promise<DoneToDoDbRow[]> {
  const { rows } = await sql<DoneToDoDbRow>`
    with done as (
      select e.job_id, 'reviewed' as kind, e.at from core.event e
        where e.kind = 'reviews-finished' and e.actor_kind = 'reviewer' and e.at > ${since}
          and e.actor_id in (select id from core.reviewer_link where member_id = ${memberId})
      union all
      select b.job_id, 'released', b.released_at from core.review_batch b
        where b.released_by = ${memberId} and b.released_at > ${since}
      union all
      select a.job_id, 'decided', d.at from core.decision d join core.application a on a.id = d.application_id
        where d.member_id = ${memberId} and d.at > ${since} and d.undoes is null
      union all
      select e.job_id, 'published', e.at from core.event e
        where e.kind = 'job-published' and e.actor_kind = 'member' and e.actor_id = ${memberId} and e.at > ${since})
    select j.id as "jobId", j.title as "jobTitle", done.kind, max(done.at) as at
    from done join core.job j on j.id = done.job_id group by j.id, j.title, done.kind
    order by 4 desc, 1, 3 limit ${most}`.execute(db);
  return rows;
}

/** The roles a member is an admin of, whatever they are in the organisation: tasks are personal. */
function run(memberId: number) {
  return sql`j.id in (select job_id from core.job_member where member_id = ${memberId} and role = 'admin')`;
}
