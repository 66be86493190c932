import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPgbouncer } from './start-pgbouncer.ts';

/** What the start says to a real pooler, and a hiring round through one, where one is installed. */
const path = findPgbouncer();
if (path === undefined) {
  console.log(
    'Skipped, nothing was tried: there is no PgBouncer here. Install it (on Debian: apt-get install pgbouncer), or set PGBOUNCER_PATH to where it is.',
  );
} else {
  console.log(`With ${path}:`);
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=pgbouncer'],
    { stdio: 'inherit', env: { ...process.env, PGBOUNCER_PATH: path } },
  );
  await once(tests, 'exit');
  process.exitCode = tests.exitCode ?? 1;
}
