import pg from 'pg';
import { StartError } from '../../outside/start-error.ts';

/** An empty schema: there before anything else is restored, and gone once everything is. */
const MARK = 'being_restored';
/** Any fixed number: held by whoever restores, for as long as they do. */
const RESTORE_LOCK = 7_301_847;

const HALF =
  'A restore into this database was interrupted: run `npm run restore` again with the same backup, then start.';

/** @throws StartError when half a backup is in the database: nobody may work on it, or plant the demo in it */
export async function refuseHalfRestoredDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isMarked = await hasMark(client).finally(() => client.end());
  if (isMarked) throw new StartError(HALF);
}

/**
 * Marks the database for as long as the work takes. What an interrupted restore has left there is taken away before; after a
 * failure the mark stays, and with it the way to begin anew.
 * @throws StartError when the database is not empty, or when somebody is restoring into it
 */
export async function markDatabaseWhileRestoring(
  url: string,
  work: (isAgain: boolean) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseSecond(client);
    const isAgain = await hasMark(client);
    if (isAgain) await removeAll(client);
    else await refuseFull(client);
    await client.query(`create schema if not exists ${MARK}`);
    await work(isAgain);
    await client.query(`drop schema ${MARK}`);
  } finally {
    await client.end();
  }
}

async function refuseSecond(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [RESTORE_LOCK],
  );
  if (rows[0]?.isFree !== true)
    throw new StartError('Somebody is restoring into this database: wait until they are done.');
}

async function hasMark(client: pg.Client): Promise<boolean> {
  return (
    (await client.query('select 1 from pg_namespace where nspname = $1', [MARK])).rowCount === 1
  );
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_namespace where nspname = 'core'");
  if (rowCount !== 0)
    throw new StartError(
      'The database is not empty: restore into a new one, so that nothing is overwritten.',
    );
}

async function removeAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schemas: string | null }>(
    `select string_agg(format('%I', nspname), ', ') as schemas from pg_namespace
     where nspname !~ '^(pg_|information_schema$|public$)' and nspname <> $1`,
    [MARK],
  );
  const schemas = rows[0]?.schemas;
  if (schemas) await client.query(`drop schema ${schemas} cascade`);
}
