import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { StateAfterDecision } from '../rules/state-change-by-candidate-decision.ts';
import type { ApplicationCounterFacts } from '../rules/job-counters.ts';

export type LockedApplication = ApplicationCounterFacts & { id: number };

/** Takes the applications of a role, always in the same order, so that two deciders wait instead of blocking each other. */
export async function lockApplications(
  db: Db<'staff'>,
  jobId: number,
  ids: number[],
): Promise<LockedApplication[]> {
  const { rows } = await sql<LockedApplication>`
    select id, state, submitted_at as "submittedAt", reviews_expected as "reviewsExpected",
      reviews_scored as "reviewsScored"
    from core.application where job_id = ${jobId} and id = any (${ids}::bigint[]) and state <> 'erased'
    order by id for update`.execute(db);
  return rows;
}

type Command = { ids: number[]; memberId: number; now: Date };

export async function markApplicationRowsDecided(
  db: Db<'staff'>,
  {
    ids,
    memberId,
    now,
    to,
    hiredOn,
  }: Command & { to: StateAfterDecision; hiredOn?: string | undefined },
): Promise<void> {
  const facts = {
    interviews_tasks: sql`interviewed_at = ${now}`,
    rejected: sql`rejected_at = ${now}, rejected_by = ${memberId}`,
    // Of a day alone its noon is kept, but nobody is hired ahead of the clock or before they applied.
    hired:
      hiredOn === undefined
        ? sql`hired_at = ${now}`
        : sql`hired_at = least(${now}::timestamptz, greatest(submitted_at, (${hiredOn}::date + time '12:00')
            at time zone (select coalesce(tz, 'Europe/London') from core.organisation)))`,
  };
  await sql`update core.application set state = ${to}, ${facts[to]}, version = version + 1
    where id = any (${ids}::bigint[])`.execute(db);
}

/** Puts one application back to where it was, without what the decision had noted on it. */
export async function revertDecisionInApplicationRow(
  db: Db<'staff'>,
  { id, from, to }: { id: number; from: ApplicationState; to: ApplicationState },
): Promise<void> {
  await sql`update core.application set state = ${to}, version = version + 1,
      interviewed_at = case when ${from} = 'interviews_tasks' then null else interviewed_at end,
      rejected_at = case when ${from} = 'rejected' then null else rejected_at end,
      rejected_by = case when ${from} = 'rejected' then null else rejected_by end,
      hired_at = case when ${from} = 'hired' then null else hired_at end
    where id = ${id}`.execute(db);
}

type NewDecision = {
  applicationId: number;
  memberId: number;
  from: ApplicationState;
  to: ApplicationState;
  at: Date;
  undoes?: number;
  templateId?: number | null;
  feedbackOn?: string | null;
  criteria?: readonly string[];
  reason?: string | null;
  standing?: RankPlaceWhenDecided | undefined;
};

export async function insertDecisionRows(db: Db<'staff'>, decisions: NewDecision[]): Promise<void> {
  await db
    .insertInto('core.decision')
    .values(
      decisions.map(
        ({ applicationId, memberId, from, to, at, undoes, templateId, feedbackOn, ...why }) => ({
          application_id: applicationId,
          member_id: memberId,
          from_state: from,
          to_state: to,
          at,
          undoes: undoes ?? null,
          template_id: templateId ?? null,
          feedback_on: feedbackOn ?? null,
          criteria: [...(why.criteria ?? [])],
          reason: why.reason ?? null,
          place: why.standing?.place ?? null,
          passed_over: why.standing?.passedOver ?? null,
        }),
      ),
    )
    .execute();
}

export type RankPlaceWhenDecided = { id: number; place: number; passedOver: number };

/**
 * Where these stand in the order of now, and how many of those above them, who have completed the same and wait in the same place,
 * are not among them.
 */
export async function findRankPlacesWhenDecided(
  db: Db<'staff'>,
  { jobId, ids }: { jobId: number; ids: readonly number[] },
): Promise<RankPlaceWhenDecided[]> {
  const { rows } = await sql<RankPlaceWhenDecided>`
    select id, place, "passedOver" from (
      select a.id, row_number() over (order by r.complete desc, r.overall desc, r.lot)::int as place,
        count(*) filter (where a.id <> all (${ids}::bigint[])) over (
          partition by r.complete, a.state order by r.overall desc
          range between unbounded preceding and current row exclude group)::int as "passedOver"
      from core.ranking r join core.application a on a.id = r.application_id
      where r.job_id = ${jobId} and r.overall is not null) standing
    where id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

/** In their order. */
export function findCriteriaOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('core.criterion')
    .select(['id', 'name'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
}

export type LastDecisionOnApplication = {
  id: number;
  applicationId: number;
  from: ApplicationState;
  to: ApplicationState;
};

/** The last decision on each application that nobody has taken back. */
export async function findLastDecisions(
  db: Db<'staff'>,
  applicationIds: number[],
): Promise<LastDecisionOnApplication[]> {
  const { rows } = await sql<LastDecisionOnApplication>`
    select distinct on (application_id) id, application_id as "applicationId", from_state as "from", to_state as "to"
    from core.decision d
    where application_id = any (${applicationIds}::bigint[]) and undoes is null
      and not exists (select from core.decision back where back.undoes = d.id)
    order by application_id, id desc`.execute(db);
  return rows;
}
