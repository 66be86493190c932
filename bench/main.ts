import { openReportingStage, type ReportingStage } from './reporting/stage.ts';
import { openStage, type Stage } from './stage.ts';
import { print, type Row, surroundings, tableOf, writeBetween } from './report.ts';
import { measureAdverts } from './sections/adverts.ts';
import { measureApplying } from './sections/applying.ts';
import { measureCareers } from './sections/careers.ts';
import { measureList } from './sections/list.ts';
import { measureLive } from './sections/live.ts';
import { measureLogIns } from './sections/log-ins.ts';
import { measureEmails } from './sections/emails.ts';
import { measureBundles, measureMemory } from './sections/process.ts';
import { measureReporting } from './sections/reporting.ts';
import { measureReview } from './sections/review.ts';
import { measureSearch } from './sections/search.ts';
import { measureWeb } from './sections/web.ts';
import { countStatements, statementTable } from './sections/statements.ts';
import { measureSubmissions } from './sections/submissions.ts';

type Section =
  | { name: string; measure: (stage: Stage) => Promise<Row[]> }
  | { name: string; measureAlone: () => Promise<Row[]> };

/** In this order, so that what writes comes after what reads; the last ones need no stage. */
const sections: Section[] = [
  { name: 'list', measure: measureList },
  { name: 'review', measure: measureReview },
  { name: 'statements', measure: reportStatements },
  { name: 'search', measure: measureSearch },
  { name: 'live', measure: measureLive },
  { name: 'careers', measure: measureCareers },
  { name: 'web', measure: measureWeb },
  { name: 'submissions', measure: measureSubmissions },
  { name: 'applying', measure: measureApplying },
  { name: 'log-ins', measure: measureLogIns },
  { name: 'mails', measure: measureEmails },
  { name: 'adverts', measureAlone: measureAdverts },
  { name: 'memory', measureAlone: measureMemory },
  { name: 'bundles', measureAlone: measureBundles },
];

const startedAt = performance.now();
const REPORTING = 'reporting';
/** So many applications at most, for a quick look: then nothing is written. */
const MOST = Number(process.env['BENCH_MOST'] ?? 1_000_000);
const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (name) => name !== REPORTING && !sections.some((section) => section.name === name),
);
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}. Choose from: ${[...sections.map(({ name }) => name), REPORTING].join(', ')}.`,
  );
  process.exit(1);
}
/** Two years of a million applications take longer than all the others together: measured when named, and alone. */
if (wanted.includes(REPORTING)) {
  await measureReports();
  process.exit();
}
const isWhole = wanted.length === 0;
const chosen = sections.filter(({ name }) => isWhole || wanted.includes(name));

const stage = chosen.some((section) => 'measure' in section) ? await openStage() : undefined;
const all: Row[] = [];
try {
  console.log(`Two organisations are filled and the house is open after ${seconds()} s.`);
  for (const section of chosen) {
    if ('measureAlone' in section) continue;
    if (stage !== undefined) add(section.name, await section.measure(stage));
  }
} finally {
  await stage?.close();
}
for (const section of chosen)
  if ('measureAlone' in section) add(section.name, await section.measureAlone());

const about = surroundings(stage?.postgresVersion ?? '');
if (isWhole) writeBetween('figures', `${about}\n\n${tableOf(all)}`);
console.log(
  `\n${about} ${seconds()} s in all.${isWhole ? ' Written into docs/performance.md.' : ''}`,
);

function add(name: string, rows: Row[]): void {
  print(name, rows);
  all.push(...rows);
}

async function measureReports(): Promise<void> {
  const reporting: ReportingStage = await openReportingStage(MOST);
  try {
    console.log(`Everything is filled, folded and published after ${seconds()} s.`);
    const rows: Row[] = [];
    await measureReporting(reporting, (part) => {
      print(`${REPORTING}, ${seconds()} s`, part);
      rows.push(...part);
    });
    const text = surroundings(reporting.postgresVersion);
    if (MOST >= 1_000_000) writeBetween(REPORTING, `${text}\n\n${tableOf(rows)}`);
    console.log(`\n${text} ${seconds()} s in all.`);
  } finally {
    await reporting.close();
  }
}

async function reportStatements(on: Stage): Promise<Row[]> {
  const { rows, routes, notReached } = await countStatements(on);
  console.log(`\nstatements of each GET\n${statementTable(routes)}`);
  if (notReached.length > 0) console.log(`Not reached:\n  ${notReached.join('\n  ')}`);
  if (isWhole) writeBetween('statements', statementTable(routes));
  return rows;
}

function seconds(): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}
