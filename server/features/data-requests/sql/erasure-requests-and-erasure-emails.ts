import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findErasureRequests(db: Db<'system'>): Promise<{ applicationId: number }[]> {
  return db
    .selectFrom('pii.data_request')
    .select('application_id as applicationId')
    .where('kind', '=', 'erasure')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Where somebody is told of their erasure is put aside before it. */
export async function insertAddressRowForErasureEmail(
  db: Db<'system'>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await sql`
    insert into pii.parting_address (application_id, email, first_name, job_title, asked_at)
    select i.application_id, c.email, c.first_name, j.title, ${now}
    from pii.application_identity i join pii.candidate c on c.id = i.candidate_id join core.job j on j.id = i.job_id
    where i.application_id = ${applicationId}
    on conflict do nothing`.execute(db);
}

/** Those that are erased by now and were not told of; of others who are still there nothing more is kept. */
export async function claimErasedApplicationsToNotify(
  db: Db<'system'>,
  now: Date,
): Promise<{ applicationId: number; jobId: number }[]> {
  const { rows } = await sql<{ applicationId: number; jobId: number }>`
    update pii.parting_address p set erased_at = ${now} from core.application a
    where a.id = p.application_id and a.state = 'erased' and p.erased_at is null
    returning a.id as "applicationId", a.job_id as "jobId"`.execute(db);
  return rows;
}

/** Somebody whose application is held after all is not gone. */
export async function deleteAddressRowForErasureEmail(
  db: Db<'system'>,
  applicationId: number,
): Promise<void> {
  await db
    .deleteFrom('pii.parting_address')
    .where('application_id', '=', applicationId)
    .where('erased_at', 'is', null)
    .execute();
}

export type ErasureEmailFacts = {
  email: string;
  firstName: string;
  jobTitle: string;
  employer: string;
};

export async function deleteAndReturnErasureEmailRows(
  db: Db<'system'>,
  applicationId: number,
): Promise<ErasureEmailFacts | undefined> {
  const { rows } = await sql<ErasureEmailFacts>`
    delete from pii.parting_address p using core.organisation o
    where p.application_id = ${applicationId} and p.erased_at is not null
    returning p.email, p.first_name as "firstName", p.job_title as "jobTitle", o.name as employer`.execute(
    db,
  );
  return rows[0];
}
