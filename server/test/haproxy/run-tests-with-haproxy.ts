import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findHaproxy, findHaproxyVersion } from './start-haproxy.ts';

/** Two cells behind HAProxy with the settings that are shipped, where one is installed. */
const path = findHaproxy();
if (path === undefined) {
  console.log(
    'Skipped, nothing was tried: there is no HAProxy here. Install it (on Debian: apt-get install haproxy), or set HAPROXY to where it is.',
  );
} else {
  console.log(`With ${path}, ${findHaproxyVersion(path)}:`);
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=haproxy'],
    { stdio: 'inherit', env: { ...process.env, HAPROXY: path } },
  );
  await once(tests, 'exit');
  process.exitCode = tests.exitCode ?? 1;
}
