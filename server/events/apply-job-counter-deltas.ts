import { callDatabaseFunction } from '../access/call-database-function-and-its-expression.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import type { Services } from '../services-type.ts';

const DELTAS_A_PASS = 10_000;

/** Adds waiting deltas to the stored counters, of all organisations at once: readers see each delta exactly once. */
export async function applyJobCounterDeltas(
  services: Pick<Services, 'pools' | 'roles'>,
): Promise<void> {
  const add = () =>
    runTransactionByDoor({ services, door: 'aggregate' }, (db) =>
      callDatabaseFunction(db, 'core.add_up_job_deltas', [DELTAS_A_PASS]),
    );
  while ((await add()) === DELTAS_A_PASS);
}
