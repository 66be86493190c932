import pg from 'pg';
import { StartError } from '../outside/start-error.ts';
import { readAppliedFunctionHashes } from './apply-database-functions.ts';
import { listMigrationNames } from './migrate-database-and-list-migration-names.ts';
import { openOwnerDatabase } from './open-owner-database.ts';
import { readDatabaseFunctionFiles } from './read-and-sort-database-function-files.ts';
import {
  isNewerDatabaseSchemaTolerated,
  listAppliedMigrationNames,
} from './tolerated-schema-versions-and-applied-migrations.ts';

/** As the owner who is not there yet: of a database that is empty. */
const UNKNOWN_OWNER = '22023';

/**
 * For a start that may not migrate. Changes nothing.
 * @throws StartError where the database is empty, of an earlier version, or of a newer one that this version does not work on
 */
export async function refuseDatabaseOfOtherSchemaVersion({
  url,
  prefix,
}: {
  url: string;
  prefix: string;
}): Promise<void> {
  const db = openOwnerDatabase(url, prefix);
  try {
    const applied = new Set(await listAppliedMigrationNames(db).catch(noneWithoutOwner));
    const known = await listMigrationNames();
    if (!known.every((name) => applied.has(name))) throw other();
    if (await isNewerDatabaseSchemaTolerated(db, known)) return;
    const hashes = await readAppliedFunctionHashes(db);
    const files = await readDatabaseFunctionFiles();
    if (!files.every(({ key, hash }) => hashes.get(key) === hash)) throw other();
  } finally {
    await db.destroy();
  }
}

function noneWithoutOwner(error: unknown): string[] {
  if (error instanceof pg.DatabaseError && error.code === UNKNOWN_OWNER) return [];
  throw error;
}

function other(): StartError {
  return new StartError(
    'The database is not of this version: run `npm run migrate` (in a container the command is `migrate`), or leave MIGRATE_AT_START out.',
  );
}
