import type pg from 'pg';
import { closeDatabasePools } from '../../server/access/database-pools-and-logins-by-door.ts';
import { publishDueDemographicsOfOrganisation } from '../../server/features/disclosure/publish-due-demographics.ts';
import { rebuildFiguresOfOrganisation } from '../../server/features/figures/rebuild-figures.ts';
import { startTestCluster } from '../../server/test/start-test-cluster.ts';
import {
  createBenchDatabase,
  findPostgresVersion,
  openBenchOwnerPool,
} from '../create-bench-database-and-open-owner-pool.ts';
import { insertAdminSession } from '../benchmark-session-headers-and-links.ts';
import { makeServicesForBenchmark } from '../make-services-for-benchmark.ts';
import {
  type RunningServerUnderTest,
  startServerUnderTest,
} from '../start-benchmark-and-server-under-test.ts';
import { generateReportingOrganisation } from './generate-reporting-organisation.ts';
import type {
  ReportingOrganisation,
  BenchOrganisationSize,
} from './reporting-organisation-types.ts';

export type ReportingOrganisationWithAdmin = ReportingOrganisation & {
  admin: Record<string, string>;
};
export type ReportingBench = {
  /** The migrator's address of the database. */
  url: string;
  owner: pg.Pool;
  /** By rising size: 10 k, 100 k and, unless told otherwise, 1 M applications over two years. */
  sizes: ReportingOrganisationWithAdmin[];
  /** As many a month, for three years and for three months. */
  long: ReportingOrganisationWithAdmin;
  short: ReportingOrganisationWithAdmin;
  /** The smallest of them in a database in which there is nothing else. */
  alone: { server: RunningServerUnderTest; organisation: ReportingOrganisationWithAdmin };
  protectedServer: RunningServerUnderTest;
  rowRuleServer: RunningServerUnderTest;
  postgresVersion: string;
  close: () => Promise<void>;
};

const ALONE = 'bench_alone';
const SMALLEST: BenchOrganisationSize = { applications: 10_000, jobs: 20, days: 730 };
const LARGER: BenchOrganisationSize[] = [
  { applications: 100_000, jobs: 200, days: 730 },
  { applications: 1_000_000, jobs: 2000, days: 730 },
];
/** Twelve times as long, and as many a month. */
const sizesOfHistory = (
  most: number,
): [long: BenchOrganisationSize, short: BenchOrganisationSize] => {
  const applications = Math.min(10_000, most / 10);
  const jobs = applications / 500;
  return [
    { applications: applications * 12, jobs: jobs * 12, days: 1092 },
    { applications, jobs, days: 91 },
  ];
};

/** A durable PostgreSQL of its own, filled, rolled up and published; and a server for each way to disclose figures. */
export async function startReportingBench(most: number): Promise<ReportingBench> {
  const cluster = await startTestCluster({ durable: true });
  try {
    const aloneUrl = await createBenchDatabase(cluster.url, ALONE);
    const [organisation] = await fillReportingOrganisations(aloneUrl, [SMALLEST]);
    const larger = LARGER.filter(({ applications }) => applications <= most);
    const all = await fillReportingOrganisations(cluster.url, [
      SMALLEST,
      ...larger,
      ...sizesOfHistory(most),
    ]);
    const [short, long] = [all.pop(), all.pop()];
    if (organisation === undefined || long === undefined || short === undefined)
      throw new Error('nothing was generated');
    const owner = openBenchOwnerPool(cluster.url);
    const houses = {
      protectedServer: await startServerUnderTest(cluster.url),
      rowRuleServer: await startServerUnderTest(cluster.url, { EO_DISCLOSURE: 'row-rule' }),
      aloneServer: await startServerUnderTest(aloneUrl),
    };
    return {
      ...houses,
      url: cluster.url,
      owner,
      sizes: all,
      long,
      short,
      alone: { server: houses.aloneServer, organisation },
      postgresVersion: await findPostgresVersion(owner),
      close: async () => {
        for (const server of Object.values(houses)) server.close();
        await owner.end();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

export async function fillReportingOrganisations(
  url: string,
  sizes: readonly BenchOrganisationSize[],
): Promise<ReportingOrganisationWithAdmin[]> {
  const owner = openBenchOwnerPool(url);
  const services = makeServicesForBenchmark(url);
  const filled: ReportingOrganisationWithAdmin[] = [];
  for (const size of sizes) {
    const laps = [performance.now()];
    const organisation = await generateReportingOrganisation(owner, size);
    laps.push(performance.now());
    await rebuildFiguresOfOrganisation(services, organisation.orgId);
    // As the database itself does within a minute.
    await owner.query('analyze');
    laps.push(performance.now());
    await publishDueDemographicsOfOrganisation(services, organisation.orgId);
    laps.push(performance.now());
    filled.push({ ...organisation, admin: await insertAdminSession(owner, organisation) });
    const [filling, refreshing, publishing] = laps
      .slice(1)
      .map((at, n) => ((at - (laps[n] ?? at)) / 1000).toFixed(1));
    console.log(
      `${size.applications} applications over ${size.days} days: filled in ${filling} s, refreshed in ${refreshing} s, published in ${publishing} s`,
    );
  }
  await closeDatabasePools(services.pools);
  await owner.query('vacuum (analyze)');
  await owner.query('checkpoint').catch(() => {});
  await owner.end();
  return filled;
}
