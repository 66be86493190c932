import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** The database as its owner, for migrations, the demo and generated types; never for the running server. */
export function openOwnerDatabase(url: string, prefix: string): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    options: `-c role=${prefix}_owner -c search_path=pg_catalog -c lock_timeout=3s`,
  });
  // Without a listener, a database that stops just after this was closed ends the process; the next query reports it anyway.
  pool.on('error', () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
