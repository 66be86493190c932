import { Client } from 'pg';
import { StartError } from './start-error.ts';

const OLDEST = 15;
const WRONG_LOGIN = ['28P01', '28000'];
export const DATABASE_CONNECT_TIMEOUT_MS = 10_000;
/** Asked for as the migrations ask for their role: a pooler drops both, and what they make would belong to somebody else. */
const PASSED_ON = '7s';

/**
 * Whether the database is one Evenhand can live in.
 * @param setting the name of the setting that the address is from
 * @throws StartError with what to do about it
 */
export async function checkDatabaseIsUsable(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = await connect(url, setting, `-c lock_timeout=${PASSED_ON}`);
  try {
    const { rows } = await client.query<Rights>(
      `select current_setting('server_version_num')::int / 10000 as version, current_database() as database,
         current_user as login, rolcreaterole or rolsuper as "mayCreateRoles",
         has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
         current_setting('transaction_read_only')::boolean as "takesNoChanges",
         current_setting('lock_timeout') as "lockTimeout", current_setting('server_encoding') as encoding,
         exists (select from pg_collation where collname = 'und-x-icu') as "sortsNames"
       from pg_roles where rolname = current_user`,
    );
    for (const rights of rows) refuseUnfit(rights, new URL(url), setting);
  } finally {
    await client.end();
  }
}

/**
 * Whether a login that was made by hand is let in.
 * @throws StartError with what to do about it
 */
export async function checkDatabaseLogin(url: string, setting: string): Promise<void> {
  const client = await connect(url, setting);
  await client.end();
}

async function connect(url: string, setting: string, options?: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
    ...(options !== undefined && { options }),
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const place = new URL(url);
    const sentence =
      options !== undefined && isConnectionOptionsRefusal(error)
        ? poolerInTheWayMessage(place, setting)
        : databaseConnectionRefusalMessage(error, place, setting);
    throw new StartError(sentence, { cause: error });
  }
}

/** A pooler takes connection options only where it was told to ignore them. */
export function isConnectionOptionsRefusal(error: unknown): boolean {
  return /unsupported (startup parameter|options)/.test(
    String(Reflect.get(Object(error), 'message')),
  );
}

/** Migrations, tasks and LISTEN need a connection of their own. */
export function poolerInTheWayMessage({ host }: URL, setting: string): string {
  return setting === 'DATABASE_URL'
    ? `DATABASE_URL leads through a pooler (${host}): set DATABASE_DIRECT_URL to the database itself, past it.`
    : `${setting} leads through a pooler (${host}): set it to the database itself, past it.`;
}

type Rights = {
  version: number;
  database: string;
  login: string;
  mayCreateRoles: boolean;
  mayCreateSchemas: boolean;
  takesNoChanges: boolean;
  lockTimeout: string;
  encoding: string;
  sortsNames: boolean;
};

function refuseUnfit(rights: Rights, place: URL, setting: string): void {
  const { version, database, login, mayCreateRoles, mayCreateSchemas } = rights;
  if (version < OLDEST) {
    throw new StartError(
      `The database is PostgreSQL ${version}: Evenhand needs ${OLDEST} or newer.`,
    );
  }
  if (rights.lockTimeout !== PASSED_ON) throw new StartError(poolerInTheWayMessage(place, setting));
  if (rights.takesNoChanges) throw new StartError(readOnlyDatabaseMessage(place, setting));
  if (rights.encoding !== 'UTF8') {
    throw new StartError(
      `The database ${database} keeps text as ${rights.encoding}: create it anew with \`encoding 'UTF8' template template0\`.`,
    );
  }
  if (!rights.sortsNames) {
    throw new StartError(
      `The PostgreSQL at ${place.host} was built without ICU, by which names are sorted: take one that has it.`,
    );
  }
  if (!mayCreateRoles) {
    throw new StartError(
      `The login ${login} may not create roles: run \`alter role ${login} createrole\`.`,
    );
  }
  if (!mayCreateSchemas) {
    throw new StartError(
      `The login ${login} does not own the database ${database}: run \`alter database ${database} owner to ${login}\`.`,
    );
  }
}

export function readOnlyDatabaseMessage({ host }: URL, setting: string): string {
  return `The database at ${host} takes no changes, as a standby or by default_transaction_read_only: set ${setting} to the one that does.`;
}

/** Names the place, never the password. */
export function databaseConnectionRefusalMessage(
  error: unknown,
  { host, username, pathname }: URL,
  setting: string,
): string {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (WRONG_LOGIN.includes(String(code))) {
    return `The database at ${host} refuses the login ${username}: check the user and password in ${setting}.`;
  }
  if (code === '3D000')
    return `There is no database ${pathname.slice(1)} at ${host}: create it, or correct ${setting}.`;
  if (code === '53300')
    return `The database at ${host} has no connection left: raise its max_connections.`;
  return `The database at ${host} does not answer (${String(code ?? Reflect.get(Object(error), 'message'))}): check ${setting} and that it runs.`;
}
