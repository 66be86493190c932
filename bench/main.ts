import { openStage, type Stage } from './stage.ts';
import { print, type Row, surroundings, tableOf, writeBetween } from './report.ts';
import { measureAdverts } from './sections/adverts.ts';
import { measureApplying } from './sections/applying.ts';
import { measureCareers } from './sections/careers.ts';
import { measureList } from './sections/list.ts';
import { measureLive } from './sections/live.ts';
import { measureLogIns } from './sections/log-ins.ts';
import { measureMails } from './sections/mails.ts';
import { measureBundles, measureMemory } from './sections/process.ts';
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
  { name: 'mails', measure: measureMails },
  { name: 'adverts', measureAlone: measureAdverts },
  { name: 'memory', measureAlone: measureMemory },
  { name: 'bundles', measureAlone: measureBundles },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}. Choose from: ${sections.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const isWhole = wanted.length === 0;
const chosen = sections.filter(({ name }) => isWhole || wanted.includes(name));
const startedAt = performance.now();

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
