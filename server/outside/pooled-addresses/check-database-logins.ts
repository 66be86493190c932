import pg from 'pg';
import {
  closeDatabasePools,
  databaseLoginByDoor,
  type DatabasePoolByLogin,
  doorConnectionSettings,
  openDatabasePools,
} from '../../access/database-pools-and-logins-by-door.ts';
import {
  DATABASE_CONNECT_TIMEOUT_MS,
  isConnectionOptionsRefusal,
  poolerInTheWayMessage,
  databaseConnectionRefusalMessage,
  readOnlyDatabaseMessage,
} from '../check-database-and-connection-messages.ts';
import { checkPreparedStatements } from './check-prepared-statements.ts';
import { StartError } from '../start-error.ts';

type LoginName = keyof DatabasePoolByLogin;
/** An address, and the setting that it is from. */
export type DatabaseAddressOfSetting = { url: string; setting: string };

const STATEMENT_MS = 5000;
const CONNECTIONS_MAX = 5;
/** What a pooler says that lends a connection for a statement. */
const NO_TRANSACTIONS = /transaction blocks not allowed/;

/**
 * Whether what the running server relies on holds at the very addresses by which it will work: its logins open their doors and no
 * others, at the same database, with their time limits and search path; what is set for a transaction ends with it; prepared
 * statements stay; and notifications arrive. A pooler may break any of it, some only under load.
 * @throws StartError with what to do about it
 */
export async function checkDatabaseLogins({
  logins,
  tasks,
  direct,
  prefix,
}: {
  logins: Record<LoginName, DatabaseAddressOfSetting>;
  tasks: DatabaseAddressOfSetting;
  direct: DatabaseAddressOfSetting;
  prefix: string;
}): Promise<void> {
  const pools = openDatabasePools(
    { app: logins.app.url, system: logins.system.url, reviewer: logins.reviewer.url },
    { app: CONNECTIONS_MAX, system: CONNECTIONS_MAX, reviewer: CONNECTIONS_MAX },
    { connectionMs: DATABASE_CONNECT_TIMEOUT_MS, statementMs: STATEMENT_MS },
  );
  try {
    const [home, ...places] = await Promise.all([
      checkNotifications(tasks, direct),
      // The three logins of the pools.
      ...(Object.keys(logins) as LoginName[]).map((login) =>
        checkLogin(pools[login].raw, logins[login], doorsOfLogin(login, prefix)),
      ),
    ]);
    for (const { database, given } of places)
      if (database !== home) throw new StartError(isElsewhere(given, direct));
  } finally {
    await closeDatabasePools(pools);
  }
}

type DoorsOfLogin = { own: string[]; others: string[]; usual: string };

function doorsOfLogin(login: LoginName, prefix: string): DoorsOfLogin {
  const name = (role: string) => `${prefix}_${role}`;
  const doors = Object.entries(databaseLoginByDoor);
  return {
    own: doors.flatMap(([door, its]) => (its === login ? [name(door)] : [])),
    others: [name('owner'), ...doors.flatMap(([door, its]) => (its === login ? [] : [name(door)]))],
    usual: name({ app: 'app', system: 'app_house', reviewer: 'app_reviewer' }[login]),
  };
}

async function checkLogin(pool: pg.Pool, given: DatabaseAddressOfSetting, doors: DoorsOfLogin) {
  const client = await connectLogin(pool, given);
  try {
    const facts = await readFacts(client, doors);
    const place = new URL(given.url);
    if (facts.takesNoChanges) throw new StartError(readOnlyDatabaseMessage(place, given.setting));
    refuseWrongDoors(facts, given, doors);
    const isPooled = isLent(client, facts.pid);
    refuseMissingSettings(facts, place, { setting: given.setting, isPooled });
    // Only a pooler can hand the statements of one connection to several.
    if (isPooled) {
      await checkTransaction(client, given, doors);
      await checkPreparedStatements(pool, client, given);
    }
    return { database: facts.database, given };
  } finally {
    client.release(true);
  }
}

async function connectLogin(
  pool: pg.Pool,
  { url, setting }: DatabaseAddressOfSetting,
): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const place = new URL(url);
    const sentence = isConnectionOptionsRefusal(error)
      ? `The pooler at ${place.host} refuses the connection options by which the logins of ${setting} get their limits: set its ignore_startup_parameters to options.`
      : databaseConnectionRefusalMessage(error, place, setting);
    throw new StartError(sentence, { cause: error });
  }
}

type Facts = {
  pid: number;
  database: string;
  login: string;
  takesNoChanges: boolean;
  settings: Record<string, string>;
  closed: string | null;
  foreign: string | null;
};

/** Another server has another start, and another database of it another number. */
const DATABASE = `(select oid::text from pg_database where datname = current_database())
  || ' ' || extract(epoch from pg_postmaster_start_time())::text`;

/** From PostgreSQL 16 on a member may become a role only where that was granted as well. */
const MAY_BECOME = `case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end`;

async function readFacts(client: pg.PoolClient, { own, others }: DoorsOfLogin): Promise<Facts> {
  // Without a name nothing of it is kept on any connection.
  const { rows } = await client.query<Facts>(
    `select pg_backend_pid() as pid, ${DATABASE} as database, session_user::text as login,
       current_setting('transaction_read_only')::boolean as "takesNoChanges",
       (select jsonb_object_agg(name, current_setting(name)) from unnest($1::text[]) name) as settings,
       (select min(role) from unnest($2::text[]) role
         where not pg_has_role(session_user, role, ${MAY_BECOME})) as closed,
       (select min(role) from unnest($3::text[]) role where pg_has_role(session_user, role, 'member')) as foreign`,
    [Object.keys(doorConnectionSettings), own, others],
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('a select without a table has one row');
  return facts;
}

function refuseWrongDoors(
  { login, closed, foreign }: Facts,
  { setting }: DatabaseAddressOfSetting,
  { usual }: DoorsOfLogin,
): void {
  const wanted = `give ${setting} the login ${usual}, or another that is granted the same roles and no more`;
  if (closed !== null)
    throw new StartError(`The login ${login} of ${setting} may not become ${closed}: ${wanted}.`);
  if (foreign !== null)
    throw new StartError(`The login ${login} of ${setting} may become ${foreign}: ${wanted}.`);
}

function refuseMissingSettings(
  { login, settings }: Facts,
  { host }: URL,
  { setting, isPooled }: { setting: string; isPooled: boolean },
): void {
  const missing = Object.entries(doorConnectionSettings).filter(
    ([name, value]) => settings[name] !== value,
  );
  if (missing.length === 0) return;
  const statements = missing.map(([name, value]) => `alter role ${login} set ${name} = '${value}'`);
  const why = isPooled ? `the pooler at ${host}` : `something before ${host}`;
  throw new StartError(
    `The login ${login} of ${setting} works without ${missing.map(([name]) => name).join(', ')}, as ${why} drops connection options: run \`${statements.join('; ')}\` once, and have the pooler connect anew.`,
  );
}

/** What is set for a transaction is there until its end, on the same connection, and for nobody after it. */
async function checkTransaction(
  client: pg.PoolClient,
  { url, setting }: DatabaseAddressOfSetting,
  { own }: DoorsOfLogin,
): Promise<void> {
  const [door = ''] = own;
  const MARK = 'of this transaction';
  const left = `select coalesce(current_setting('app.start_check', true), '') as mark, current_user::text as role`;
  try {
    await client.query('begin');
    await client.query(
      `select set_config('role', $1, true), set_config('app.start_check', $2, true)`,
      [door, MARK],
    );
    const [during] = (await client.query<{ mark: string; role: string }>(left)).rows;
    await client.query('commit');
    const [after] = (await client.query<{ mark: string; role: string }>(left)).rows;
    if (during?.mark === MARK && during.role === door && after?.mark === '' && after.role !== door)
      return;
  } catch (error) {
    if (!NO_TRANSACTIONS.test(String(error))) throw error;
  }
  throw new StartError(
    `The pooler at ${new URL(url).host} does not keep a transaction of ${setting} on one connection: set its pool_mode to session, or to transaction.`,
  );
}

const CHANNEL = 'evenhand_start_check';

/**
 * Whether the login of the tasks hears what is said at the direct address, from which its own is made unless told; gives back which
 * database it is. Of two connections: one that says it itself would hear it even where a pooler lends it for a moment.
 */
async function checkNotifications(
  tasks: DatabaseAddressOfSetting,
  direct: DatabaseAddressOfSetting,
): Promise<string> {
  const [listener, speaker] = [openClient(tasks), openClient(direct)];
  try {
    await connectTo(listener, tasks);
    const { database: there, isPooled } = await whereIs(listener);
    const isOfDirect = tasks.setting === direct.setting;
    if (isOfDirect && !isPooled) return there;
    await connectTo(speaker, direct);
    const { database: here } = await whereIs(speaker);
    if (there !== here) throw new StartError(isElsewhere(tasks, direct));
    const heard = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), STATEMENT_MS).unref();
    });
    await listener.query(`listen ${CHANNEL}`);
    await speaker.query(`notify ${CHANNEL}`);
    if (!(await heard))
      throw new StartError(poolerInTheWayMessage(new URL(tasks.url), tasks.setting));
    return here;
  } finally {
    await Promise.all([listener.end(), speaker.end()]);
  }
}

function openClient({ url }: DatabaseAddressOfSetting): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  return client;
}

async function connectTo(
  client: pg.Client,
  { url, setting }: DatabaseAddressOfSetting,
): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(databaseConnectionRefusalMessage(error, new URL(url), setting), {
      cause: error,
    });
  }
}

async function whereIs(client: pg.Client): Promise<{ database: string; isPooled: boolean }> {
  const { rows } = await client.query<{ database: string; pid: number }>(
    `select ${DATABASE} as database, pg_backend_pid() as pid`,
  );
  const [found] = rows;
  return { database: found?.database ?? '', isPooled: isLent(client, found?.pid) };
}

/** A pooler gives its clients numbers of its own, and not those of the connections that it lends. */
function isLent(client: pg.Client | pg.PoolClient, pid: number | undefined): boolean {
  return Reflect.get(client, 'processID') !== pid;
}

function isElsewhere(given: DatabaseAddressOfSetting, direct: DatabaseAddressOfSetting): string {
  return `${given.setting} (${new URL(given.url).host}) leads to another database than ${direct.setting} (${new URL(direct.url).host}): set both to the same.`;
}
