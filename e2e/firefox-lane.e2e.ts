import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));

test('where there is no Firefox the lane says that it tried nothing, and how to have one', () => {
  const { FIREFOX_PATH: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['e2e/run-tests-in-firefox.ts'], {
    cwd: project,
    env: { ...env, PATH: '' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Skipped, nothing was tried: .*apt-get install firefox-esr.*\n$/),
  ]);
});

test('a Firefox that is too old for the lane is told from one that can be tried', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-old-firefox-'));
  const firefox = join(folder, 'firefox');
  await writeFile(firefox, '#!/bin/sh\necho Mozilla Firefox 140.12.0esr\n', { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, ['e2e/run-tests-in-firefox.ts'], {
    cwd: project,
    env: { ...process.env, FIREFOX_PATH: firefox },
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Skipped, nothing was tried: .*Firefox 140, and 153 is the oldest/),
  ]);
});
