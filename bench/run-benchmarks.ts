import { measureJobListDuringErasingOfApplications } from './retention/measure-job-list-during-erasing-of-applications.ts';
import { measureFeedbackReportPage } from './retention/measure-feedback-report-page.ts';
import { measureDecisionRecords } from './retention/measure-decision-records.ts';
import { measureBackgroundWork } from './organisations/measure-background-work.ts';
import { measureJobListBesideReplica } from './reporting/measure-job-list-beside-replica.ts';
import { startRetentionBench } from './retention/start-retention-bench.ts';
import { startInstallationBench } from './installation/start-installation-bench.ts';
import { measureOneEmployerAmongMany } from './installation/measure-one-employer-among-many.ts';
import { startReportingBench, type ReportingBench } from './reporting/start-reporting-bench.ts';
import { startBenchmark, type RunningBenchmark } from './start-benchmark-and-server-under-test.ts';
import {
  printBenchmarkResults,
  type BenchmarkResult,
  describeBenchmarkRun,
  formatBenchmarkTable,
  writeIntoPerformanceDocumentation,
} from './print-and-document-benchmark-results.ts';
import { measureAdvertAnalysis } from './sections/measure-advert-analysis.ts';
import { measureApplying } from './sections/measure-applying.ts';
import { measureCalendarFeeds } from './sections/measure-calendar-feeds.ts';
import { measureInterviewBooking } from './sections/measure-interview-booking.ts';
import { measurePublicPages } from './sections/measure-public-pages.ts';
import { measureJobList } from './sections/measure-job-list-and-format-real-and-bare-ms.ts';
import { measureLiveUpdates } from './sections/measure-live-updates.ts';
import { measureLogIns } from './sections/measure-log-ins.ts';
import { measureEmailQueue } from './sections/measure-email-queue.ts';
import { measureBundleSizes, measureIdleMemory } from './sections/measure-memory-and-bundles.ts';
import { measureReporting } from './sections/measure-reporting.ts';
import { measureReviewAndLeaderboard } from './sections/measure-review-and-leaderboard.ts';
import { measureFormSubmissions } from './sections/measure-form-submissions.ts';
import { measureLeaderboardPagesAndSavingMark } from './sections/measure-leaderboard-pages-and-saving-mark.ts';
import { measureSearch } from './sections/measure-search.ts';
import { measureDashboardInBrowser } from './sections/measure-dashboard-in-browser.ts';
import {
  countSqlStatementsOfRoutes,
  formatSqlStatementTable,
} from './sections/count-and-format-sql-statements.ts';
import { measureSubmissions } from './sections/measure-submissions.ts';

type Section =
  | { name: string; measure: (stage: RunningBenchmark) => Promise<BenchmarkResult[]> }
  | { name: string; measureAlone: () => Promise<BenchmarkResult[]> };

/** In this order, so that what writes comes after what reads; the last ones need no stage. */
const sections: Section[] = [
  { name: 'list', measure: measureJobList },
  { name: 'review', measure: measureReviewAndLeaderboard },
  { name: 'statements', measure: reportStatements },
  { name: 'search', measure: measureSearch },
  { name: 'live', measure: measureLiveUpdates },
  { name: 'careers', measure: measurePublicPages },
  { name: 'calendars', measure: measureCalendarFeeds },
  { name: 'interviews', measure: measureInterviewBooking },
  { name: 'web', measure: measureDashboardInBrowser },
  { name: 'submissions', measure: measureSubmissions },
  { name: 'applying', measure: measureApplying },
  { name: 'forms', measure: measureFormSubmissions },
  { name: 'scores', measure: measureLeaderboardPagesAndSavingMark },
  { name: 'log-ins', measure: measureLogIns },
  { name: 'mails', measure: measureEmailQueue },
  { name: 'adverts', measureAlone: measureAdvertAnalysis },
  { name: 'memory', measureAlone: measureIdleMemory },
  { name: 'bundles', measureAlone: measureBundleSizes },
];

const startedAt = performance.now();
/** What takes minutes to fill: two years of a million applications, ten thousand to be erased, many organisations, a database and its replica. Measured when named. */
const apart: Record<string, () => Promise<void>> = {
  installation: measureInstallation,
  reporting: measureReports,
  retention: measureWhatPeopleGetBack,
  background: measureManyOrganisations,
  replica: measureReplica,
};
/** So many applications at most, for a quick look: then nothing is written. */
const MOST = Number(process.env['BENCH_MOST'] ?? 1_000_000);
const MOST_OF_INSTALLATION = Number(process.env['BENCH_MOST'] ?? 10_000_000);
const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (name) => apart[name] === undefined && !sections.some((section) => section.name === name),
);
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}. Choose from: ${[...sections.map(({ name }) => name), ...Object.keys(apart)].join(', ')}.`,
  );
  process.exit(1);
}
for (const name of wanted) {
  const measureApart = apart[name];
  if (measureApart === undefined) continue;
  await measureApart();
  process.exit();
}
const isWhole = wanted.length === 0;
const chosen = sections.filter(({ name }) => isWhole || wanted.includes(name));

const stage = chosen.some((section) => 'measure' in section) ? await startBenchmark() : undefined;
const all: BenchmarkResult[] = [];
try {
  console.log(`Two organisations are filled and the server is open after ${seconds()} s.`);
  for (const section of chosen) {
    if ('measureAlone' in section) continue;
    if (stage !== undefined) add(section.name, await section.measure(stage));
  }
} finally {
  await stage?.close();
}
for (const section of chosen)
  if ('measureAlone' in section) add(section.name, await section.measureAlone());

const about = describeBenchmarkRun(stage?.postgresVersion ?? '');
if (isWhole)
  writeIntoPerformanceDocumentation('figures', `${about}\n\n${formatBenchmarkTable(all)}`);
console.log(
  `\n${about} ${seconds()} s in all.${isWhole ? ' Written into docs/performance.md.' : ''}`,
);

function add(name: string, rows: BenchmarkResult[]): void {
  printBenchmarkResults(name, rows);
  all.push(...rows);
}

async function measureReports(): Promise<void> {
  const reporting: ReportingBench = await startReportingBench(MOST);
  try {
    console.log(`Everything is filled, folded and published after ${seconds()} s.`);
    const rows: BenchmarkResult[] = [];
    await measureReporting(reporting, (part) => {
      printBenchmarkResults(`reporting, ${seconds()} s`, part);
      rows.push(...part);
    });
    finishApart('reporting', rows, reporting);
  } finally {
    await reporting.close();
  }
}

async function measureInstallation(): Promise<void> {
  const bench = await startInstallationBench(MOST_OF_INSTALLATION);
  try {
    const rows = await measureOneEmployerAmongMany(bench);
    printBenchmarkResults(`installation, ${seconds()} s`, rows);
    finishApart('installation', rows, bench, MOST_OF_INSTALLATION >= 10_000_000);
  } finally {
    await bench.close();
  }
}

async function measureWhatPeopleGetBack(): Promise<void> {
  const bench = await startRetentionBench();
  try {
    console.log(`Two organisations are filled and the server is open after ${seconds()} s.`);
    const rows: BenchmarkResult[] = [];
    for (const measure of [
      measureDecisionRecords,
      measureFeedbackReportPage,
      measureJobListDuringErasingOfApplications,
    ]) {
      const part = await measure(bench, MOST);
      printBenchmarkResults(`retention, ${seconds()} s`, part);
      rows.push(...part);
    }
    finishApart('retention', rows, bench);
  } finally {
    await bench.close();
  }
}

function finishApart(
  name: string,
  rows: readonly BenchmarkResult[],
  { postgresVersion }: { postgresVersion: string },
  isWritten = MOST >= 1_000_000,
): void {
  const text = describeBenchmarkRun(postgresVersion);
  if (isWritten)
    writeIntoPerformanceDocumentation(name, `${text}\n\n${formatBenchmarkTable(rows)}`);
  console.log(`\n${text} ${seconds()} s in all.`);
}

async function measureManyOrganisations(): Promise<void> {
  const { rows, ...about } = await measureBackgroundWork(MOST);
  printBenchmarkResults(`background, ${seconds()} s`, rows);
  finishApart('background', rows, about);
}

async function measureReplica(): Promise<void> {
  const { rows, ...about } = await measureJobListBesideReplica(MOST);
  printBenchmarkResults(`replica, ${seconds()} s`, rows);
  finishApart('replica', rows, about);
}

async function reportStatements(on: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { rows, routes, notReached } = await countSqlStatementsOfRoutes(on);
  console.log(`\nstatements of each GET\n${formatSqlStatementTable(routes)}`);
  if (notReached.length > 0) console.log(`Not reached:\n  ${notReached.join('\n  ')}`);
  if (isWhole) writeIntoPerformanceDocumentation('statements', formatSqlStatementTable(routes));
  return rows;
}

function seconds(): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}
