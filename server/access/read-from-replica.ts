import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type TransactionActor,
  type Db,
  runTransactionByDoor,
} from './transactions-by-door-or-token.ts';

/** For so long a read waits until the replica has come to where the database was when it was asked for. */
const CAUGHT_UP_MS = 40;
const LOOK_EVERY_MS = 4;

/** How far the database has written down what was done, as it says it. */
export type DatabaseWritePosition = string;

/** The doors by which long reads are read. */
type ReplicaDoor = 'staff' | 'aggregate';

type ReplicaEntry<D extends ReplicaDoor> = {
  services: Pick<Services, 'pools' | 'roles' | 'replica' | 'metrics' | 'log'>;
  door: D;
  actor: TransactionActor;
  signal?: AbortSignal | undefined;
};

/** Everything that can be seen now has been written down by this position. */
export async function findDatabaseWritePosition(
  db: Db<'staff'> | Db<'aggregate'>,
): Promise<DatabaseWritePosition> {
  // Where a commit does not wait for the disk, it is seen before it is written down.
  const { rows } = await sql<{ position: string }>`
    select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end::text as position`.execute(db as Db<'staff'>);
  const [found] = rows;
  if (found === undefined) throw new Error('a select without a table has one row');
  return found.position;
}

/**
 * Reads by a door on the replica, at the position or past it, so that nothing is missing that could be seen before; where it does not
 * come there in time, or is lost in the middle, on the database itself. What is read may be read twice.
 */
export async function readFromReplica<D extends ReplicaDoor, T>(
  entry: ReplicaEntry<D>,
  position: DatabaseWritePosition,
  read: (db: Db<D>) => Promise<T>,
): Promise<T> {
  const { services, signal } = entry;
  const { replica, metrics, log } = services;
  if (replica === null || replica.isResting()) return runTransactionByDoor(entry, read);
  try {
    const found = await waitAtMost(
      replica.readMs,
      runTransactionByDoor(
        { ...entry, services: { pools: replica.pools, roles: services.roles } },
        async (db) => ((await comesTo(db, position)) ? { value: await read(db) } : undefined),
      ),
    );
    metrics.countReplicaRead(found === undefined ? 'behind' : 'read');
    if (found !== undefined) return found.value;
  } catch (error) {
    if (signal?.aborted || error instanceof Refusal || isOutOfTime(error)) throw error;
    metrics.countReplicaRead('lost');
    replica.rest();
    log({ at: 'replica', problem: error instanceof Error ? error.message : String(error) });
  }
  return runTransactionByDoor(entry, read);
}

/** Its connection stays taken until the network gives it up; whoever waits for what was asked by it does not. */
async function waitAtMost<T>(ms: number, outcome: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  // Heard by nobody once it is late.
  outcome.catch(() => {});
  return Promise.race([outcome, late.promise]).finally(() => clearTimeout(timer));
}

/** One that was made a database of its own has the positions of another history. */
async function comesTo<D extends ReplicaDoor>(db: Db<D>, position: string): Promise<boolean> {
  const lateAt = performance.now() + CAUGHT_UP_MS;
  for (;;) {
    const { rows } = await sql<{ isThere: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"`.execute(
      db as unknown as Db<'staff'>,
    );
    if (rows[0]?.isThere === true) return true;
    if (performance.now() >= lateAt) return false;
    await sleep(LOOK_EVERY_MS);
  }
}

/** What takes too long there takes as long here. */
function isOutOfTime(error: unknown): boolean {
  return Reflect.get(Object(error), 'code') === '57014';
}
