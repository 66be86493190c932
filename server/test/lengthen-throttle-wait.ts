import type { TestServer } from './start-test-server.ts';

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
