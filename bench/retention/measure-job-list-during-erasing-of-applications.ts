import { medianComparisonOfRounds } from '../compare-real-with-bare.ts';
import {
  type MeasuredLatency,
  measureLatency,
  openHttpConnections,
} from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { waitUntilWorkerIsIdle } from '../wait-until-worker-is-idle.ts';
import { RETENTION_BENCHMARK_APPLICATIONS, type RetentionBench } from './start-retention-bench.ts';

const WITHOUT_MS = 5000;
const WITH_MS = 10_000;
/** The first round warms up and does not count. */
const ROUNDS_AT_LEAST = 4;

type Round = { bare: MeasuredLatency; real: MeasuredLatency };

/** The list of roles of an organisation without and with its applications being erased, in turns until nothing is left. */
export async function measureJobListDuringErasingOfApplications(
  bench: RetentionBench,
  most: number,
): Promise<BenchmarkResult[]> {
  const { owner, over, server } = bench;
  const list = { path: '/job/list-es', headers: over.admin };
  const lines = openHttpConnections(server.port, 2);
  const look = (ms: number) => measureLatency(server.port, list, { ms });
  const rounds: Round[] = [];
  let erased = 0;
  let erasingMs = 0;
  await look(WITHOUT_MS);
  while (erased < Math.min(most, RETENTION_BENCHMARK_APPLICATIONS)) {
    await waitUntilWorkerIsIdle({ owner });
    const bare = await look(WITHOUT_MS);
    const startedAt = performance.now();
    const erasing = lines.send({ path: `/bench/erase/${over.orgId}` });
    let isDone = false;
    void erasing.finally(() => {
      isDone = true;
    });
    const real = await look(WITH_MS);
    const wasBusy = !isDone;
    if (wasBusy) await lines.send({ path: '/bench/stop-erasing' });
    const answered: { erased: number } = JSON.parse((await erasing).text);
    if (answered.erased === 0) throw new Error('nothing was erased');
    erased += answered.erased;
    erasingMs += performance.now() - startedAt;
    // The last turn is partly idle: it would flatter.
    if (wasBusy) rounds.push({ bare, real });
    console.log(
      `  ${erased} erased; the list's p99 ${real.p99.toFixed(1)} ms meanwhile, ${bare.p99.toFixed(1)} ms before`,
    );
  }
  lines.close();
  const counted = rounds.length > ROUNDS_AT_LEAST ? rounds.slice(1) : rounds;
  const of = (which: 'p50' | 'p99') =>
    medianComparisonOfRounds(
      counted.map(({ bare, real }) => ({ bare: bare[which], real: real[which] })),
    );
  const [p50, p99] = [of('p50'), of('p99')];
  const seen = ({ bare, real }: typeof p50) => `${real.toFixed(2)} and ${bare.toFixed(2)} ms`;
  return [
    {
      what: `job list: p99 while ${erased} applications are erased ÷ before`,
      measured: p99.ratio,
      unit: '×',
      goal: { atMost: 1.5 },
      seen: `${seen(p99)}; ${counted.length} rounds in turns`,
    },
    {
      what: '– its p50',
      measured: p50.ratio,
      unit: '×',
      goal: null,
      seen: `${seen(p50)}; ${((erased * 1000) / erasingMs).toFixed(0)} erased a second`,
    },
  ];
}
