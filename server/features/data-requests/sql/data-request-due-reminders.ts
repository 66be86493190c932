import { PERSONAL_DATA_REQUEST_ALARM_DAYS_LEFT } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Nobody is written to in the night. */
const ALARM_FROM_HOUR = 8;

/** Notes, once of each, that these have five days left by the organisation's own calendar. */
export async function claimDataRequestsDueSoon(
  db: Db<'system'>,
  now: Date,
): Promise<{ id: number; jobId: number }[]> {
  const { rows } = await sql<{ id: number; jobId: number }>`
    update pii.data_request r set alarmed_at = ${now}
    from (select ${now}::timestamptz at time zone coalesce(nullif(o.tz, ''), 'Europe/London') as moment
      from core.organisation o) here
    where r.closed_at is null and r.alarmed_at is null and r.kind in ('objection', 'complaint')
      and (here.moment::date > r.due_on - ${PERSONAL_DATA_REQUEST_ALARM_DAYS_LEFT}::integer
        or here.moment::date = r.due_on - ${PERSONAL_DATA_REQUEST_ALARM_DAYS_LEFT}::integer
          and extract(hour from here.moment) >= ${ALARM_FROM_HOUR})
    returning r.id, r.job_id as "jobId"`.execute(db);
  return rows;
}

export type DueDataRequestEmailFacts = {
  kind: 'objection' | 'complaint';
  jobTitle: string;
  reference: string;
  employer: string;
  dueOn: string;
  privacyContact: string | null;
};

/** What a reminder of a request says; undefined where it was answered meanwhile. */
export async function findDueDataRequestEmailFacts(
  db: Db<'system'>,
  requestId: number,
): Promise<DueDataRequestEmailFacts | undefined> {
  const { rows } = await sql<DueDataRequestEmailFacts>`
    select r.kind, j.title as "jobTitle", a.public_ref as reference, o.name as employer, r.due_on::text as "dueOn",
      o.privacy_contact as "privacyContact"
    from pii.data_request r join core.application a on a.id = r.application_id join core.job j on j.id = r.job_id
      cross join core.organisation o
    where r.id = ${requestId} and r.closed_at is null and r.kind in ('objection', 'complaint')`.execute(
    db,
  );
  return rows[0];
}

export async function findAdminsToRemindOfDataRequests(
  db: Db<'system'>,
): Promise<{ id: number; firstName: string; email: string }[]> {
  return db
    .selectFrom('core.member')
    .select(['id', 'first_name as firstName', 'email'])
    .where('role', '=', 'ADMIN')
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute();
}
