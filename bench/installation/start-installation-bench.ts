import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { closeDatabasePools } from '../../server/access/database-pools-and-logins-by-door.ts';
import { publishDueDemographicsOfOrganisation } from '../../server/features/disclosure/publish-due-demographics.ts';
import { rebuildFiguresOfOrganisation } from '../../server/features/figures/rebuild-figures.ts';
import { startTestCluster, testSecretKey } from '../../server/test/start-test-cluster.ts';
import {
  createBenchDatabase,
  findPostgresVersion,
  openBenchOwnerPool,
} from '../create-bench-database-and-open-owner-pool.ts';
import {
  type GeneratedOrganisation,
  generateOrganisation,
} from '../generate-benchmark-organisation-and-people.ts';
import { generatePeopleWithOpenNames } from '../generate-people-with-open-names.ts';
import { makeServicesForBenchmark } from '../make-services-for-benchmark.ts';
import { insertAdminSession, issueReviewerLink } from '../benchmark-session-headers-and-links.ts';
import {
  type RunningServerUnderTest,
  startServerUnderTest,
} from '../start-benchmark-and-server-under-test.ts';
import { copyOrganisationManyTimes } from './copy-organisation-many-times.ts';

/** Of each employer, over two years. */
const APPLICATIONS = 5_000;
const JOBS = 20;
const ALONE = 'bench_alone';

/** One employer behind a server of its own, with what is asked for on their behalf. */
export type EmployerUnderTest = {
  server: RunningServerUnderTest;
  organisation: GeneratedOrganisation;
  admin: Record<string, string>;
  reviewToken: string;
};

export type InstallationBench = {
  /** The same employer in a database in which there is nothing else, and among all others. */
  alone: EmployerUnderTest;
  among: EmployerUnderTest;
  employers: number;
  applications: number;
  filledInMinutes: number;
  gigabytes: number;
  postgresVersion: string;
  /** With which `npm start` serves all of them. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

/** A durable PostgreSQL of its own with one database for the employer alone, and one for as many as have so many applications. */
export async function startInstallationBench(applications: number): Promise<InstallationBench> {
  const cluster = await startTestCluster({ durable: true });
  try {
    return await fillAndOpen(cluster, applications);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function fillAndOpen(
  cluster: Awaited<ReturnType<typeof startTestCluster>>,
  applications: number,
): Promise<InstallationBench> {
  const aloneUrl = await createBenchDatabase(cluster.url, ALONE);
  const owners = { alone: openBenchOwnerPool(aloneUrl), among: openBenchOwnerPool(cluster.url) };
  const employers = Math.max(2, Math.round(applications / APPLICATIONS));
  const startedAt = performance.now();
  const lap = (what: string) =>
    console.log(`${what} after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const single = await fillOneOrganisation(owners.alone, aloneUrl);
  const copied = await fillOneOrganisation(owners.among, cluster.url);
  lap('One organisation in each database');
  const copies = await copyOrganisationManyTimes(owners.among, copied.orgId, employers - 1);
  lap(`${employers} organisations`);
  await owners.among.query('vacuum (analyze)');
  await owners.among.query('checkpoint').catch(() => {});
  lap('Vacuumed, and on the disk');
  const filledInMinutes = (performance.now() - startedAt) / 60_000;
  // One in the middle of all copies: its rows lie among those of the others, and not first anywhere.
  const orgId = copies[Math.floor(copies.length / 2)] ?? copied.orgId;
  const bench = {
    alone: await openEmployer(owners.alone, aloneUrl, single),
    among: await openEmployer(owners.among, cluster.url, { ...copied, orgId }),
  };
  await waitUntilFiguresArePublished(owners.among);
  lap('Figures are published of all');
  const { rows } = await owners.among.query<{ bytes: string; n: string }>(
    `select pg_database_size(current_database()) as bytes, (select count(*) from core.application) as n`,
  );
  return {
    ...bench,
    employers,
    applications: Number(rows[0]?.n),
    filledInMinutes,
    gigabytes: Number(rows[0]?.bytes) / 1e9,
    postgresVersion: await findPostgresVersion(owners.among),
    settings: { DATABASE_URL: cluster.url, SECRET_KEY: testSecretKey, DEMO: 'false' },
    close: async () => {
      for (const { server } of Object.values(bench)) server.close();
      for (const owner of Object.values(owners)) await owner.end();
      await cluster.stop();
    },
  };
}

/** A server begins with what it does once an hour for each organisation; what is measured is what it is like in between. */
async function waitUntilFiguresArePublished(owner: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ waiting: boolean }>(
      `select exists (select from core.organisation o
         where not exists (select from report.freeze_round r where r.org_id = o.org_id)) as waiting`,
    );
    if (rows[0]?.waiting === false) return;
    await sleep(1000);
  }
}

/** With people whose names are open, and with its figures rolled up and published. */
async function fillOneOrganisation(owner: pg.Pool, url: string): Promise<GeneratedOrganisation> {
  const organisation = await generateOrganisation(owner, {
    applications: APPLICATIONS,
    jobs: JOBS,
  });
  await generatePeopleWithOpenNames(owner, organisation.orgId);
  await owner.query(
    `update core.organisation set features = '{global-reporting}', locale = 'en-GB' where org_id = $1`,
    [organisation.orgId],
  );
  const services = makeServicesForBenchmark(url);
  await rebuildFiguresOfOrganisation(services, organisation.orgId);
  await owner.query('analyze');
  await publishDueDemographicsOfOrganisation(services, organisation.orgId);
  await closeDatabasePools(services.pools);
  return organisation;
}

async function openEmployer(
  owner: pg.Pool,
  url: string,
  organisation: GeneratedOrganisation,
): Promise<EmployerUnderTest> {
  const { orgId, hotJobId } = organisation;
  const admin = await insertAdminSession(owner, organisation);
  const { token } = await issueReviewerLink(owner, orgId, hotJobId);
  return { server: await startServerUnderTest(url), organisation, admin, reviewToken: token };
}
