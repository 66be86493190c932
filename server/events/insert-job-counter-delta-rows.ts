import type { Db } from '../access/transactions-by-door-or-token.ts';
import type {
  DbForWritingEvents,
  JobCounterChanges,
} from './record-domain-events-and-update-application.ts';

/** Appends to the counters of a job. No row of the job is touched, so nobody waits for anybody. */
export async function insertJobCounterDeltaRows(
  db: DbForWritingEvents,
  jobId: number,
  changes: JobCounterChanges,
): Promise<void> {
  const rows = Object.entries(changes).flatMap(([counter, n]) =>
    n === 0 ? [] : [{ job_id: jobId, counter, n }],
  );
  if (rows.length > 0)
    await (db as Db<'staff'>).insertInto('core.job_delta').values(rows).execute();
}
