import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { PlanItemDbRow } from '../../job-plan/rules/plan-item-from-and-to-row.ts';

export type CandidateAnswerDbRow = Omit<PlanItemDbRow, 'mustHave' | 'criteria' | 'weight'> & {
  stageId: number;
  stage: string;
  stageKind: 'form' | 'sift' | 'task';
  locale: OrganisationLocale;
  answer: string;
  value: unknown;
  /** Stars of scored reviews, in an order that tells no reviewer. */
  stars: number[];
  /** How far the batch of these reviews is; nothing was sent while `total` is 0. */
  batchScored: number;
  batchTotal: number;
  released: boolean;
};

/** What the plan asked under which the application began, and what was answered, in the order of the plan. */
export async function findCandidateAnswers(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<CandidateAnswerDbRow[]> {
  const { rows } = await sql<CandidateAnswerDbRow>`
    select s.id as "stageId", s.name as stage, s.kind as "stageKind", o.locale,
      q.kind, q.key, q.text, q.required, q.max_words::int as "maxWords", q.settings, q.guide_one as "guideOne",
      q.guide_three as "guideThree", q.guide_five as "guideFive", coalesce(w.text, '') as answer, w.value,
      coalesce((select array_agg(r.stars::int order by r.stars desc) from core.review r
        where r.application_id = ${id} and r.question_id = q.id and r.stars is not null), '{}') as stars,
      coalesce(b.scored, 0) as "batchScored", coalesce(b.total, 0) as "batchTotal",
      coalesce(b.released, false) as released
    from core.organisation o
    join core.stage s on s.job_id = ${jobId} and (s.kind in ('form', 'sift') or s.kind = 'task' and exists (
      select from core.candidate_task t where t.stage_id = s.id and t.application_id = ${id}
        and t.submitted_at is not null)) and not s.switched_off
    join core.question q on q.stage_id = s.id
    left join core.answer w on w.question_id = q.id and w.application_id = ${id}
    left join (
      select count(*)::int as total, count(r.stars)::int as scored, bool_and(b.released_at is not null) as released
      from core.review r join core.review_batch b on b.id = r.batch_id
      where r.batch_id = any (array(
        select distinct own.batch_id from core.review own where own.application_id = ${id}))) b on true
    where q.kind = 'long-text' or not exists (
      select from core.application a join core.plan_version v on v.job_id = a.job_id and v.n = a.plan_version
      where a.id = ${id} and not v.item_keys ? q.key)
    order by s.position, q.position`.execute(db);
  return rows;
}
