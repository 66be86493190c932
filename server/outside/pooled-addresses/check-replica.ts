import pg from 'pg';
import type { Services } from '../../services-type.ts';
import {
  DATABASE_CONNECT_TIMEOUT_MS,
  databaseConnectionRefusalMessage,
} from '../check-database-and-connection-messages.ts';
import { StartError } from '../start-error.ts';
import type { DatabaseAddressOfSetting } from './check-database-logins.ts';

const SETTING = 'DATABASE_REPLICA_URL';
/** It may come back, and until then the database itself answers. */
const PASSING: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Where machines come and go, the name of one that is away has no address.
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P03',
]);

type Facts = { isFollowing: boolean; database: string };

/**
 * Whether the replica follows the database that we work on. One that is away is no reason not to start.
 * @throws StartError with what to do about it
 */
export async function checkReplicaFollowsDatabase(
  url: string,
  direct: DatabaseAddressOfSetting,
  { log }: Pick<Services, 'log'>,
): Promise<void> {
  const { host } = new URL(url);
  const there = await readFacts(url).catch((error: unknown) => {
    if (!isPassing(error))
      throw new StartError(databaseConnectionRefusalMessage(error, new URL(url), SETTING), {
        cause: error,
      });
    log({ at: 'replica', problem: `${SETTING} (${host}) does not answer yet` });
    return undefined;
  });
  if (there === undefined) return;
  if (!there.isFollowing)
    throw new StartError(
      `${SETTING} (${host}) leads to a database that follows no other: set it to a streaming replica, and ${direct.setting} to the one that it follows.`,
    );
  const here = await readFacts(direct.url);
  if (there.database !== here.database)
    throw new StartError(
      `${SETTING} (${host}) leads to a replica of another database than ${direct.setting} (${new URL(direct.url).host}): set it to one that follows that.`,
    );
}

/** A replica has the number that its leader was given when it was made, and its databases the same numbers. */
async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select pg_is_in_recovery() as "isFollowing", system_identifier::text || ' ' ||
         (select oid::text from pg_database where datname = current_database()) as database
       from pg_control_system()`,
    );
    return rows[0] ?? { isFollowing: false, database: '' };
  } finally {
    await client.end().catch(() => {});
  }
}

function isPassing(error: unknown): boolean {
  const [code, message] = ['code', 'message'].map((key) => String(Reflect.get(Object(error), key)));
  return PASSING.has(code ?? '') || /timeout|terminated/.test(message ?? '');
}
