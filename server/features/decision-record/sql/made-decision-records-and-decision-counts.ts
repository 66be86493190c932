import type {
  DecisionRecordEdition,
  DecisionRecordFormat,
} from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { memberNameExpression } from './member-name-expression.ts';

export type DecisionRecordCreatedAuditEntry = {
  at: Date;
  by: string;
  edition: DecisionRecordEdition;
  format: DecisionRecordFormat;
  root: string;
  sections: number;
};

const SHOWN_MAX = 50;

/** The newest records of a role, as the audit trail keeps them. */
export async function findMadeDecisionRecords(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordCreatedAuditEntry[]> {
  const { rows } = await sql<DecisionRecordCreatedAuditEntry>`
    select e.at, coalesce(${memberNameExpression(sql`e.actor_id`)}, 'somebody who is gone') as by,
      e.details ->> 'edition' as edition, e.details ->> 'format' as format, e.details ->> 'root' as root,
      (e.details ->> 'sections')::int as sections
    from audit.entry e where e.kind = 'record-made' and e.subject = 'job ' || ${jobId}::bigint
    order by e.id desc limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

export async function countDecisionsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ candidates: number; made: number; withoutReason: number }> {
  const { rows } = await sql<{ candidates: number; made: number; withoutReason: number }>`
    select (select count(*)::int from core.application where job_id = ${jobId} and submitted_at is not null
        and state <> 'erased') as candidates,
      count(*)::int as made,
      count(*) filter (where d.reason is null and d.criteria = '{}')::int as "withoutReason"
    from core.decision d join core.application a on a.id = d.application_id
    where a.job_id = ${jobId} and d.undoes is null
      and not exists (select from core.decision back where back.undoes = d.id)`.execute(db);
  return rows[0] ?? { candidates: 0, made: 0, withoutReason: 0 };
}
