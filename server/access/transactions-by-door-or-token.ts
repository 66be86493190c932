import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DoorDatabases } from '../db/door-databases.generated.ts';
import type { Services } from '../services-type.ts';
import { type DatabaseDoorName, databaseLoginByDoor } from './database-pools-and-logins-by-door.ts';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';
import { cancelStatementOnAbort } from './cancel-statement-on-abort.ts';

/** What a door shows of the database: a column it was not granted does not exist in the type. */
export type Db<D extends DatabaseDoorName> = Kysely<DoorDatabases[D]>;

/** For whom a transaction works; never taken from a request's body or path. */
export type TransactionActor = {
  orgId: number | null;
  actorId: number | null;
  /** Set while an operator looks through the actor's eyes: names are sealed then, and every audit entry says so. */
  impersonationId?: number | null;
  operatorLoginId?: number | null;
};

const nobody: TransactionActor = { orgId: null, actorId: null };

/**
 * Opens one transaction as the door's role, organisation and actor. Besides what follows here there is no other way to the
 * database: the login roles themselves may read and write nothing.
 */
export function runTransactionByDoor<D extends DatabaseDoorName, T>(
  {
    services,
    door,
    actor = nobody,
    signal,
    isOneMoment = false,
    isReadOnly = false,
  }: {
    services: Pick<Services, 'pools' | 'roles'>;
    door: D;
    actor?: TransactionActor;
    /** Comes when nobody waits for the answer any more: the statement that runs then is cancelled. */
    signal?: AbortSignal | undefined;
    /** Everything that is read is of the same moment: for what is kept. Nothing that others write meanwhile can be waited for. */
    isOneMoment?: boolean | undefined;
    /** The database refuses whatever would change anything. */
    isReadOnly?: boolean;
  },
  work: (db: Db<D>) => Promise<T>,
): Promise<T> {
  const { db: pool, raw } = services.pools[databaseLoginByDoor[door]];
  const begun = isReadOnly ? pool.transaction().setAccessMode('read only') : pool.transaction();
  return (isOneMoment ? begun.setIsolationLevel('repeatable read') : begun).execute(
    async (transaction) => {
      if (signal === undefined)
        return work(await setDoorRoleAhead(transaction, services.roles, door, actor));
      const { db, pid } = await setDoorRole(transaction, services.roles, door, actor);
      return cancelStatementOnAbort({ pool: raw, pid, signal }, () => work(db));
    },
  );
}

/**
 * Opens a transaction for whoever holds a token, in one message to the database: it begins, finds them and goes on as them
 * through another door of the same login. Whoever is not found stays in the first room, which the caller refuses, as those
 * who were found and may not come in. For the authenticators only.
 * @param lookUp selects "orgId", "actorId" and what else is to be known of the visitor, by the hash of the token; at most one row
 */
export function runTransactionByToken<D extends DatabaseDoorName, V extends Found, T>(
  {
    services: { pools, roles },
    from,
    door,
    token,
    lookUp,
  }: {
    services: Pick<Services, 'pools' | 'roles'>;
    from: 'public' | 'reviewer';
    door: D;
    token: string;
    lookUp: (hash: RawBuilder<Buffer>) => RawBuilder<V>;
  },
  work: (admitted: { db: Db<D>; visitor: V } | undefined) => Promise<T>,
): Promise<T> {
  return pools[databaseLoginByDoor[from]].db.transaction().execute(async (transaction) => {
    // A message of several statements has no parameters; a hash is hexadecimal digits.
    const hash = sql<Buffer>`${sql.lit(`\\x${hashToken(token).toString('hex')}`)}::bytea`;
    const { rows } = await sql<V & { room: unknown }>`
      ${doorSettings(roles(from), nobody)}; ${lookUpAndSwitchDoor(door, sql.lit(roles(door)), lookUp(hash))}`.execute(
      transaction,
    );
    return work(admitted(transaction, rows));
  });
}

/**
 * Goes on in the same transaction as whoever is found, in one statement: whoever is not found stays where they are.
 * @param lookUp as above
 */
export async function continueTransactionAsFoundVisitor<
  D extends DatabaseDoorName,
  V extends Found,
>(
  db: Db<'public'>,
  {
    roles,
    door,
    lookUp,
  }: { roles: (door: DatabaseDoorName) => string; door: D; lookUp: RawBuilder<V> },
): Promise<{ db: Db<D>; visitor: V } | undefined> {
  const { rows } = await lookUpAndSwitchDoor(door, sql`${roles(door)}`, lookUp).execute(db);
  return admitted(db, rows);
}

type Found = { orgId: number; actorId: number | null };

function lookUpAndSwitchDoor<V extends Found>(
  door: DatabaseDoorName,
  role: RawBuilder<unknown>,
  lookUp: RawBuilder<V>,
): RawBuilder<V & { room: unknown }> {
  return sql<V & { room: unknown }>`
    select visitor.*, array[set_config('role', ${role}, true), set_config('app.org_id', visitor."orgId"::text, true),
      set_config('app.actor_id', coalesce(visitor."actorId"::text, ''),
        true)${door === 'staff' ? supportIds : sql``}] as room
    from (${lookUp}) visitor`;
}

function admitted<D extends DatabaseDoorName, V>(
  db: Kysely<unknown> | Db<'public'>,
  [row]: (V & { room: unknown })[],
): { db: Db<D>; visitor: V } | undefined {
  if (row === undefined) return undefined;
  const { room: _, ...visitor } = row;
  // The row without what was added to it; and the type of the room follows the role that was just set, as below.
  return { db: db as unknown as Db<D>, visitor: visitor as unknown as V };
}

const supportIds = sql`, set_config('app.impersonation_id', coalesce(visitor."impersonationId"::text, ''), true),
      set_config('app.operator_id', coalesce(visitor."operatorLoginId"::text, ''), true)`;

/**
 * Asks one question by a door, for nobody in particular, in one message: the database does all statements of a message in a
 * transaction of their own, and puts the role down with its end. For what is asked of it on every visit.
 * @param question without parameters, of which such a message has none
 */
export async function queryByDoorInOneRoundTrip<D extends DatabaseDoorName, R>(
  { services: { pools, roles }, door }: { services: Pick<Services, 'pools' | 'roles'>; door: D },
  question: RawBuilder<R>,
): Promise<R[]> {
  const { rows } = await sql<R>`${doorSettings(roles(door), nobody)}; ${question}`.execute(
    pools[databaseLoginByDoor[door]].db,
  );
  return rows;
}

/** Goes on in the same transaction as another door of the same login. For the authenticators only. */
export async function switchTransactionToDoor<D extends DatabaseDoorName>(
  db: Kysely<unknown> | Db<'public'> | Db<'reviewer'>,
  roles: (door: DatabaseDoorName) => string,
  door: D,
  actor: TransactionActor,
): Promise<Db<D>> {
  return setDoorRoleAhead(db, roles, door, actor);
}

/** Together with the first statement of whoever comes in: the way is one. */
async function setDoorRoleAhead<D extends DatabaseDoorName>(
  db: Kysely<unknown> | Db<'public'> | Db<'reviewer'>,
  roles: (door: DatabaseDoorName) => string,
  door: D,
  actor: TransactionActor,
): Promise<Db<D>> {
  await sql`/* ahead */ ${doorSettings(roles(door), actor)}`.execute(db);
  return db as unknown as Db<D>;
}

/** Without parameters, so that it goes with the beginning of the transaction. */
async function setDoorRole<D extends DatabaseDoorName>(
  db: Kysely<unknown> | Db<'public'> | Db<'reviewer'>,
  roles: (door: DatabaseDoorName) => string,
  door: D,
  actor: TransactionActor,
): Promise<{ db: Db<D>; pid: number | undefined }> {
  const { rows } = await doorSettings(roles(door), actor).execute(db);
  // The type follows the role that was just set: here, above and in `admitted` alone the two are tied together.
  return { db: db as unknown as Db<D>, pid: rows[0]?.pid };
}

function doorSettings(
  role: string,
  { orgId, actorId, impersonationId = null, operatorLoginId = null }: TransactionActor,
): RawBuilder<{ pid: number }> {
  return sql<{ pid: number }>`
    select set_config('role', ${sql.lit(role)}, true), set_config('app.org_id', ${text(orgId)}, true),
    set_config('app.actor_id', ${text(actorId)}, true),
    set_config('app.impersonation_id', ${text(impersonationId)}, true),
    set_config('app.operator_id', ${text(operatorLoginId)}, true), pg_backend_pid() as pid`;
}

function text(id: number | null): RawBuilder<string> {
  return sql.lit(id === null ? '' : String(id));
}
