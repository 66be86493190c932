import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import {
  type DatabasePoolByLogin,
  type DatabaseDoorName,
  databaseLoginByDoor,
} from './database-pools-and-logins-by-door.ts';
import { poolWithPreparedStatements } from './pool-with-prepared-statements.ts';

/** A transaction in which the whole house can work, every door of it, and of which nothing is ever kept. */
export type RehearsalTransaction = {
  /** The same services, whose doors all lead into this transaction. */
  within: <S extends { pools: DatabasePoolByLogin }>(services: S) => S;
  /** Looks at what the doors have left, as the owner: no door shows everything. */
  look: <T>(work: (db: Kysely<unknown>) => Promise<T>) => Promise<T>;
  /** Takes back whatever happens meanwhile, and nothing from before. */
  takeBack: <T>(work: () => Promise<T>) => Promise<T>;
  /** Takes everything back. */
  end: () => Promise<void>;
};

const limits = [
  'search_path=pg_catalog',
  'lock_timeout=3s',
  'statement_timeout=20s',
  'idle_in_transaction_session_timeout=60s',
  'plan_cache_mode=force_generic_plan',
];
const VISIT = 'visit';
const PART = 'part_of_rehearsal';
const BEGINS = /^(?:begin|start transaction\b[^;]*)(?=;|$)/;
const ends: Record<string, string> = {
  commit: `release savepoint ${VISIT}`,
  rollback: `rollback to savepoint ${VISIT}; release savepoint ${VISIT}`,
};

/**
 * Opens one connection and one transaction that all doors share: what a visit commits is seen by the next one and by nobody
 * else, and goes with the end, or with the process. The right to go through the doors is given within that transaction and
 * goes with it. For rehearsals alone: whoever serves a person enters by `runTransactionByDoor` and the logins that it knows.
 * @param url the migrator's login, which has made the roles of the doors; not through a pooler
 */
export async function openRehearsalTransaction({
  url,
  prefix,
}: {
  url: string;
  prefix: string;
}): Promise<RehearsalTransaction> {
  const client = new pg.Client({
    connectionString: url,
    options: limits.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 5000,
    pipeline: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await letThroughDoors(client, prefix);
  } catch (error) {
    await client.end();
    throw error;
  }
  const pool = oneAtATime(client);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const owner = pg.escapeIdentifier(`${prefix}_owner`);
  // Nobody who works in a rehearsal leaves before the answer, which is all that the pool itself is asked for.
  const login = { raw: pool as unknown as pg.Pool, db };
  return {
    within: (services) => ({
      ...services,
      pools: { app: login, system: login, reviewer: login },
    }),
    look: async (work) => {
      const visitor = await pool.connect();
      try {
        await client.query(`set local role ${owner}`);
        return await work(new Kysely({ dialect: new PostgresDialect({ pool: justThis(client) }) }));
      } finally {
        visitor.release();
      }
    },
    takeBack: async (work) => {
      await client.query(`savepoint ${PART}`);
      try {
        return await work();
      } finally {
        await client.query(`rollback to savepoint ${PART}`);
      }
    },
    end: async () => {
      await client.query('rollback').catch(() => {});
      await client.end();
    },
  };
}

/** Whoever makes a role may give it; PostgreSQL 16 asks besides whether it may be set. */
async function letThroughDoors(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ isModern: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as "isModern"`,
  );
  const how = rows[0]?.isModern === true ? ' with inherit false, set true' : '';
  const doors = (Object.keys(databaseLoginByDoor) as DatabaseDoorName[])
    .map((door) => pg.escapeIdentifier(`${prefix}_${door}`))
    .join(', ');
  // Another rehearsal on the same cluster holds these for as long as it lasts.
  await client.query(`set local lock_timeout = '120s'; set local statement_timeout = '120s'`);
  await client.query(`grant ${doors} to current_user${how}`);
  await client.query(`set local lock_timeout = '3s'; set local statement_timeout = '20s'`);
}

/** The one connection as a pool: the next visit waits until the one before has left. A visit is a savepoint. */
function oneAtATime(client: pg.Client): PostgresPool {
  let last = Promise.resolve();
  const inRehearsal = {
    connect: async () => {
      const before = last;
      let leave = () => {};
      last = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      return {
        query: (text: string | pg.QueryConfig) =>
          client.query(typeof text === 'string' ? asVisit(text) : text),
        release: () => leave(),
      };
    },
    end: async () => {},
    options: { connectionTimeoutMillis: 0 },
  };
  // Of a pool only these are asked for there.
  return poolWithPreparedStatements(inRehearsal as unknown as pg.Pool);
}

function asVisit(text: string): string {
  return ends[text] ?? text.replace(BEGINS, `savepoint ${VISIT}`);
}

function justThis(client: pg.Client): PostgresPool {
  return {
    connect: async () => ({
      // Of the two kinds of query that Kysely knows, nobody uses a cursor.
      query: ((text: string, values: unknown[]) =>
        client.query(text, values)) as unknown as PostgresPoolClient['query'],
      release: () => {},
    }),
    end: async () => {},
    options: {},
  };
}
