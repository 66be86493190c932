import pg from 'pg';
import { type Config, parseConfig } from '../config.ts';
import { refuseHalfRestoredDatabase } from '../db/backup/mark-or-refuse-half-restored-database.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import {
  openDatabasePools,
  type DatabasePoolByLogin,
} from '../access/database-pools-and-logins-by-door.ts';
import { startEmbeddedPostgres } from '../outside/start-embedded-postgres.ts';
import { StartError } from '../outside/start-error.ts';

/** What a command of the command line works with. */
export type CliCommandContext = {
  config: Config;
  /** Of the migrator's login: never through a pooler. */
  url: string;
  identity: { prefix: string; secretKey: string };
};

/**
 * Runs one command on the database of the settings, the embedded one included, which may be in use meanwhile. Ends the
 * process: with the code that the command has set, or with 1, and one sentence, when it may not or cannot.
 */
export async function runCliCommand(
  work: (command: CliCommandContext) => Promise<void>,
  { env = process.env, onEmpty = false }: { env?: NodeJS.ProcessEnv; onEmpty?: boolean } = {},
): Promise<never> {
  try {
    const config = parseConfig(env);
    const embedded =
      config.DATABASE_URL === undefined
        ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
        : undefined;
    const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
    const identity = { prefix: config.DATABASE_ROLE_PREFIX, secretKey: config.SECRET_KEY };
    const command = { config, url, identity };
    const started = onEmpty
      ? work(command)
      : refuseUnmigratedDatabase(url).then(() => work(command));
    await started.finally(() => embedded?.stop());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  process.exit();
}

async function refuseUnmigratedDatabase(url: string): Promise<void> {
  await refuseHalfRestoredDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client
    .query("select 1 from pg_namespace where nspname = 'core'")
    .finally(() => client.end());
  if (rowCount === 0)
    throw new StartError('There is nothing here yet: start Evenhand once, then run this again.');
}

/** The doors of a command's database. */
export function openCliCommandPools({
  config,
  url,
  identity,
}: CliCommandContext): DatabasePoolByLogin {
  return openDatabasePools({
    app: config.DATABASE_APP_URL ?? databaseUrlForLogin(url, 'app', identity),
    system: config.DATABASE_APP_HOUSE_URL ?? databaseUrlForLogin(url, 'app_house', identity),
    reviewer:
      config.DATABASE_APP_REVIEWER_URL ?? databaseUrlForLogin(url, 'app_reviewer', identity),
  });
}
