import { type HttpCall, median, openHttpConnections } from '../measure-http-calls.ts';
import { medianComparisonOfRounds, measureBareAndRealInTurns } from '../compare-real-with-bare.ts';
import type { ReportingOrganisationWithAdmin } from './start-reporting-bench.ts';

const DAY_MS = 86_400_000;
/** As many as browsers open. */
const CONNECTIONS = 6;
const AT_LEAST_MS = 250;
const AT_LEAST_TIMES = 3;

export type BenchmarkReportPeriod = { from: string; until: string };

/** So many days up to yesterday. */
function lastDays(days: number): BenchmarkReportPeriod {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  return { from: day(days), until: day(1) };
}
export const LAST_TWO_YEARS_PERIOD = lastDays(731);
export const LAST_THREE_MONTHS_PERIOD = lastDays(90);

const of = (
  { admin: headers }: Pick<ReportingOrganisationWithAdmin, 'admin'>,
  paths: readonly string[],
  range: BenchmarkReportPeriod,
): HttpCall[] => paths.map((path) => ({ path: `${path}${query(path, range)}`, headers }));

function query(path: string, { from, until }: BenchmarkReportPeriod): string {
  return `${path.includes('?') ? '&' : '?'}from=${from}&until=${until}`;
}

/** Overall, hired and rejected. */
export const makeReportKeyNumberCalls = (
  organisation: Pick<ReportingOrganisationWithAdmin, 'admin'>,
  range: BenchmarkReportPeriod,
) => of(organisation, ['/api/org/stats', '/api/org/hired-stats', '/api/org/rejected-stats'], range);

/** All that the screen of Global Reporting asks for, with every tab and toggle opened once. */
export const makeReportPageCalls = (
  organisation: Pick<ReportingOrganisationWithAdmin, 'admin'>,
  range: BenchmarkReportPeriod,
): HttpCall[] => [
  ...makeReportKeyNumberCalls(organisation, range),
  ...of(
    organisation,
    [
      '/api/org/drop-off',
      '/api/org/drop-off?excludeQuickApply=true',
      '/api/org/referrer-breakdown',
      ...['post-apply', 'post-feedback', 'post-review'].map(
        (type) => `/api/recent-feedback?size=20&type=${type}`,
      ),
    ],
    range,
  ),
  { path: '/api/org/adverse-impact', headers: organisation.admin },
];

/** How many were sent in the period, by an index alone and without a server around it. */
export const makeBareCountCalls = (
  { orgId }: ReportingOrganisationWithAdmin,
  range: BenchmarkReportPeriod,
): HttpCall[] => [{ path: `/bench/count/${orgId}${query('', range)}` }];

/** Milliseconds until the last of these calls is answered, all asked at once; the median of as many times as fit. */
async function timeOf(port: number, calls: readonly HttpCall[]): Promise<number> {
  const line = openHttpConnections(port, CONNECTIONS);
  const times: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < AT_LEAST_MS || times.length < AT_LEAST_TIMES) {
    const askedAt = performance.now();
    await Promise.all(calls.map((call) => line.send(call)));
    times.push(performance.now() - askedAt);
  }
  line.close();
  return median(times);
}

type Side = { port: number; calls: readonly HttpCall[] };

/** Both in turns, after a round that does not count. */
export async function compareRealWithBareCallTimes(sides: { real: Side; bare: Side }, rounds = 7) {
  return medianComparisonOfRounds(
    await measureBareAndRealInTurns(rounds, {
      real: () => timeOf(sides.real.port, sides.real.calls),
      bare: () => timeOf(sides.bare.port, sides.bare.calls),
    }),
  );
}
