import type pg from 'pg';
import type { DatabasePoolByLogin } from '../access/database-pools.ts';

/** What is to go wrong with the statements that come, counted over all connections. */
export type PlannedQueryFailure = {
  /** The statement, counted from 1, that fails in the database; 0: none. */
  failAt: number;
  /** The commit, counted from 1, that is made without anybody hearing of it: the connection is gone; 0: none. */
  loseCommit: number;
  /** What failed; null while nothing did. */
  hit: string | null;
};

/** Puts a hand between the server and its database, which spoils what it is told to spoil. */
export function makeQueriesFail(pools: DatabasePoolByLogin): {
  next: (trouble: Partial<Omit<PlannedQueryFailure, 'hit'>>) => void;
  trouble: PlannedQueryFailure;
} {
  const trouble: PlannedQueryFailure = { failAt: 0, loseCommit: 0, hit: null };
  const known = new WeakSet<pg.PoolClient>();
  let seen = 0;
  let commits = 0;

  const spoilClient = (client: pg.PoolClient) => {
    if (known.has(client)) return client;
    known.add(client);
    const query = client.query.bind(client) as unknown as (
      config: unknown,
      values?: unknown,
    ) => Promise<unknown>;
    const spoilt = async (config: string | { text: string }, values?: unknown) => {
      const text = typeof config === 'string' ? config : config.text;
      seen += 1;
      if (seen === trouble.failAt) {
        trouble.hit = text;
        return query('select 1 / 0');
      }
      if (text === 'commit') commits += 1;
      if (text === 'commit' && commits === trouble.loseCommit) {
        trouble.hit = text;
        await query(config, values);
        // A real connection breaks like this: what is asked next finds it gone.
        (
          client as unknown as { connection: { stream: { destroy: () => void } } }
        ).connection.stream.destroy();
        throw new Error('Connection terminated unexpectedly');
      }
      return query(config, values);
    };
    // The server asks with promises only, never with callbacks or cursors.
    client.query = spoilt as unknown as pg.PoolClient['query'];
    return client;
  };

  for (const { raw } of Object.values(pools)) {
    const connect = raw.connect.bind(raw) as () => Promise<pg.PoolClient>;
    raw.connect = (async () => spoilClient(await connect())) as typeof raw.connect;
  }
  return {
    trouble,
    next: ({ failAt = 0, loseCommit = 0 }) => {
      seen = 0;
      commits = 0;
      Object.assign(trouble, { failAt, loseCommit, hit: null });
    },
  };
}
