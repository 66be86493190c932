import type pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Services } from '../services-type.ts';

/** What the database says of a statement that nobody waits for any more; a time limit has words of its own. */
export const STATEMENT_CANCELLED_BY_REQUEST_MESSAGE = 'canceling statement due to user request';

/**
 * Until the test is over: what the database said of each statement of the server that failed. They wait for locks as long as it
 * takes, so that on a busy machine too a statement ends by what the test does.
 */
export function collectDatabaseErrorsDuringTest({ pools }: Pick<Services, 'pools'>): string[] {
  const messages: string[] = [];
  const clients = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const listening = (...asked: unknown[]) =>
      query(...asked).catch((error: Error) => {
        messages.push(error.message);
        throw error;
      });
    void query('set lock_timeout = 0').catch(() => {});
    // The same function with an ear in it.
    client.query = listening as unknown as pg.PoolClient['query'];
  };
  const raw = Object.values(pools).map((pool) => pool.raw);
  for (const pool of raw) pool.on('acquire', listen);
  onTestFinished(() => {
    for (const pool of raw) pool.off('acquire', listen);
    for (const client of clients) {
      Reflect.deleteProperty(client, 'query');
      void client.query('reset lock_timeout').catch(() => {});
    }
  });
  return messages;
}
