import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type AdjustmentToDoDbRow = {
  jobId: number;
  jobTitle: string;
  applicationId: number;
  ref: string;
  /** Plain days in the organisation's zone. */
  askedOn: string;
  today: string;
};

/**
 * Candidates who wait for an answer to what they asked to be adjusted, on the roles of which the member is to answer. Row
 * security shows nothing of a role whose answers the member reviews.
 */
export async function findAdjustmentToDos(
  db: Db<'staff'>,
  { memberId, now }: { memberId: number; now: Date },
): Promise<AdjustmentToDoDbRow[]> {
  const zone = sql`(select coalesce(tz, 'Europe/London') from core.organisation)`;
  const { rows } = await sql<AdjustmentToDoDbRow>`
    select j.id as "jobId", j.title as "jobTitle", a.id as "applicationId", a.public_ref as ref,
      to_char(d.asked_at at time zone ${zone}, 'YYYY-MM-DD') as "askedOn",
      to_char(${now}::timestamptz at time zone ${zone}, 'YYYY-MM-DD') as today
    from pii.adjustment d join core.application a on a.id = d.application_id join core.job j on j.id = a.job_id
    where d.answered_at is null and d.taken_back_at is null and j.archived_at is null and not j.sample
      and a.state not in ('rejected', 'withdrawn', 'erased')
      and ${memberId} in (select pii.adjustment_answerers(j.id))
    order by d.asked_at, d.id limit 200`.execute(db);
  return rows;
}
