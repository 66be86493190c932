import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findRadicale } from './start-radicale.ts';

/** Calendars by CalDAV, with a server that others wrote, where one is installed. */
const path = findRadicale();
if (path === undefined) {
  console.log(
    'Skipped, nothing was tried: there is no Radicale here. Install it (on Debian: apt-get install radicale), or set RADICALE_PATH to where it is.',
  );
} else {
  console.log(`With ${path}:`);
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=caldav'],
    { stdio: 'inherit', env: { ...process.env, RADICALE_PATH: path } },
  );
  await once(tests, 'exit');
  process.exitCode = tests.exitCode ?? 1;
}
