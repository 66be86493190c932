import { sql } from 'kysely';
import { ownerDatabase } from '../migrate.ts';

/** Fills an empty database with the demo employers; a database that holds anything is left alone. */
export async function loadDemo(
  url: string,
  { prefix, secretKey }: { prefix: string; secretKey: string },
): Promise<void> {
  const db = ownerDatabase(url, prefix);
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(transaction);
      const { rows } = await sql`select 1 from core.organisation limit 1`.execute(transaction);
      if (rows.length === 0) {
        const { plantDemo } = await import('./plant-demo.ts');
        await plantDemo(transaction, { secretKey });
      }
    });
  } finally {
    await db.destroy();
  }
}
