import { sql } from 'kysely';
import { runTransactionByDoor } from '../access/run-transaction-by-door.ts';
import type { Services } from '../services-type.ts';
import { jobCounterNames } from './job-counter-names.ts';

const DELTAS_A_PASS = 10_000;
const columns = sql.raw(jobCounterNames.join(', '));
const sums = sql.raw(
  jobCounterNames
    .map((counter) => `coalesce(sum(n) filter (where counter = '${counter}'), 0)::int`)
    .join(', '),
);
const additions = sql.raw(
  jobCounterNames.map((counter) => `${counter} = s.${counter} + excluded.${counter}`).join(', '),
);

/**
 * Adds waiting deltas to the stored counters and deletes them, in one statement, so that a reader's
 * snapshot sees each delta exactly once.
 */
export async function applyJobCounterDeltas(
  services: Pick<Services, 'pools' | 'roles'>,
): Promise<void> {
  const { rows } = await runTransactionByDoor({ services, door: 'aggregate' }, (db) =>
    sql<{ id: number }>`select core.organisations_with_deltas() as id`.execute(db),
  );
  for (const { id } of rows) {
    await runTransactionByDoor(
      { services, door: 'aggregate', actor: { orgId: id, actorId: null } },
      async (db) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('counter deltas', ${id}))`.execute(
          db,
        );
        await sql`
        with gone as (
          delete from core.job_delta where ctid = any (array(select ctid from core.job_delta limit ${DELTAS_A_PASS}))
          returning job_id, counter, n, at)
        insert into core.job_stats as s (job_id, ${columns}, last_batch_at)
        select job_id, ${sums}, max(at) filter (where counter = 'reviews_total' and n > 0) from gone group by job_id
        on conflict (org_id, job_id) do update set ${additions},
          last_batch_at = greatest(s.last_batch_at, excluded.last_batch_at)`.execute(db);
      },
    );
  }
}
