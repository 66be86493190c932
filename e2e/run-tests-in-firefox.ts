import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buildWeb } from '../server/build-web.ts';
import { findFirefox } from './find-launch-and-patch-firefox.ts';

/** The whole round, the candidates' pages, and every screen with its layout, in a Firefox that is installed. */
const FILES = ['hiring-round', 'applying', 'careers-page', 'reviewing', 'layout', 'axe'];

/** A whole round takes minutes there beside other work: each click waits for the browser several times. */
const PATIENCE_MS = 1_800_000;

/** The oldest that Evenhand is made for, and that understands all that Playwright tells it. */
const OLDEST_MAJOR_VERSION = 153;

const path = findFirefox();
const reason = path === undefined ? 'there is no Firefox here' : reasonAgainst(path);
if (path === undefined || reason !== undefined) {
  console.log(
    `Skipped, nothing was tried: ${reason}. Install one (on Debian: apt-get update && apt-get install firefox-esr), or set FIREFOX_PATH to where it is.`,
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

function reasonAgainst(firefox: string): string | undefined {
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' });
  const [, version = '0'] = /Firefox (\d+)/.exec(stdout) ?? [];
  return Number(version) < OLDEST_MAJOR_VERSION
    ? `${firefox} is Firefox ${version}, and ${OLDEST_MAJOR_VERSION} is the oldest that these tests are for`
    : undefined;
}
