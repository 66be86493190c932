import { setTimeout as sleep } from 'node:timers/promises';
import { measureBareAndRealInTurns, medianComparisonOfRounds } from '../compare-real-with-bare.ts';
import { type HttpCall, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import {
  LAST_TWO_YEARS_PERIOD,
  makeReportPageCalls,
} from './make-report-calls-and-compare-call-times.ts';
import type { ReportingOrganisationWithAdmin, ReportingBench } from './start-reporting-bench.ts';

const PEAK_CONNECTIONS = 8;
/** Ten times as many as keep it busy. */
const TOO_MANY = 80;
const MS = 2_500;

/** Goal 10: what is left of the list of roles while somebody reloads the whole report without a pause. */
export async function measureJobListDuringReports(
  port: number,
  organisation: ReportingOrganisationWithAdmin,
  mode: string,
): Promise<BenchmarkResult[]> {
  const list = { path: '/job/list-es', headers: organisation.admin };
  let refused = 0;
  const listing = async () => {
    const pressed = await press(port, list, { connections: PEAK_CONNECTIONS, ms: 1000 });
    refused += pressed.refused;
    return pressed.good;
  };
  const { ratio, real, bare } = medianComparisonOfRounds(
    await measureBareAndRealInTurns(5, {
      bare: listing,
      real: async () => {
        const stop = loop(port, makeReportPageCalls(organisation, LAST_TWO_YEARS_PERIOD));
        const rate = await listing();
        await stop();
        return rate;
      },
    }),
  );
  return [
    {
      what: `job list, answers a second while a report loops ÷ alone, ${mode}`,
      measured: ratio,
      unit: '×',
      goal: { atLeast: 0.55 },
      seen: `${real.toFixed(0)} and ${bare.toFixed(0)} a second, ${refused} refused`,
    },
  ];
}

function loop(port: number, calls: readonly HttpCall[]): () => Promise<void> {
  const line = openHttpConnections(port, calls.length);
  let isOver = false;
  const going = (async () => {
    // A call that is refused because all are busy is part of it.
    while (!isOver) await Promise.allSettled(calls.map((call) => line.send(call)));
  })();
  return async () => {
    isOver = true;
    await going;
    line.close();
  };
}

/** Goal 11: ten times as many callers of a report as keep the server busy. */
export async function measureReportOverload(
  { rowRuleServer: { port } }: ReportingBench,
  organisation: ReportingOrganisationWithAdmin,
): Promise<BenchmarkResult[]> {
  const [call] = makeReportPageCalls(organisation, LAST_TWO_YEARS_PERIOD).filter(({ path }) =>
    path.includes('drop-off'),
  );
  if (call === undefined) return [];
  const peak = await press(port, call, { connections: PEAK_CONNECTIONS, ms: MS });
  await sleep(1000);
  const over = await press(port, call, { connections: TOO_MANY, ms: MS });
  await sleep(3000);
  return [
    {
      what: 'overload of reports, row-rule: good answers a second ÷ peak',
      measured: over.good / peak.good,
      unit: '×',
      goal: { atLeast: 0.7 },
      seen: `${over.good.toFixed(1)} and ${peak.good.toFixed(1)} a second`,
    },
    {
      what: 'overload of reports, row-rule: 503 after, 95 % of them',
      measured: over.refusedMs,
      unit: ' ms',
      goal: { atMost: 100 },
      seen: `${over.refused} refused`,
    },
  ];
}

/** Whoever is refused comes again after a moment. */
async function press(
  port: number,
  call: HttpCall,
  { connections, ms }: { connections: number; ms: number },
) {
  const line = openHttpConnections(port, connections);
  const startedAt = performance.now();
  const refused: number[] = [];
  let good = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - startedAt < ms) {
        const askedAt = performance.now();
        try {
          await line.send(call);
          good += 1;
        } catch {
          refused.push(performance.now() - askedAt);
          await sleep(100);
        }
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  line.close();
  const refusedMs = refused.toSorted((a, b) => a - b)[Math.floor(refused.length * 0.95)] ?? 0;
  return { good: good / seconds, refused: refused.length, refusedMs };
}
