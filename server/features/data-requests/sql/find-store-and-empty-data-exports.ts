import { PERSONAL_DATA_EXPORT_VALID_DAYS } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const DAY_MS = 86_400_000;

export async function findOrganisationsWithDataRequests(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_data_requests(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export type DataExportToBuild = {
  id: number;
  applicationId: number;
  jobId: number;
  requestId: number;
};

export async function findDataExportsToBuild(
  db: Db<'system'>,
  most: number,
): Promise<DataExportToBuild[]> {
  return db
    .selectFrom('pii.data_export as e')
    .innerJoin('pii.data_request as r', 'r.id', 'e.request_id')
    .select([
      'e.id',
      'e.application_id as applicationId',
      'r.job_id as jobId',
      'e.request_id as requestId',
    ])
    .where('e.ready_at', 'is', null)
    .orderBy('e.id')
    .limit(most)
    .execute();
}

/** Whole, and once: false where another process was quicker, or where its person is gone meanwhile. */
export async function updateDataExportRowWithFile(
  db: Db<'system'>,
  {
    id,
    applicationId,
    requestId,
    file,
    now,
  }: Omit<DataExportToBuild, 'jobId'> & { file: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pii.data_export')
    .set({
      file,
      ready_at: now,
      expires_at: new Date(now.getTime() + PERSONAL_DATA_EXPORT_VALID_DAYS * DAY_MS),
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  // The one before is of no use to anybody any more.
  await db
    .updateTable('pii.data_export')
    .set({ file: null })
    .where('application_id', '=', applicationId)
    .where('id', '<', id)
    .execute();
  await db
    .updateTable('pii.data_request')
    .set({ closed_at: now, outcome: 'done' })
    .where('id', '=', requestId)
    .execute();
  return true;
}

export async function emptyExpiredDataExportRows(db: Db<'system'>, now: Date): Promise<void> {
  await db
    .updateTable('pii.data_export')
    .set({ file: null })
    .where('expires_at', '<=', now)
    .execute();
}
