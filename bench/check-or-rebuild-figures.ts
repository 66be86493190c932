import pg from 'pg';
import {
  type CliCommandContext,
  openCliCommandPools,
  runCliCommand,
} from '../server/commands/run-cli-command.ts';
import { listOrganisationsForCommands } from '../server/db/list-organisations-for-commands.ts';
import { closeDatabasePools } from '../server/access/database-pools-and-logins-by-door.ts';
import { isLockTimeout } from '../server/access/is-lock-timeout.ts';
import { refreshRollupsCompletely } from '../server/features/figures/refresh-rollups-of-one-or-all-organisations.ts';
import { rebuildFiguresOfOrganisation } from '../server/features/figures/rebuild-figures.ts';
import { StartError } from '../server/outside/start-error.ts';
import { checkStoredApplicationFacts } from './compare-stored-with-naive-application-facts.ts';
import {
  checkStoredFigureSums,
  type FigureDiscrepancy,
} from './naive-sql-figures-and-stored-sum-check.ts';

const USAGE = `Stored figures of reports:
  npm run figures -- check [organisation]     compares every one with what the applications say; exit code 1 names what differs
  npm run figures -- rebuild [organisation]   counts them anew, of all organisations unless one is named`;
/** Somebody may apply in the midst of a comparison: what still differs the third time is wrong. */
const TRIES = 3;

const [verb, wanted] = process.argv.slice(2);

/** `npm run figures`: for whoever runs the installation; the server may go on meanwhile. */
await runCliCommand(async (command) => {
  if (verb !== 'check' && verb !== 'rebuild') throw new StartError(USAGE);
  const { url, identity, config } = command;
  const organisations = (await listOrganisationsForCommands(url, identity.prefix)).filter(
    ({ slug }) => wanted === undefined || slug === wanted,
  );
  if (organisations.length === 0) throw new StartError(`There is no organisation ${wanted ?? ''}.`);
  const pools = openCliCommandPools(command);
  const server = { pools, config, roles: (door: string) => `${identity.prefix}_${door}` };
  const owner = ownerOf(command);
  for (const { id, slug } of organisations) {
    if (verb === 'rebuild') {
      await rebuildFiguresOfOrganisation(server, id);
      console.log(`${slug}: counted anew`);
      continue;
    }
    const differing = await compare(
      () => refreshRollupsCompletely({ ...server, leaving: () => false }, id),
      () => differencesIn(id),
    );
    console.log(
      `${slug}: ${differing.length === 0 ? 'every figure is right' : 'FIGURES ARE WRONG'}`,
    );
    for (const { table, cell } of differing) console.log(`  ${table}: ${cell}`);
    if (differing.length > 0) process.exitCode = 1;
  }
  await owner.end();
  await closeDatabasePools(pools);

  async function differencesIn(orgId: number): Promise<FigureDiscrepancy[]> {
    return [
      ...(await checkStoredFigureSums(owner, orgId)),
      ...(await checkStoredApplicationFacts(owner, orgId, config)),
    ];
  }
});

async function compare(
  refresh: () => Promise<unknown>,
  differences: () => Promise<FigureDiscrepancy[]>,
): Promise<FigureDiscrepancy[]> {
  for (let n = 1; ; n += 1) {
    // Where the server is long at it, what it has not rolled up yet shows as a difference, and is looked at again.
    await refresh().catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
    });
    const found = await differences();
    if (found.length === 0 || n === TRIES) return found;
  }
}

function ownerOf({ url, identity }: CliCommandContext): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: 1,
    options: `-c role=${identity.prefix}_owner -c search_path=pg_catalog`,
  });
}
