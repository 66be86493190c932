import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { AllDataOfApplication } from '../rules/all-data-of-application-type.ts';

export type OwnDataExportDbRow = {
  id: number;
  askedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
};

/** The last file that was asked for. */
export async function findOwnDataExport(
  db: Db<'candidate'>,
): Promise<OwnDataExportDbRow | undefined> {
  return db
    .selectFrom('pii.data_export')
    .select(['id', 'asked_at as askedAt', 'ready_at as readyAt', 'expires_at as expiresAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertDataExportRow(
  db: Db<'candidate'>,
  { applicationId, requestId, now }: { applicationId: number; requestId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('pii.data_export')
    .values({ application_id: applicationId, request_id: requestId, asked_at: now })
    .execute();
}

/** The bytes of the last file, unless its time is over. */
export async function findOwnDataExportFile(
  db: Db<'candidate'>,
  now: Date,
): Promise<{ file: Buffer } | undefined> {
  const row = await db
    .selectFrom('pii.data_export')
    .select('file')
    .where('expires_at', '>', now)
    .where('file', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.file ? { file: row.file } : undefined;
}

/** All that is held of the acting candidate, in one statement and so of one moment; undefined once they are erased. */
export async function findAllDataOfOwnApplication(
  db: Db<'candidate'>,
  { eoLink, slips, now }: { eoLink: Buffer; slips: Buffer[]; now: Date },
): Promise<AllDataOfApplication | undefined> {
  const found = await callDatabaseFunction(db, 'pii.own_data', [eoLink, slips, now]);
  // Its shape is that of the function; none where the application is not there.
  return (found as AllDataOfApplication | null) ?? undefined;
}
