import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../build-web.ts';
import { endProcess } from '../../end-process.ts';
import { runTestsWithPatroni } from '../failover/run-tests-with-patroni.ts';
import {
  closeKillableServer,
  type KillRunResult,
  killUnderLoad,
  openKillableServer,
  type ProcessToKill,
} from './kill-server-under-load-and-verify-audit-trail.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
const HISTORIES = process.env['HISTORIES'] ?? '150';
const FUZZ_RUNS = process.env['FUZZ_RUNS'] ?? '5000';
const SCORED_APPLICATIONS = process.env['SCORED_APPLICATIONS'] ?? '100000';
const SCORED_WRITES = process.env['SCORED_WRITES'] ?? '2000';
const TIMING_SAMPLES = process.env['TIMING_SAMPLES'] ?? '200';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const names: Record<ProcessToKill, string> = {
  app: 'the app',
  postgres: 'PostgreSQL',
  'postgres-at-once': 'PostgreSQL, at once',
  both: 'both',
};

/** Needs programs that others wrote, and half an hour: `npm run attack -- failover`, or `-- failover killed`, `frozen`, `cut` alone. */
const [only, ...harms] = process.argv.slice(2);
if (only === 'failover') process.exit(await runTestsWithPatroni(harms.slice(0, 1)));
if (only !== undefined) {
  console.error(`There is no attack "${only}": choose failover, or none for all others.`);
  process.exit(1);
}

/** The long versions: kills without mercy while people apply, histories of two processes, fuzzing of every call, failures of each statement, what time tells, what figures do, and what is stored of scores. */
const outcomes: boolean[] = [];
await buildWeb();
const server = await openKillableServer();
try {
  for (const victim of ['app', 'postgres', 'both'] as const) {
    const damage = await killUnderLoad(
      server,
      Array.from({ length: KILLS }, () => victim),
    );
    outcomes.push(say(`${KILLS} kills of ${names[victim]}`, damage));
  }
} finally {
  await closeKillableServer(server);
}
outcomes.push(playHistories(), fuzz(), failEachStatement(), time(), guessAnswers());
outcomes.push(...(['18', '15'] as const).map(recomputeScores));
const failed = outcomes.filter((isGreen) => !isGreen).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
endProcess(failed === 0 ? 0 : 1);

function say(
  name: string,
  { problems, slowestReturnMs, begun, saved, submitted, interrupted }: KillRunResult,
): boolean {
  const isGreen = problems.length === 0;
  console.log(
    `${isGreen ? '✓' : '✗'} ${name}: ${begun} applications begun, ${saved} answers saved and ${submitted} submissions acknowledged, ` +
      `${interrupted} requests interrupted, back in ${(slowestReturnMs / 1000).toFixed(1)} s at most`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  return isGreen;
}

function playHistories(): boolean {
  const isGreen = runTest('histories', { HISTORIES });
  console.log(
    `${isGreen ? '✓' : '✗'} ${HISTORIES} histories of two processes with kills, restarts and lost connections: no score is lost, nobody hired twice`,
  );
  return isGreen;
}

function fuzz(): boolean {
  const isGreen = runTest('fuzz', { FUZZ_RUNS });
  console.log(`${isGreen ? '✓' : '✗'} ${FUZZ_RUNS} runs of fuzzing for each call`);
  return isGreen;
}

function failEachStatement(): boolean {
  const isGreen = runTest('nth-statement-failure', { EACH_STATEMENT: 'yes' });
  console.log(
    `${isGreen ? '✓' : '✗'} each statement of each change fails once, also where one is asked for many rows: done whole or not at all`,
  );
  return isGreen;
}

function time(): boolean {
  const isGreen = runTest('log-in-timing', { TIMING_SAMPLES });
  console.log(
    `${isGreen ? '✓' : '✗'} ${TIMING_SAMPLES} log-ins and forgotten passwords each, of known and unknown addresses, take as long`,
  );
  return isGreen;
}

function guessAnswers(): boolean {
  const isGreen = runTest('attack/disclosure', {
    ATTACK_PRINT: 'yes',
    ATTACK_SIZES: process.env['ATTACK_SIZES'] ?? '150,600,2400',
    ATTACK_VICTIMS: process.env['ATTACK_VICTIMS'] ?? '100',
    ATTACK_WAITS: process.env['ATTACK_WAITS'] ?? '12',
    ATTACK_DRAWS: process.env['ATTACK_DRAWS'] ?? '8',
    ATTACK_EVEN_SIZES: process.env['ATTACK_EVEN_SIZES'] ?? '150,220,600,1000,2400,10000',
    ATTACK_EVEN_DRAWS: process.env['ATTACK_EVEN_DRAWS'] ?? '2',
    ATTACK_EVEN_PEOPLE: process.env['ATTACK_EVEN_PEOPLE'] ?? '1200',
  });
  console.log(
    `${isGreen ? '✓' : '✗'} what is published of people’s answers lets nobody guess them, and the row rule does`,
  );
  return isGreen;
}

function recomputeScores(version: '18' | '15'): boolean {
  const isGreen = runTest('stored-scores-of-many', {
    SCORED_APPLICATIONS,
    SCORED_WRITES,
    PG_VERSION: version,
  });
  console.log(
    `${isGreen ? '✓' : '✗'} PostgreSQL ${version}: of ${SCORED_APPLICATIONS} applications what is stored after ${SCORED_WRITES} random writes is what can be recomputed, to the last digit`,
  );
  return isGreen;
}

function runTest(name: string, settings: Record<string, string>): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=server', `server/test/${name}.test.ts`],
    { cwd: root, env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  return status === 0;
}
