import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  compareRealWithBareCallTimes,
  LAST_TWO_YEARS_PERIOD,
  makeReportPageCalls,
} from '../reporting/make-report-calls-and-compare-call-times.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { HttpCall } from '../measure-http-calls.ts';
import { measureIdleMemoryOfStart } from '../sections/measure-memory-and-bundles.ts';
import type { EmployerUnderTest, InstallationBench } from './start-installation-bench.ts';

const IDLE_MS = 60_000;
/** So many that neither a server's first seconds nor those of a busy machine decide. */
const ROUNDS = 21;

/** What people of one employer ask for most. */
const calls: Record<string, (employer: EmployerUnderTest) => HttpCall[]> = {
  'job list': ({ admin: headers }) => [{ path: '/job/list-es', headers }],
  search: ({ admin: headers }) => [{ path: '/api/search?searchQuery=ashbe', headers }],
  'report page': ({ admin }) => makeReportPageCalls({ admin }, LAST_TWO_YEARS_PERIOD),
  "reviewer's batch": ({ reviewToken }) => [{ path: `/freview/${reviewToken}/reviews` }],
  leaderboard: ({ admin: headers, organisation }) => [
    { path: `/api/manage/${organisation.hotJobId}/leaderboard`, headers },
  ],
};

/** Goal 0: each of these, among all employers of the installation ÷ in a database of its own. */
export async function measureOneEmployerAmongMany(
  bench: InstallationBench,
): Promise<BenchmarkResult[]> {
  const called = `${bench.employers} employers with ${bench.applications} applications`;
  const rows: BenchmarkResult[] = [
    {
      what: `${called}: filled`,
      measured: bench.filledInMinutes,
      unit: ' min',
      goal: { atMost: 40 },
    },
    { what: `${called}: size`, measured: bench.gigabytes, unit: ' GB', goal: { atMost: 60 } },
  ];
  for (const [name, of] of Object.entries(calls)) {
    const side = (employer: EmployerUnderTest) => ({
      port: employer.server.port,
      calls: of(employer),
    });
    const { ratio, real, bare } = await compareRealWithBareCallTimes(
      { real: side(bench.among), bare: side(bench.alone) },
      ROUNDS,
    );
    rows.push({
      what: `${name} of one employer, among all ÷ alone`,
      measured: ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: `${real.toFixed(2)} and ${bare.toFixed(2)} ms`,
    });
  }
  return [...rows, await measureMemory(bench)];
}

/** Of the program as `npm start` runs it, with what it does by itself for so many employers; a first start does some things once. */
async function measureMemory({ settings }: InstallationBench): Promise<BenchmarkResult> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'evenhand-bench-'));
  const idleMemory = () => measureIdleMemoryOfStart({ ...settings, DATA_DIR }, IDLE_MS);
  try {
    const first = await idleMemory();
    return {
      what: 'idle memory of the app that serves them all, a minute after it was started again',
      measured: await idleMemory(),
      seen: `${first.toFixed(1)} MB after the first start`,
      unit: ' MB',
      goal: { atMost: 150 },
    };
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
