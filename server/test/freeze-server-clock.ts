import { onTestFinished } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/** For one test the server's clock stands still: no minute and no hour ends while something is counted in it. */
export function freezeServerClock(server: TestServer): void {
  server.setNow(new Date());
  onTestFinished(() => server.setNow(null));
}

/**
 * The second that five failures make one wait is over soon on a busy machine: this one lasts an hour.
 * @param key of what was counted, as in `like`
 */
export async function lengthenThrottleWait(server: TestServer, key: string): Promise<void> {
  const { rowCount } = await server.given.owner.query(
    `update auth.throttle set last_at = last_at + interval '1 hour' where key like $1`,
    [key],
  );
  if (rowCount === 0) throw new Error(`nobody waits for ${key}`);
}
