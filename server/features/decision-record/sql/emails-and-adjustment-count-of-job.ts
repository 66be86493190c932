import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  SentEmailCountOfKind,
  DecisionRecordEmailWording,
} from '../rules/decision-record-fact-types.ts';
import { memberNameExpression } from './member-name-expression.ts';

/** How many were sent to candidates, of each kind. */
export async function countSentEmailsOfJobByKind(
  db: Db<'staff'>,
  jobId: number,
): Promise<SentEmailCountOfKind[]> {
  const { rows } = await sql<SentEmailCountOfKind>`
    select m.kind, count(*)::int as sent from pii.email_message m
      join core.application a on a.id = m.application_id and a.job_id = ${jobId}
    where m.sent_at is not null group by m.kind order by m.kind`.execute(db);
  return rows;
}

/** The words that candidates of a role were, or could be, written to in; the organisation's own in every version. */
export async function findEmailWordingsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordEmailWording[]> {
  const { rows } = await sql<DecisionRecordEmailWording>`
    select kind, "of", name, subject, body, at, by from (
      select e.kind, 'role' as "of", null::text as name, e.subject, e.body, e.changed_at as at, null::text as by
      from core.job_email e where e.job_id = ${jobId}
      union all
      select t.kind, 'template', v.name || ' (version ' || v.version || ')', v.subject, v.body, v.saved_at,
        ${memberNameExpression(sql`v.saved_by`)}
      from core.email_template t join core.email_template_version v on v.template_id = t.id
      where t.is_default or exists (select from core.decision d join core.application a on a.id = d.application_id
        where a.job_id = ${jobId} and d.template_id = t.id)
      union all
      select 'other', 'round', null, r.subject, r.body, r.created_at, ${memberNameExpression(sql`r.member_id`)}
      from core.email_round r where r.job_id = ${jobId} and r.cancelled_at is null) words
    order by kind, at, name`.execute(db);
  return rows;
}

/** How many adjustments were agreed; not with whom. */
export async function countAgreedAdjustmentsOfJob(db: Db<'staff'>, jobId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pii.adjustment
    where job_id = ${jobId} and outcome in ('agreed', 'partly')`.execute(db);
  return rows[0]?.n ?? 0;
}
