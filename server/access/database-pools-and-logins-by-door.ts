import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DoorDatabases } from '../db/door-databases.generated.ts';
import {
  type ObserveConnection,
  poolWithPreparedStatements,
} from './pool-with-prepared-statements.ts';

export type DatabaseDoorName = keyof DoorDatabases;
export type DatabasePoolByLogin = { app: Pool; system: Pool; reviewer: Pool };
type Pool = { raw: pg.Pool; db: Kysely<unknown> };

/** Which login opens which door: hostile SQL in one login cannot become the doors of another. */
export const databaseLoginByDoor = {
  staff: 'app',
  candidate: 'app',
  public: 'app',
  operator: 'system',
  system: 'system',
  aggregate: 'system',
  reviewer: 'reviewer',
} as const satisfies Record<DatabaseDoorName, keyof DatabasePoolByLogin>;

const INT8 = 20;
// The driver's list of types ends before arrays.
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0];
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, (text) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number),
);

const STATEMENT_MS = 5000;
/** What is in force on each connection of a door, as the database shows it. */
export const doorConnectionSettings: Readonly<Record<string, string>> = {
  search_path: 'pg_catalog',
  statement_timeout: `${STATEMENT_MS / 1000}s`,
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  // Else a prepared statement is planned anew for each call whenever its values make it look a little cheaper.
  plan_cache_mode: 'force_generic_plan',
};

/** How long a call may wait: for a free connection, and for the answer to one statement. */
type WaitLimits = { connectionMs: number; statementMs: number };
const callWaitLimits: WaitLimits = { connectionMs: 1500, statementMs: STATEMENT_MS };

/** @param urls connection addresses of the three logins */
export function openDatabasePools(
  urls: Record<keyof DatabasePoolByLogin, string>,
  sizes = { app: 10, system: 4, reviewer: 5 },
  patience = callWaitLimits,
  observe?: ObserveConnection,
): DatabasePoolByLogin {
  const open = (login: keyof DatabasePoolByLogin) =>
    openPool(urls[login], { max: sizes[login], patience, observe });
  return { app: open('app'), system: open('system'), reviewer: open('reviewer') };
}

export async function closeDatabasePools(pools: DatabasePoolByLogin): Promise<void> {
  await Promise.all([pools.app, pools.system, pools.reviewer].map(({ db }) => db.destroy()));
}

function openPool(
  connectionString: string,
  {
    max,
    patience,
    observe,
  }: { max: number; patience: WaitLimits; observe: ObserveConnection | undefined },
): Pool {
  const settings = { ...doorConnectionSettings, statement_timeout: `${patience.statementMs}ms` };
  const raw = new pg.Pool({
    connectionString,
    max,
    // What needs no answer goes together with what follows: see poolWithPreparedStatements.
    pipeline: true,
    connectionTimeoutMillis: patience.connectionMs,
    // Else the connection to a machine that has gone silent is never given up.
    keepAlive: true,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // Without listeners a restart of the database ends the process; the next query reports it anyway.
  // The pool's hears of idle connections only, each connection's own of those in the middle of a transaction.
  raw.on('error', () => {});
  raw.on('connect', (client) => client.on('error', () => {}));
  return {
    raw,
    db: new Kysely({
      dialect: new PostgresDialect({ pool: poolWithPreparedStatements(raw, observe) }),
    }),
  };
}
