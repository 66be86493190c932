import { startReplicatedPostgres } from '../../server/test/start-replicated-postgres.ts';
import {
  findPostgresVersion,
  openBenchOwnerPool,
} from '../create-bench-database-and-open-owner-pool.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { startServerUnderTest } from '../start-benchmark-and-server-under-test.ts';
import { measureJobListDuringReports } from './measure-job-list-during-reports-and-overload.ts';
import { fillReportingOrganisations } from './start-reporting-bench.ts';

const LARGEST = { applications: 100_000, jobs: 200, days: 730 };

/** Goal 10 with and without a replica that reports are read from: it shares the cores with the database it follows. */
export async function measureJobListBesideReplica(
  most: number,
): Promise<{ rows: BenchmarkResult[]; postgresVersion: string }> {
  const postgres = await startReplicatedPostgres();
  try {
    const { leader, replica } = postgres;
    const applications = Math.min(most, LARGEST.applications);
    const size = { ...LARGEST, applications, jobs: applications / 500 };
    const [organisation] = await fillReportingOrganisations(leader.url, [size]);
    if (organisation === undefined) throw new Error('nothing was generated');
    const rows: BenchmarkResult[] = [];
    for (const mode of ['protected', 'row-rule'])
      for (const [place, settings] of Object.entries({
        'without a replica': {},
        'reports from a replica': { BENCH_REPLICA_URL: replica.url },
      })) {
        const server = await startServerUnderTest(leader.url, { EO_DISCLOSURE: mode, ...settings });
        rows.push(
          ...(await measureJobListDuringReports(server.port, organisation, `${mode}, ${place}`)),
        );
        server.close();
      }
    const owner = openBenchOwnerPool(leader.url);
    const postgresVersion = await findPostgresVersion(owner).finally(() => owner.end());
    return { rows, postgresVersion };
  } finally {
    await postgres.close();
  }
}
