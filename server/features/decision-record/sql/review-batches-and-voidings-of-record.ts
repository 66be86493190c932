import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  DecisionRecordReviewBatch,
  DecisionRecordVoiding,
} from '../rules/decision-record-fact-types.ts';
import { memberNameExpression } from './member-name-expression.ts';

export async function findDecisionRecordReviewBatches(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordReviewBatch[]> {
  const { rows } = await sql<DecisionRecordReviewBatch>`
    select b.id, sent.kind, b.sent_at as "sentAt", ${memberNameExpression(sql`b.sent_by`)} as "sentBy",
      b.due_on::text as "dueOn", b.reviews_per_answer as "reviewsPerAnswer", b.seed_commitment as commitment,
      b.sealed_seed as "sealedSeed", b.released_at as "releasedAt",
      ${memberNameExpression(sql`b.released_by`)} as "releasedBy",
      b.release_reason as "releaseReason",
      (select max(v.n)::int from core.plan_version v where v.job_id = ${jobId} and v.frozen_at <= b.sent_at)
        as "planVersion",
      dealt.applications, dealt.questions, dealt.reviewers,
      (sent.details ->> 'dealtAround')::int as "dealtAround",
      (select coalesce(json_agg(json_build_object('application', s.application_id, 'reviewer', s.member_id,
          'isBefore', s.first_on < b.sent_at::date) order by s.application_id, s.member_id), '[]')
        from core.identity_seen s where s.application_id = any (dealt.applications)
          and s.member_id = any (dealt.reviewers) and not s.dealt_before and s.first_on <= b.sent_at::date)
        as "seenByThatDay"
    from core.review_batch b
      left join lateral (select e.kind, e.details from audit.entry e
        where e.subject = 'batch ' || b.id and e.kind in ('reviews-sent', 'reviews-dealt-again')
        order by e.id limit 1) sent on true
      cross join lateral (
        select coalesce(array_agg(distinct d.application_id order by d.application_id), '{}') as applications,
          coalesce(array_agg(distinct d.question_id order by d.question_id), '{}') as questions,
          case when jsonb_typeof(sent.details -> 'reviewers') = 'array'
            then array(select jsonb_array_elements_text(sent.details -> 'reviewers')::bigint order by 1)
            else coalesce(array_agg(distinct l.member_id order by l.member_id), '{}') end as reviewers
        from core.review d
          join core.reviewer_link l on l.id = d.link_id where d.batch_id = b.id) dealt
    where b.job_id = ${jobId} order by b.id`.execute(db);
  return rows;
}

export async function findDecisionRecordVoidings(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordVoiding[]> {
  const { rows } = await sql<DecisionRecordVoiding>`
    select v.voided_at as at, ${memberNameExpression(sql`v.voided_by`)} as by, l.member_id as reviewer, v.reason,
      (select count(*)::int from core.voided_review r where r.voiding_id = v.id) as marks
    from core.review_voiding v join core.reviewer_link l on l.id = v.link_id
    where v.job_id = ${jobId} order by v.id`.execute(db);
  return rows;
}
