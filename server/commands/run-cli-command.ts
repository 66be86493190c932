import pg from 'pg';
import { type Config, parseConfig } from '../config.ts';
import { endProcess } from '../end-process.ts';
import { refuseHalfRestoredDatabase } from '../db/backup/mark-or-refuse-half-restored-database.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import {
  openDatabasePools,
  type DatabasePoolByLogin,
} from '../access/database-pools-and-logins-by-door.ts';
import {
  checkDatabaseIsUsable,
  checkDatabaseLogin,
} from '../outside/check-database-and-connection-messages.ts';
import { startEmbeddedPostgres } from '../outside/start-embedded-postgres.ts';
import { StartError } from '../outside/start-error.ts';

/** What a command of the command line works with. */
export type CliCommandContext = {
  config: Config;
  /** Of the migrator's login: never through a pooler. */
  url: string;
  identity: { prefix: string; secretKey: string };
};

/** Asked for behind `--`: the same in every cell of the installation, one after another. */
export const ALL_CELLS_OPTION = 'all-cells';

type CliCommandOptions = {
  env?: NodeJS.ProcessEnv;
  /** Whether it makes something of a database that is still empty. */
  onEmpty?: boolean;
  /** Whether it can be asked of all cells at once. */
  mayWalkCells?: boolean;
};

/**
 * Runs one command on the database of the settings, the embedded one included, which may be in use meanwhile; or on those of all
 * cells where that is asked. Ends the process: with the code that the command has set, or with 1, and one sentence, when it may
 * not or cannot.
 */
export async function runCliCommand(
  work: (command: CliCommandContext) => Promise<void>,
  { env = process.env, onEmpty = false, mayWalkCells = false }: CliCommandOptions = {},
): Promise<void> {
  // What only reads may do so on a standby.
  const check = onEmpty ? checkDatabaseIsUsable : checkDatabaseLogin;
  const run = async (command: CliCommandContext, setting?: string) => {
    if (setting !== undefined) await check(command.url, setting);
    if (!onEmpty) await refuseUnmigratedDatabase(command.url);
    await work(command);
  };
  try {
    const config = parseConfig(env);
    if (process.argv.includes(`--${ALL_CELLS_OPTION}`)) {
      if (!mayWalkCells)
        throw new StartError(
          'This command is of one cell: leave --all-cells out and run it in each.',
        );
      await runInEveryCell(config, run);
    } else await runInThisCell(config, run);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  endProcess();
}

/** The setting that the address is from; none for that of the embedded database. */
type RunOnDatabase = (command: CliCommandContext, setting?: string) => Promise<void>;

async function runInThisCell(config: Config, run: RunOnDatabase): Promise<void> {
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
      : undefined;
  const setting = (['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const).find((name) => config[name]);
  const url = (setting && config[setting]) ?? embedded?.url ?? '';
  await run(contextOf(config, url), setting).finally(() => embedded?.stop());
}

/** What fails in one cell is said under its heading, makes the exit code 1, and keeps none of the others from their turn. */
async function runInEveryCell(config: Config, run: RunOnDatabase): Promise<void> {
  const cells = Object.keys(config.CELL_DATABASE_URLS).sort();
  if (cells.length === 0)
    throw new StartError(
      'CELL_DATABASE_URLS is needed for --all-cells: set it to the address of each cell’s database.',
    );
  for (const cell of cells) {
    const url = config.CELL_DATABASE_URLS[cell] ?? '';
    console.log(`\nCell ${cell}`);
    try {
      await run(contextOf(settingsInCell(config, cell), url), 'CELL_DATABASE_URLS');
    } catch (error) {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    }
  }
}

/** Addresses of logins that were made by hand are of the database of this cell alone. */
function settingsInCell(config: Config, cell: string): Config {
  if (cell === config.CELL) return config;
  const {
    DATABASE_APP_URL: _app,
    DATABASE_APP_HOUSE_URL: _house,
    DATABASE_APP_REVIEWER_URL: _reviewer,
    ...others
  } = config;
  return { ...others, CELL: cell };
}

function contextOf(config: Config, url: string): CliCommandContext {
  const identity = { prefix: config.DATABASE_ROLE_PREFIX, secretKey: config.SECRET_KEY };
  return { config, url, identity };
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
