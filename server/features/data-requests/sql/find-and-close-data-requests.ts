import type {
  PersonalDataRequestKind,
  PersonalDataRequestOutcome,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type DataRequestDbRow = {
  id: number;
  version: number;
  kind: PersonalDataRequestKind;
  jobId: number;
  jobTitle: string;
  ref: string;
  words: string;
  /** Plain days in the organisation's zone. */
  askedOn: string;
  dueOn: string;
  closedOn: string | null;
  closedBy: string | null;
  outcome: PersonalDataRequestOutcome | 'done' | null;
  answer: string;
  today: string;
};

const CLOSED_SHOWN_MAX = 100;

/** What waits, the next due first, and what was closed last; row security shows nothing of a role that the member reviews. */
export async function findDataRequests(db: Db<'staff'>, now: Date): Promise<DataRequestDbRow[]> {
  const zone = sql`(select coalesce(nullif(tz, ''), 'Europe/London') from core.organisation)`;
  const { rows } = await sql<DataRequestDbRow>`
    with shown as (
      (select r.* from pii.data_request r where r.closed_at is null order by r.due_on, r.id limit 1000)
      union all
      (select r.* from pii.data_request r where r.closed_at is not null order by r.closed_at desc, r.id desc
        limit ${CLOSED_SHOWN_MAX}))
    select r.id, r.version, r.kind, r.job_id as "jobId", j.title as "jobTitle", a.public_ref as ref, r.words,
      to_char(r.asked_at at time zone ${zone}, 'YYYY-MM-DD') as "askedOn", r.due_on::text as "dueOn",
      to_char(r.closed_at at time zone ${zone}, 'YYYY-MM-DD') as "closedOn",
      m.first_name || ' ' || m.last_name as "closedBy", r.outcome, r.answer,
      to_char(${now}::timestamptz at time zone ${zone}, 'YYYY-MM-DD') as today
    from shown r join core.job j on j.id = r.job_id join core.application a on a.id = r.application_id
      left join core.member m on m.id = r.closed_by
    order by r.closed_at is not null, case when r.closed_at is null then r.due_on end, r.closed_at desc, r.id`.execute(
    db,
  );
  return rows;
}

export type DataRequestToAnswer = {
  id: number;
  kind: PersonalDataRequestKind;
  applicationId: number;
  jobId: number;
  closedAt: Date | null;
};

export async function findDataRequest(
  db: Db<'staff'>,
  id: number,
): Promise<DataRequestToAnswer | undefined> {
  return db
    .selectFrom('pii.data_request')
    .select([
      'id',
      'kind',
      'application_id as applicationId',
      'job_id as jobId',
      'closed_at as closedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Over the version that was read; false where somebody else has answered meanwhile. */
export async function closeDataRequestRow(
  db: Db<'staff'>,
  {
    id,
    version,
    outcome,
    words,
    memberId,
    now,
  }: {
    id: number;
    version: number;
    outcome: PersonalDataRequestOutcome;
    words: string;
    memberId: number;
    now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pii.data_request')
    .set({
      outcome,
      answer: words,
      closed_by: memberId,
      closed_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
