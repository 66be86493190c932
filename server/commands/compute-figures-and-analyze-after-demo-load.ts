import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabaseClock } from '../database-clock.ts';
import { openOwnerDatabase } from '../db/open-owner-database.ts';
import type { Config } from '../config.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { publishDueDemographics } from '../features/disclosure/publish-due-demographics.ts';
import { judgeAdverseImpactByYear } from '../features/reporting/judge-adverse-impact-by-year.ts';
import { refreshRollupsOfAllOrganisations } from '../features/figures/refresh-rollups-of-one-or-all-organisations.ts';

type Where = { config: Config; addresses: Parameters<typeof openDatabasePools>[0] };

/**
 * Counts and publishes the figures of a database that was just filled, in a process of its own, which takes the memory that two
 * years of facts need with it. What it leaves undone the rounds of the server do. Then has the database learn how much there is:
 * else it guesses until it finds the time to look, and may even take for empty what it looked at while rows were being written.
 * @param url of the owner
 */
export async function computeFiguresAndAnalyzeAfterDemoLoad(
  url: string,
  where: Where,
): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // Settings hold passwords: what stands in a command line everybody on the machine may read.
  child.stdin.end(JSON.stringify(where));
  await once(child, 'exit');
  const owner = openOwnerDatabase(url, where.config.DATABASE_ROLE_PREFIX);
  // What the database is just counting by itself is not waited for: a start would fail with it.
  await sql`analyze (skip_locked)`.execute(owner).finally(() => owner.destroy());
}

async function findHere({ config, addresses }: Where): Promise<void> {
  const database = {
    config,
    pools: openDatabasePools(addresses),
    roles: (door: string) => `${config.DATABASE_ROLE_PREFIX}_${door}`,
    log: () => {},
  };
  const clock = await openDatabaseClock(database);
  try {
    const counting = { ...database, now: clock.now, leaving: () => false };
    await refreshRollupsOfAllOrganisations(counting);
    await publishDueDemographics(counting, judgeAdverseImpactByYear);
  } finally {
    clock.stop();
    await closeDatabasePools(database.pools);
  }
}

// Written by `computeFiguresAndAnalyzeAfterDemoLoad`, in this shape.
if (import.meta.main) await findHere((await json(process.stdin)) as Where);
