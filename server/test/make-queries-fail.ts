import type pg from 'pg';
import type { DatabasePoolByLogin } from '../access/database-pools-and-logins-by-door.ts';

/** What is to go wrong with the statements that come, counted over all connections. */
export type PlannedQueryFailure = {
  /** What has failed already: the first statement that is none of these fails in the database, and is added; null: none fails. */
  failBeyond: Set<string> | null;
  /** The commit, counted from 1, that is made without anybody hearing of it: the connection is gone; 0: none. */
  loseCommit: number;
  /** What failed; null while nothing did. */
  hit: string | null;
};

const BEGINS = /^(begin|start transaction)\b/;
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
/** Ids, hashes and moments in a text, which are others each time. */
const OF_THE_MOMENT = /'(\\x[\da-f]+|\d[^']*)'/g;

/**
 * Puts a hand between the server and its database, which spoils what it is told to spoil. A statement that a transaction asks
 * again, for the next of many rows, is the same one, and is taken back with the rest of the transaction alike.
 * @param isEach it is another one each time
 */
export function makeQueriesFail(
  pools: DatabasePoolByLogin,
  isEach = false,
): {
  next: (trouble: Partial<Omit<PlannedQueryFailure, 'hit'>>) => void;
  trouble: PlannedQueryFailure;
} {
  const trouble: PlannedQueryFailure = { failBeyond: null, loseCommit: 0, hit: null };
  const known = new WeakSet<pg.PoolClient>();
  let seen = 0;
  let commits = 0;
  let transactions = 0;

  const spoilClient = (client: pg.PoolClient) => {
    if (known.has(client)) return client;
    known.add(client);
    const query = client.query.bind(client) as unknown as (
      config: unknown,
      values?: unknown,
    ) => Promise<unknown>;
    /** The transaction that the connection is in, counted over all connections; what is asked outside of one is one by itself. */
    let transaction: number | null = null;
    const transactionOf = (text: string) => {
      const its = transaction ?? (transactions += 1);
      if (BEGINS.test(text)) transaction = its;
      if (ENDS.has(text)) transaction = null;
      return its;
    };
    const spoilt = async (config: string | { text: string }, values?: unknown) => {
      const text = typeof config === 'string' ? config : config.text;
      seen += 1;
      const which = isEach
        ? `${seen}`
        : `${transactionOf(text)} ${text.replaceAll(OF_THE_MOMENT, "''")}`;
      if (trouble.failBeyond !== null && trouble.hit === null && !trouble.failBeyond.has(which)) {
        trouble.failBeyond.add(which);
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
    next: ({ failBeyond = null, loseCommit = 0 }) => {
      seen = 0;
      commits = 0;
      transactions = 0;
      Object.assign(trouble, { failBeyond, loseCommit, hit: null });
    },
  };
}
