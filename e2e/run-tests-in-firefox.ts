import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWeb } from '../server/build-web.ts';
import { findFirefox } from './find-launch-and-patch-firefox.ts';

/** The whole round, the candidates' pages, and every screen with its layout, in a Firefox that is installed. */
const FILES = ['hiring-round', 'applying', 'careers-page', 'reviewing', 'layout', 'axe'];

/** A whole round takes minutes there beside other work: each click waits for the browser several times. */
const PATIENCE_MS = 1_800_000;

const path = findFirefox();
if (path === undefined) {
  console.log(
    'Skipped, nothing was tried: there is no Firefox here. Install one (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH to where it is.',
  );
} else {
  await buildWeb();
  console.log(`In ${path}:`);
  const tests = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=e2e',
      `--testTimeout=${PATIENCE_MS}`,
      ...FILES.map((name) => `e2e/${name}.e2e.ts`),
    ],
    { stdio: 'inherit', env: { ...process.env, TESTED_FIREFOX: path } },
  );
  await once(tests, 'exit');
  process.exitCode = tests.exitCode ?? 1;
}
