import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

test('where there is no HAProxy the lane says that it tried nothing, and how to have one', () => {
  const { HAPROXY: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['server/test/haproxy/run-tests-with-haproxy.ts'],
    { cwd: project, env: { ...env, PATH: '' }, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Skipped, nothing was tried: .*apt-get install haproxy.*\n$/),
  ]);
});
