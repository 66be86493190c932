import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { isInStageGroupCondition } from './managed-applications-their-emails-and-history.ts';

/** All applications that were sent in under one version of the plan and answer the same. */
export type ApplicationsAnsweringAlikeDbRow = {
  planVersion: number;
  /** By the keys of the questions, without those that were not answered. */
  answers: Record<string, PlanItemAnswer>;
  applicationIds: number[];
};

/** The questions whose answers are looked up, by their keys, and for whom of the job. */
type Wanted = { jobId: number; keys: readonly string[] };

export async function findAlikeAnswersOfStageGroup(
  db: Db<'staff'>,
  { group, ...wanted }: Wanted & { group: CandidateStageGroupKey },
): Promise<ApplicationsAnsweringAlikeDbRow[]> {
  const { rows } =
    await sql<ApplicationsAnsweringAlikeDbRow>`${selectWhere(isInStageGroupCondition(group), wanted)}`.execute(
      db,
    );
  return rows;
}

export async function findAlikeAnswersOfApplications(
  db: Db<'staff'>,
  { ids, ...wanted }: Wanted & { ids: readonly number[] },
): Promise<ApplicationsAnsweringAlikeDbRow[]> {
  const chosen = sql`state <> 'erased' and id = any (${ids}::bigint[])`;
  const { rows } =
    await sql<ApplicationsAnsweringAlikeDbRow>`${selectWhere(chosen, wanted)}`.execute(db);
  return rows;
}

/** By way of each application's answers, which lie together: of 5,000 candidates it is one look at each. */
const selectWhere = (condition: RawBuilder<unknown>, { jobId, keys }: Wanted) => sql`
  with asked as materialized (
      select id, key from core.question where job_id = ${jobId} and key = any (${keys}::text[])),
    sent as (
      select id, plan_version from core.application
      where job_id = ${jobId} and submitted_at is not null and plan_version is not null and ${condition})
  select sent.plan_version as "planVersion", given.answers, jsonb_agg(sent.id) as "applicationIds"
  from sent cross join lateral (
    select coalesce(jsonb_object_agg((select key from asked where asked.id = w.question_id), w.value), '{}') as answers
    from core.answer w
    where w.application_id = sent.id and w.question_id = any (array(select id from asked))
      and w.value is not null) given
  group by sent.plan_version, given.answers`;
