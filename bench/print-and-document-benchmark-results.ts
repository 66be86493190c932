import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/** One line of the table; without a goal it is there to be read beside the others. */
export type BenchmarkResult = {
  what: string;
  measured: number;
  unit: '×' | ' statements' | ' GB' | ' MB' | ' kB' | ' µs' | ' ms' | ' min' | '';
  goal: { atMost: number } | { atLeast: number } | null;
  /** What lies behind the number. */
  seen?: string;
};

const FILE = new URL('../docs/performance.md', import.meta.url);

function isMet({ measured, goal }: BenchmarkResult): boolean {
  if (goal === null) return true;
  return 'atMost' in goal ? measured <= goal.atMost : measured >= goal.atLeast;
}

export function printBenchmarkResults(section: string, rows: readonly BenchmarkResult[]): void {
  console.log(`\n${section}`);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    console.log(
      `  ${row.what.padEnd(width)}  ${numberOf(row).padStart(14)}  ${goalOf(row).padStart(9)}  ${verdictOf(row).padEnd(4)}  ${row.seen ?? ''}`,
    );
  }
}

/** Puts the text between the markers of `name` in docs/performance.md. */
export function writeIntoPerformanceDocumentation(name: string, text: string): void {
  const page = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no place for ${name}`);
  writeFileSync(
    FILE,
    `${page.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${page.slice(to)}`,
  );
}

export function formatBenchmarkTable(rows: readonly BenchmarkResult[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${numberOf(row)} | ${goalOf(row)} | ${verdictOf(row)} | ${row.seen ?? ''} |`,
  );
  return ['| What | Measured | Goal | | Behind it |', '|---|---:|---:|---|---|', ...lines].join(
    '\n',
  );
}

/** When, of which sources and on what, without a name of anybody or any machine. */
export function describeBenchmarkRun(postgresVersion: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return `${day}, commit ${commit()}; ${availableParallelism()} cores, ${memoryGb} GB, Node ${process.versions.node}, PostgreSQL ${postgresVersion}.`;
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const hash = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') === '' ? hash : `${hash} and changes since`;
  } catch {
    return 'uncommitted';
  }
}

function numberOf({ measured, unit }: BenchmarkResult): string {
  if (unit === '×') return `${measured.toFixed(2)}${unit}`;
  return `${unit === ' statements' || unit === '' ? measured : measured.toFixed(1)}${unit}`;
}

function goalOf({ goal, unit }: BenchmarkResult): string {
  if (goal === null) return '–';
  const mark = unit === '×' ? '×' : '';
  return 'atMost' in goal ? `≤ ${goal.atMost}${mark}` : `≥ ${goal.atLeast}${mark}`;
}

function verdictOf(row: BenchmarkResult): string {
  if (row.goal === null) return '';
  return isMet(row) ? 'ok' : 'over';
}
