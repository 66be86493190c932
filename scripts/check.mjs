// `check`: everything but browser tests; `all`: everything. Stops at the first step that fails.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserLanes } from './browser-lanes.mjs';

// Browsers and databases mostly wait for each other.
const AT_A_TIME = 3;
const NAME_WIDTH = 24;
const TALLY = /^(\d+) passed, (\d+) failed$/m;
const isAll = process.argv[2] === 'all';
/**
 * What comes in is read alike on every PostgreSQL, what fails is taken back alike, what is told is the same, and codes and
 * words are no matter of a database; these take long.
 */
const LONG =
  'contract fuzz pollution mass-assignment headers fail-nth canary matrix mail-delivered webhook-delivered answer-errors operator photos live disclosure histories arrivals asking counted-first download-slowly test/names-seen no-raw-counts bounded-lists twin two-factor known-device rich-text demo';
const reports = mkdtempSync(join(tmpdir(), 'evenhand-check-'));

/** A step exists if what it checks does; the groups run one after another, the steps of a group three at a time. */
const groups = [
  [
    { name: 'web build', needs: 'server/build-web.ts', run: ['server/build-web.ts'] },
    {
      name: 'format',
      run: ['node_modules/@biomejs/biome/bin/biome', 'format', '--reporter=summary', '.'],
    },
    ...['contract', 'web', 'e2e'].map(types),
    // Its measurements start the server: what they are made of includes it.
    { ...types('bench'), name: 'types of server, bench' },
    { name: 'lint', run: ['node_modules/oxlint/bin/oxlint'] },
    { name: 'unused code', run: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  ],
  [{ name: 'bundle budgets', needs: 'web/dist', run: ['scripts/bundle-budgets.mjs'] }],
  [tests('tests', ['--project=!e2e', '--project=!components'])],
  ...(isAll ? browserAndMore() : []),
];

const total = { passed: 0, failed: 0 };
const running = new Set();
const waiting = groups.flat();
let isClosed = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void close(1));
for (const group of groups) await runGroup(group);
if (!isClosed) await close(0);

function browserAndMore() {
  return [
    [
      // Browsers mostly wait: each half has a server of its own, and the other two follow beside what is left.
      ...browserLanes(2).map((files, n) => ({
        ...tests(`browser tests, ${n + 1}`, ['--project=e2e', ...files]),
        needs: 'e2e/*.e2e.ts',
      })),
      tests('components', ['--project=components']),
      tests('tests on PostgreSQL 15', ['--project=server', '--project=apart'], {
        PG_VERSION: '15',
        TESTS_LEFT_OUT: LONG,
      }),
      {
        name: 'planted faults',
        needs: 'server/test/faults/main.ts',
        run: ['server/test/faults/main.ts', 'walls'],
      },
    ],
  ];
}

function types(folder) {
  const config = `${folder}/tsconfig.json`;
  return {
    name: `types of ${folder}`,
    needs: config,
    run: ['node_modules/typescript/bin/tsc', '-p', config],
  };
}

function tests(name, projects, env = {}) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    env,
    report,
    run: ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters],
  };
}

/** Asked when the step's turn comes: an earlier one may have made what it needs. */
function exists({ needs }) {
  return !needs || globSync(needs).length > 0;
}

async function runGroup(group) {
  const queue = [...group];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let step = queue.shift(); step && !isClosed; step = queue.shift()) await runStep(step);
    }),
  );
}

async function runStep(step) {
  if (!exists(step)) {
    waiting.splice(waiting.indexOf(step), 1);
    console.log(`– ${step.name.padEnd(NAME_WIDTH)}  not checked: there is no ${step.needs}`);
    return;
  }
  const startedAt = Date.now();
  const { isGreen, output } = await outcomeOf(step);
  if (isClosed) return;
  waiting.splice(waiting.indexOf(step), 1);
  const tally = tallyOf(step, isGreen, output);
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(`${isGreen ? '✓' : '✗'} ${step.name.padEnd(NAME_WIDTH)}${seconds} s${sumOf(tally)}`);
  if (isGreen) return;
  console.log(`\n${output.trimEnd()}\n`);
  await close(1);
}

function sumOf({ passed, failed, skipped }) {
  if (passed + failed + skipped <= 1) return '';
  return `  ${passed} of ${passed + failed}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function outcomeOf({ run, env }) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, run, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  running.add(child);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ isGreen: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Single tests where the step counts them, else the step itself. */
function tallyOf({ report }, isGreen, output) {
  const counted = report && existsSync(report) ? readReport(report) : readTally(output);
  const { passed, failed, skipped = 0 } = counted ?? { passed: isGreen ? 1 : 0, failed: 0 };
  return { passed, failed: isGreen ? failed : Math.max(failed, 1), skipped };
}

function readReport(report) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function readTally(output) {
  const match = TALLY.exec(output);
  return match && { passed: Number(match[1]), failed: Number(match[2]) };
}

/** Never comes back; what runs beside the step that failed is told to end, and no more is said of it. */
function close(code) {
  isClosed = true;
  for (const child of running) child.kill('SIGTERM');
  rmSync(reports, { recursive: true, force: true });
  if (waiting.length > 0)
    console.log(`Not finished: ${waiting.map(({ name }) => name).join(', ')}`);
  const tally = `${total.passed} passed, ${code === 0 ? 0 : Math.max(total.failed, 1)} failed\n`;
  // An exit alone would cut short what a slow reader of the pipe has not read yet.
  return new Promise(() => process.stdout.write(tally, () => process.exit(code)));
}
