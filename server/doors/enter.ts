import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DoorDatabases } from '../db/doors.generated.ts';
import type { Outside } from '../outside.ts';
import { type DoorName, loginOf } from './pools.ts';
import { whileWanted } from './while-wanted.ts';

/** What a door shows of the database: a column it was not granted does not exist in the type. */
export type Db<D extends DoorName> = Kysely<DoorDatabases[D]>;

/** For whom a transaction works; never taken from a request's body or path. */
export type Actor = {
  orgId: number | null;
  actorId: number | null;
  /** Set while an operator looks through the actor's eyes: names are sealed then, and every audit entry says so. */
  impersonationId?: number | null;
  operatorLoginId?: number | null;
};

const nobody: Actor = { orgId: null, actorId: null };

/**
 * Opens one transaction as the door's role, organisation and actor. There is no other way to the
 * database: the login roles themselves may read and write nothing.
 */
export function enter<D extends DoorName, T>(
  {
    outside,
    door,
    actor = nobody,
    signal,
    isOneMoment = false,
  }: {
    outside: Pick<Outside, 'pools' | 'roles'>;
    door: D;
    actor?: Actor;
    /** Comes when nobody waits for the answer any more: the statement that runs then is cancelled. */
    signal?: AbortSignal | undefined;
    /** Everything that is read is of the same moment: for what is kept. Nothing that others write meanwhile can be waited for. */
    isOneMoment?: boolean | undefined;
  },
  work: (db: Db<D>) => Promise<T>,
): Promise<T> {
  const { db: pool, raw } = outside.pools[loginOf[door]];
  const begun = pool.transaction();
  return (isOneMoment ? begun.setIsolationLevel('repeatable read') : begun).execute(
    async (transaction) => {
      const { db, pid } = await setRoom(transaction, outside.roles, door, actor);
      if (signal === undefined) return work(db);
      return whileWanted({ pool: raw, pid, signal }, () => work(db));
    },
  );
}

/**
 * Asks who stands at the door and goes on as them through another door of the same login, in one statement: whoever is
 * not found stays where they are. The caller refuses those who were found and may not come in. For the doorkeepers only.
 * @param lookUp selects "orgId", "actorId" and what else is to be known of the visitor; at most one row
 */
export async function admit<D extends DoorName, V extends { orgId: number; actorId: number }>(
  db: Db<'public'> | Db<'reviewer'>,
  { roles, door, lookUp }: { roles: (door: DoorName) => string; door: D; lookUp: RawBuilder<V> },
): Promise<{ db: Db<D>; visitor: V } | undefined> {
  const { rows } = await sql<V & { room: unknown }>`
    select visitor.*, array[set_config('role', ${roles(door)}, true), set_config('app.org_id', visitor."orgId"::text, true),
      set_config('app.actor_id', visitor."actorId"::text, true)${door === 'staff' ? supportIds : sql``}] as room
    from (${lookUp}) visitor`.execute(db as Db<'public'>);
  if (rows[0] === undefined) return undefined;
  const { room: _, ...visitor } = rows[0];
  // The row without what was added to it; and the type of the room follows the role that was just set, as below.
  return { db: db as unknown as Db<D>, visitor: visitor as unknown as V };
}

const supportIds = sql`, set_config('app.impersonation_id', coalesce(visitor."impersonationId"::text, ''), true),
      set_config('app.operator_id', coalesce(visitor."operatorLoginId"::text, ''), true)`;

/** Goes on in the same transaction as another door of the same login. For the doorkeepers only. */
export async function changeRoom<D extends DoorName>(
  db: Kysely<unknown> | Db<'public'> | Db<'reviewer'>,
  roles: (door: DoorName) => string,
  door: D,
  actor: Actor,
): Promise<Db<D>> {
  return (await setRoom(db, roles, door, actor)).db;
}

/** Without parameters, so that it goes with the beginning of the transaction. */
async function setRoom<D extends DoorName>(
  db: Kysely<unknown> | Db<'public'> | Db<'reviewer'>,
  roles: (door: DoorName) => string,
  door: D,
  { orgId, actorId, impersonationId = null, operatorLoginId = null }: Actor,
): Promise<{ db: Db<D>; pid: number | undefined }> {
  const { rows } = await sql<{ pid: number }>`
    select set_config('role', ${sql.lit(roles(door))}, true), set_config('app.org_id', ${text(orgId)}, true),
    set_config('app.actor_id', ${text(actorId)}, true), set_config('app.impersonation_id', ${text(impersonationId)}, true),
    set_config('app.operator_id', ${text(operatorLoginId)}, true), pg_backend_pid() as pid`.execute(
    db,
  );
  // The type follows the role that was just set: here and in `admit` alone the two are tied together.
  return { db: db as unknown as Db<D>, pid: rows[0]?.pid };
}

function text(id: number | null): RawBuilder<string> {
  return sql.lit(id === null ? '' : String(id));
}
