import type pg from 'pg';
import type { Services } from '../services-type.ts';

/** Does something in the middle of a request: when the first statement with these words has been answered. */
export async function runDuringRequestAfterStatement<T>(
  { pools }: Pick<Services, 'pools'>,
  { words, deed }: { words: string; deed: () => Promise<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  const clients = new Set<pg.PoolClient>();
  let isDone = false;
  const interrupt = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    // The server asks with promises only, never with callbacks or cursors.
    const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
    const interrupted = async (...asked: unknown[]) => {
      const answer = await query(...asked);
      if (!isDone && JSON.stringify(asked[0]).includes(words)) {
        isDone = true;
        await deed();
      }
      return answer;
    };
    client.query = interrupted as unknown as pg.PoolClient['query'];
  };
  pools.app.raw.on('acquire', interrupt);
  const result = await work();
  pools.app.raw.off('acquire', interrupt);
  for (const client of clients) Reflect.deleteProperty(client, 'query');
  if (!isDone) throw new Error(`no statement says ${words}`);
  return result;
}
