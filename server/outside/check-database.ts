import { Client } from 'pg';
import { StartError } from './start-error.ts';

const OLDEST = 15;
const WRONG_LOGIN = ['28P01', '28000'];
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Whether the database is one Evenhand can live in.
 * @param setting the name of the setting that the address is from
 * @throws StartError with what to do about it
 */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = await connect(url, setting);
  try {
    const { rows } = await client.query<Rights>(
      `select current_setting('server_version_num')::int / 10000 as version, current_database() as database,
         current_user as login, rolcreaterole or rolsuper as "mayCreateRoles",
         has_database_privilege(current_database(), 'create') as "mayCreateSchemas"
       from pg_roles where rolname = current_user`,
    );
    for (const rights of rows) refuseUnfit(rights);
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

async function connect(url: string, setting: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(refusalOf(error, new URL(url), setting), { cause: error });
  }
}

type Rights = {
  version: number;
  database: string;
  login: string;
  mayCreateRoles: boolean;
  mayCreateSchemas: boolean;
};

function refuseUnfit({ version, database, login, mayCreateRoles, mayCreateSchemas }: Rights): void {
  if (version < OLDEST) {
    throw new StartError(
      `The database is PostgreSQL ${version}: Evenhand needs ${OLDEST} or newer.`,
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

/** Names the place, never the password. */
function refusalOf(error: unknown, { host, username, pathname }: URL, setting: string): string {
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
