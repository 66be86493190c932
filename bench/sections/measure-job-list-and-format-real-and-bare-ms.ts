import {
  compareRealWithBareLatency,
  compareRealWithBareThroughput,
  warmUpServerUnderTest,
} from '../compare-real-with-bare.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { BenchOrganisation } from '../start-benchmark-and-server-under-test.ts';

const LIST = '/job/list-es';

type Listed = Pick<BenchOrganisation, 'orgId' | 'admin'>;

/**
 * Goal 1: the dashboard's list of roles.
 * @param called how large the large one is
 */
export async function measureJobList({
  port,
  small,
  large,
  called = '100 k',
}: {
  port: number;
  small: Listed;
  large: Listed;
  called?: string;
}): Promise<BenchmarkResult[]> {
  const list = (org: Listed, query = '') => ({ path: LIST + query, headers: org.admin });
  const pair = { bare: { path: `/bench/list/${large.orgId}` }, real: list(large) };
  await warmUpServerUnderTest(port, pair);
  const times = await compareRealWithBareLatency(port, pair);
  const rate = await compareRealWithBareThroughput(port, pair);
  const sizes = await compareRealWithBareLatency(port, { bare: list(small), real: list(large) });
  const heat = await compareRealWithBareLatency(port, {
    bare: list(large, '?page=2'),
    real: list(large, '?page=1'),
  });
  return [
    {
      what: 'job list: p50, real ÷ bare',
      measured: times.p50.ratio,
      unit: '×',
      goal: { atMost: 1.5 },
      seen: `${formatRealAndBareMs(times.p50)}; ${times.bytes.real} and ${times.bytes.bare} bytes`,
    },
    {
      what: 'job list: p99, real ÷ bare',
      measured: times.p99.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: formatRealAndBareMs(times.p99),
    },
    {
      what: 'job list: answers a second, real ÷ bare, 8 connections',
      measured: rate.ratio,
      unit: '×',
      goal: { atLeast: 0.6 },
      seen: `${rate.real.toFixed(0)} and ${rate.bare.toFixed(0)} a second`,
    },
    {
      what: `job list: p50, ${called} ÷ 10 k applications`,
      measured: sizes.p50.ratio,
      unit: '×',
      goal: { atMost: 1.3 },
      seen: formatRealAndBareMs(sizes.p50),
    },
    {
      what: 'job list: p50, ten hottest ÷ ten quietest roles',
      measured: heat.p50.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: formatRealAndBareMs(heat.p50),
    },
  ];
}

export function formatRealAndBareMs({ real, bare }: { real: number; bare: number }): string {
  return `${real.toFixed(2)} and ${bare.toFixed(2)} ms`;
}
