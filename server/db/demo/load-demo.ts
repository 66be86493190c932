import { sql } from 'kysely';
import { ownerDatabase } from '../migrate.ts';
import { plantOperator } from './plant-operator.ts';

/**
 * Fills an empty database with the demo employers; one that holds anything is left alone, but for the log-in of whoever
 * runs it.
 */
export async function loadDemo(
  url: string,
  { prefix, secretKey }: { prefix: string; secretKey: string },
): Promise<void> {
  const db = ownerDatabase(url, prefix);
  try {
    await db.transaction().execute(async (transaction) => {
      // A process that starts beside the first waits until all of it is planted, however slow the machine is.
      await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
        transaction,
      );
      await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(transaction);
      const { rows } = await sql`select 1 from core.organisation limit 1`.execute(transaction);
      if (rows.length === 0) {
        const { plantDemo } = await import('./plant-demo.ts');
        await plantDemo(transaction, { secretKey });
      }
      const { hashDemoPassword } = await import('./demo-password.ts');
      await plantOperator(transaction, { hash: hashDemoPassword });
    });
  } finally {
    await db.destroy();
  }
}
