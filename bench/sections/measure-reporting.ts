import {
  makeBareCountCalls,
  compareRealWithBareCallTimes,
  makeReportKeyNumberCalls,
  LAST_THREE_MONTHS_PERIOD,
  LAST_TWO_YEARS_PERIOD,
  makeReportPageCalls,
} from '../reporting/make-report-calls-and-compare-call-times.ts';
import { checkStoredFigureSums } from '../naive-sql-figures-and-stored-sum-check.ts';
import {
  measureJobListDuringReports,
  measureReportOverload,
} from '../reporting/measure-job-list-during-reports-and-overload.ts';
import { measureApplicantsCsv } from '../reporting/measure-applicants-csv.ts';
import { timeNaiveReportSql } from '../reporting/time-naive-report-sql.ts';
import type {
  ReportingOrganisationWithAdmin,
  ReportingBench,
} from '../reporting/start-reporting-bench.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import {
  formatRealAndBareMs,
  measureJobList,
} from './measure-job-list-and-format-real-and-bare-ms.ts';

/** The size that the goals are about; at others the same is shown beside them. */
const LARGEST = 1_000_000;

/**
 * Goals 1 to 5, 8, 10 and 11, for two years of applications.
 * @param tell hears each part as soon as it is there: the whole takes a while
 */
export async function measureReporting(
  stage: ReportingBench,
  tell: (rows: BenchmarkResult[]) => void,
): Promise<void> {
  const [smallest, largest] = [stage.sizes[0], stage.sizes.at(-1)];
  if (smallest === undefined || largest === undefined) return;
  const { protectedServer, rowRuleServer } = stage;
  for (const organisation of stage.sizes) tell(await measureSize(stage, organisation));
  tell(await measureGrowth(stage, { smallest, largest }));
  tell(await measureHistory(stage));
  tell(await measureApplicantsCsv(stage));
  const { port } = protectedServer;
  const called = short(largest);
  tell(await measureJobList({ port, small: smallest, large: largest, called }));
  tell(await measureJobListDuringReports(port, largest, 'protected'));
  tell(await measureJobListDuringReports(rowRuleServer.port, largest, 'row-rule'));
  tell(await measureReportOverload(stage, largest));
}

const short = ({ applications }: ReportingOrganisationWithAdmin) =>
  applications < LARGEST ? `${applications / 1000} k` : `${applications / LARGEST} M`;

/** Goals 2 and 3: key numbers and the whole screen beside an index-only count of the applications of the same two years. */
async function measureSize(
  stage: ReportingBench,
  organisation: ReportingOrganisationWithAdmin,
): Promise<BenchmarkResult[]> {
  const { protectedServer, rowRuleServer, owner } = stage;
  const isGoal = organisation.applications >= LARGEST;
  const bare = {
    port: protectedServer.port,
    calls: makeBareCountCalls(organisation, LAST_TWO_YEARS_PERIOD),
  };
  const beside = (port: number, calls: typeof bare.calls) =>
    compareRealWithBareCallTimes({ real: { port, calls }, bare });
  const numbers = await beside(
    protectedServer.port,
    makeReportKeyNumberCalls(organisation, LAST_TWO_YEARS_PERIOD),
  );
  const published = await beside(
    protectedServer.port,
    makeReportPageCalls(organisation, LAST_TWO_YEARS_PERIOD),
  );
  const live = await beside(
    rowRuleServer.port,
    makeReportPageCalls(organisation, LAST_TWO_YEARS_PERIOD),
  );
  const naive = await timeNaiveReportSql(owner, organisation.orgId, LAST_TWO_YEARS_PERIOD);
  const differing = await checkStoredFigureSums(owner, organisation.orgId);
  const size = short(organisation);
  return [
    {
      what: `${size}: key numbers ÷ index-only count`,
      measured: numbers.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 0.3 } : null,
      seen: formatRealAndBareMs(numbers),
    },
    {
      what: `${size}: whole screen, protected ÷ index-only count`,
      measured: published.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 1 } : null,
      seen: formatRealAndBareMs(published),
    },
    {
      what: `${size}: whole screen, row-rule ÷ index-only count`,
      measured: live.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 8 } : null,
      seen: formatRealAndBareMs(live),
    },
    {
      what: `${size}: naive SQL ÷ whole screen, row-rule`,
      measured: naive / live.real,
      unit: '×',
      goal: isGoal ? { atLeast: 15 } : null,
      seen: formatRealAndBareMs({ real: naive, bare: live.real }),
    },
    {
      what: `${size}: stored sums that differ from what they are sums of`,
      measured: differing.length,
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}

async function measureGrowth(
  { protectedServer: { port } }: ReportingBench,
  {
    smallest,
    largest,
  }: { smallest: ReportingOrganisationWithAdmin; largest: ReportingOrganisationWithAdmin },
): Promise<BenchmarkResult[]> {
  const growth = await compareRealWithBareCallTimes({
    real: { port, calls: makeReportPageCalls(largest, LAST_TWO_YEARS_PERIOD) },
    bare: { port, calls: makeReportPageCalls(smallest, LAST_TWO_YEARS_PERIOD) },
  });
  return [
    {
      what: `whole screen, protected: ${short(largest)} ÷ ${short(smallest)}`,
      measured: growth.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: formatRealAndBareMs(growth),
    },
  ];
}

/** Goal 5: what other years and other organisations cost. */
async function measureHistory(stage: ReportingBench): Promise<BenchmarkResult[]> {
  const { alone, long, short: young, sizes } = stage;
  const history = (port: number) =>
    compareRealWithBareCallTimes({
      real: { port, calls: makeReportPageCalls(long, LAST_THREE_MONTHS_PERIOD) },
      bare: { port, calls: makeReportPageCalls(young, LAST_THREE_MONTHS_PERIOD) },
    });
  const published = await history(stage.protectedServer.port);
  const live = await history(stage.rowRuleServer.port);
  const [small] = sizes;
  const neighbours =
    small &&
    (await compareRealWithBareCallTimes({
      real: {
        port: stage.protectedServer.port,
        calls: makeReportPageCalls(small, LAST_TWO_YEARS_PERIOD),
      },
      bare: {
        port: alone.server.port,
        calls: makeReportPageCalls(alone.organisation, LAST_TWO_YEARS_PERIOD),
      },
    }));
  const what = 'three months of three years ÷ the same three months alone';
  return [
    {
      what: `${what}, protected`,
      measured: published.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: formatRealAndBareMs(published),
    },
    {
      what: `${what}, row-rule`,
      measured: live.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: formatRealAndBareMs(live),
    },
    ...(neighbours === undefined
      ? []
      : [
          {
            what: `a small organisation beside the others ÷ in a database of its own`,
            measured: neighbours.ratio,
            unit: '×' as const,
            goal: { atMost: 1.2 },
            seen: formatRealAndBareMs(neighbours),
          },
        ]),
  ];
}
