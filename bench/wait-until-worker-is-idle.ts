import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningBenchmark } from './start-benchmark-and-server-under-test.ts';

const PATIENCE_MS = 60_000;

/** Waits until the worker has nothing left to do, so that one round does not pay for another's. */
export async function waitUntilWorkerIsIdle({
  owner,
}: Pick<RunningBenchmark, 'owner'>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const { rows } = await owner.query<{ waiting: boolean }>(
      `select exists (select from core.event_outbox) or exists (select from core.job_delta) or exists (select from audit.unsealed)
         or exists (select from pgboss.job where state < 'completed' and name not like '\\_\\_%' and start_after <= now()) as waiting`,
    );
    if (rows[0]?.waiting === false) return;
    await sleep(100);
  }
  throw new Error('the worker did not catch up with the applications');
}
