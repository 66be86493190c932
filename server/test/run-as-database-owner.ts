import pg from 'pg';
import { startEmbeddedPostgres } from '../outside/start-embedded-postgres.ts';

/** As the owner, who may look where no door may look. Only while the database runs: to join is else to start. */
export async function runAsDatabaseOwner<T>(
  { dataDir }: { dataDir: string },
  work: (owner: pg.Pool) => Promise<T>,
): Promise<T> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  const owner = new pg.Pool({
    connectionString: url,
    max: 2,
    options: '-c role=evenhand_owner -c search_path=pg_catalog',
  });
  owner.on('error', () => {});
  try {
    return await work(owner);
  } finally {
    await owner.end();
    await stop();
  }
}
