// `check`: everything but browser tests; `all`: everything. Stops at the first step that fails.
// The closing line counts each test once; what repeats it elsewhere, or plants a fault for it, is counted apart.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '../server/end-process.ts';
import { browserLanes } from './browser-lanes.mjs';
import { countTests } from './count-tests.mjs';
import { testsOnPostgres15 } from './tests-on-postgres-15.mjs';

// Of two cores none is idle: browsers and databases often wait for each other.
const AT_A_TIME = 3;
const NAME_WIDTH = 24;
/** Programs of others end at once, and must not wait for a thread that compiles: `endProcess` says why. */
const ENDS_FOR_SURE = ['--no-maglev', '--no-concurrent-sparkplug'];
const isAll = process.argv[2] === 'all';
const reports = mkdtempSync(join(tmpdir(), 'evenhand-check-'));
/** What a first start with the demo leaves in its folder: made once, and copied by the browser tests that begin there. */
const demo = join(reports, 'demo');

/** A step exists if what it checks does; the groups run one after another, the steps of a group three at a time. */
const groups = [
  [
    { name: 'web build', needs: 'server/build-web.ts', run: ['server/build-web.ts'] },
    {
      name: 'format',
      run: ['node_modules/@biomejs/biome/bin/biome', 'format', '--reporter=summary', '.'],
    },
    // One reading of all sources finds errors of types (`typeCheck` in .oxlintrc.json) and what the rules forbid.
    { name: 'types, lint', run: ['node_modules/oxlint/bin/oxlint'] },
    { name: 'unused code', run: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  ],
  [
    { name: 'bundle budgets', needs: 'web/dist', run: ['scripts/bundle-budgets.mjs'] },
    ...(isAll
      ? [{ name: 'demo to copy', run: ['server/test/start-server-with-demo.ts', demo] }]
      : []),
  ],
  isAll ? browserAndAllOtherTests() : [testsWithoutBrowser()],
];

const ONCE = ['written', 'generated from the contract', 'generated from the list of screens'];
const total = { failed: 0, kinds: {} };
const running = new Set();
const waiting = groups.flat();
let isClosed = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(1));
for (const group of groups) await runGroup(group);
if (!isClosed) close(0);

/** What takes longest is begun first, so that nothing long is left alone at the end. */
function browserAndAllOtherTests() {
  return [
    // Each half has a server of its own, and all others follow beside what is left.
    ...browserLanes(2).map((files, n) => ({
      ...tests(`browser tests, ${n + 1}`, ['--project=e2e', ...files], { PLANTED_DEMO: demo }),
      needs: 'e2e/*.e2e.ts',
    })),
    testsWithoutBrowser(),
    {
      ...tests('tests on PostgreSQL 15', ['--project=server', ...testsOnPostgres15()], {
        PG_VERSION: '15',
        TESTS_CALL_EVERY_FUNCTION: 'yes',
      }),
      kind: 'again on PostgreSQL 15',
    },
    {
      name: 'planted faults',
      kind: 'planted faults caught',
      needs: 'server/test/faults/run-planted-faults.ts',
      run: ['server/test/faults/run-planted-faults.ts', 'walls'],
    },
    tests('components', ['--project=components']),
  ];
}

function testsWithoutBrowser() {
  const apart = ['e2e', 'components', 'caldav', 'pgbouncer', 'haproxy', 'failover', 'image'];
  return tests(
    'tests',
    apart.map((name) => `--project=!${name}`),
  );
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
  const counted = countTests(step, output);
  total.failed += isGreen ? 0 : Math.max(counted?.failed ?? 0, 1);
  for (const [kind, count] of Object.entries(counted?.kinds ?? {}))
    total.kinds[kind] = (total.kinds[kind] ?? 0) + count;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(
    `${isGreen ? '✓' : '✗'} ${step.name.padEnd(NAME_WIDTH)}${seconds} s${sumOf(counted)}`,
  );
  if (isGreen) return;
  console.log(`\n${output.trimEnd()}\n`);
  close(1);
}

function sumOf(counted) {
  if (!counted) return '';
  const { passed, failed, skipped } = counted;
  return `  ${passed} of ${passed + failed}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function outcomeOf({ run, env }) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...ENDS_FOR_SURE, ...run], {
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

/** What runs beside the step that failed is told to end, and no more is said of it. */
function close(code) {
  isClosed = true;
  for (const child of running) child.kill('SIGTERM');
  rmSync(reports, { recursive: true, force: true });
  if (waiting.length > 0)
    console.log(`Not finished: ${waiting.map(({ name }) => name).join(', ')}`);
  const kinds = Object.entries(total.kinds);
  const sum = kinds
    .filter(([kind]) => ONCE.includes(kind))
    .reduce((all, [, count]) => all + count, 0);
  const apart = kinds.map(([kind, count]) => `${kind}: ${count}`).join('; ');
  const tally = `${apart}\n${sum} passed, ${code === 0 ? 0 : Math.max(total.failed, 1)} failed\n`;
  // An exit at once would cut short what a slow reader of the pipe has not read yet.
  process.stdout.write(tally, () => endProcess(code));
}
