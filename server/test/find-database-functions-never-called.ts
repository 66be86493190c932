import pg from 'pg';
import { databaseUrlNamed } from './start-test-cluster.ts';

/**
 * The database's functions that no test of a run has called. Of those in PL/pgSQL, whose statements a version of PostgreSQL reads
 * when they are first done; the others it reads whole as they are made.
 */
export async function findDatabaseFunctionsNeverCalled(templateUrl: string): Promise<string[]> {
  const own = await ask(templateUrl, OWN);
  const names = new Set(own.filter((name) => !Object.hasOwn(ALWAYS_RAISING, name)));
  const databases = await ask(templateUrl, 'select datname from pg_database where datallowconn');
  for (const database of databases)
    for (const called of await ask(databaseUrlNamed(templateUrl, database), CALLED))
      names.delete(called);
  return [...names].toSorted();
}

/** Those that do nothing but raise: a call that ends so is not counted. Seen to raise by the test that is named. */
const ALWAYS_RAISING: Readonly<Record<string, string>> = {
  'auth.refuse_while_moving()': 'refusals-and-pauses-of-moves',
};

const OWN = `
  select p.oid::regprocedure::text from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang
  where l.lanname = 'plpgsql' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')`;
const CALLED = 'select funcid::regprocedure::text from pg_stat_user_functions where calls > 0';

async function ask(url: string, query: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=pg_catalog' });
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}
