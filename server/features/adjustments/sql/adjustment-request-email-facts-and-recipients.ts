import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type AdjustmentRequestEmailFacts = {
  jobId: number;
  jobTitle: string;
  reference: string;
  employer: string;
  /** The plain day in the organisation's zone. */
  askedOn: string;
};

/** What waits for an answer of an application that goes on; nothing of what it says, which this door cannot read. */
export async function findAdjustmentRequestEmailFacts(
  db: Db<'system'>,
  applicationId: number,
): Promise<AdjustmentRequestEmailFacts | undefined> {
  const { rows } = await sql<AdjustmentRequestEmailFacts>`
    select j.id as "jobId", j.title as "jobTitle", a.public_ref as reference, o.name as employer,
      to_char(d.asked_at at time zone coalesce(o.tz, 'Europe/London'), 'YYYY-MM-DD') as "askedOn"
    from pii.adjustment d join core.application a on a.id = d.application_id join core.job j on j.id = a.job_id
      cross join core.organisation o
    where d.application_id = ${applicationId} and d.answered_at is null and d.taken_back_at is null
      and a.state not in ('rejected', 'withdrawn', 'erased') and j.archived_at is null and not j.sample`.execute(
    db,
  );
  return rows[0];
}

export async function findMembersWhoMayAnswerAdjustment(
  db: Db<'system'>,
  jobId: number,
): Promise<{ id: number; firstName: string; email: string }[]> {
  const { rows } = await sql<{ id: number; firstName: string; email: string }>`
    select m.id, m.first_name as "firstName", m.email
    from pii.adjustment_answerers(${jobId}) as answerer (id) join core.member m on m.id = answerer.id
    order by m.id`.execute(db);
  return rows;
}
