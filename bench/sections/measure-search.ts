import { databaseUrlForLogin } from '../../server/db/database-url-for-login.ts';
import { runTransactionByDoor } from '../../server/access/transactions-by-door-or-token.ts';
import { openDatabasePools } from '../../server/access/database-pools-and-logins-by-door.ts';
import { searchApplicationsInDatabase } from '../../server/features/search/sql/found-jobs-and-candidates.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../server/test/start-test-cluster.ts';
import { compareRealWithBareLatency, warmUpServerUnderTest } from '../compare-real-with-bare.ts';
import { generatePeopleWithOpenNames } from '../generate-people-with-open-names.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type {
  BenchOrganisation,
  RunningBenchmark,
} from '../start-benchmark-and-server-under-test.ts';
import { formatRealAndBareMs } from './measure-job-list-and-format-real-and-bare-ms.ts';

const TIMES = 40;
const MOST = 51;

/** What people type, from a name that a tenth of everybody has to one that nobody has. */
const queries = {
  'a common first name': 'anna',
  'half of a last name': 'ashbe',
  'first and last name': 'zora tarnul',
  'what every address has': 'example.com',
  'two letters': 'zo',
  nobody: 'xylophone',
};

/** Goal 6: an admin's search over a hundred thousand people whose names are open. */
export async function measureSearch(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { owner, port, small, large } = stage;
  await generatePeopleWithOpenNames(owner, small.orgId);
  const people = await generatePeopleWithOpenNames(owner, large.orgId);
  const inSql = await timesInSql(stage);
  const worst = inSql.reduce((one, other) => (other.p95 > one.p95 ? other : one));
  const ask = (org: BenchOrganisation, query: string) => ({
    path: `/api/search?searchQuery=${encodeURIComponent(query)}`,
    headers: org.admin,
  });
  const pair = {
    bare: ask(small, queries['half of a last name']),
    real: ask(large, queries['half of a last name']),
  };
  await warmUpServerUnderTest(port, pair);
  const sizes = await compareRealWithBareLatency(port, pair);
  const common = await compareRealWithBareLatency(port, {
    bare: ask(large, queries.nobody),
    real: ask(large, queries['what every address has']),
  });
  return [
    {
      what: `search of ${people} people in SQL: p95 of the slowest of six queries`,
      measured: worst.p95,
      unit: ' ms',
      goal: { atMost: 10 },
      seen: inSql.map(({ name, p95 }) => `${name} ${p95.toFixed(1)}`).join(', '),
    },
    {
      what: 'search: p50, 100 k ÷ 10 k applications',
      measured: sizes.p50.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: formatRealAndBareMs(sizes.p50),
    },
    {
      what: 'search: p50, what everybody has ÷ what nobody has',
      measured: common.p50.ratio,
      unit: '×',
      goal: null,
      seen: formatRealAndBareMs(common.p50),
    },
    {
      what: 'search: the largest answer',
      measured: common.bytes.real / 1000,
      unit: ' kB',
      goal: { atMost: 50 },
    },
  ];
}

/** The statement itself, through the staff door with its own login, without the server around it. */
async function timesInSql({
  url,
  large,
}: RunningBenchmark): Promise<{ name: string; p95: number }[]> {
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  const pools = openDatabasePools({
    app: databaseUrlForLogin(url, 'app', identity),
    system: databaseUrlForLogin(url, 'app_house', identity),
    reviewer: databaseUrlForLogin(url, 'app_reviewer', identity),
  });
  const services = { pools, roles: (door: string) => `${testDatabaseRolePrefix}_${door}` };
  const actor = { orgId: large.orgId, actorId: large.adminId };
  const times = new Map(Object.keys(queries).map((name): [string, number[]] => [name, []]));
  for (let turn = 0; turn < TIMES; turn += 1) {
    for (const [name, normalised] of Object.entries(queries)) {
      await runTransactionByDoor({ services, door: 'staff', actor }, async (db) => {
        const startedAt = performance.now();
        await searchApplicationsInDatabase(db, { normalised, reference: null, most: MOST });
        // The first turns warm up and do not count.
        if (turn >= 5) times.get(name)?.push(performance.now() - startedAt);
      });
    }
  }
  await Promise.all(Object.values(pools).map(({ raw }) => raw.end()));
  return [...times].map(([name, ms]) => ({
    name,
    p95: ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? Number.NaN,
  }));
}
