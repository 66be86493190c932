import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

function runLane(settings: Record<string, string>) {
  const { PATRONI: _p, ETCD: _e, HAPROXY: _h, POSTGRES_FOLDER: _f, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['server/test/attack/run-attacks.ts', 'failover'],
    { cwd: project, env: { ...env, PATH: '', ...settings }, encoding: 'utf8' },
  );
  return [status, stdout];
}

/** Stands for a Patroni that is installed; a script, as the real one is. */
function patroniOfVersion(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-patroni-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'patroni');
  writeFileSync(path, `#!/bin/sh\necho patroni ${version}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('where nothing is installed the lane says that it tried nothing, what is missing, and how to have it', () => {
  expect(runLane({})).toEqual([
    0,
    expect.stringMatching(
      /^Skipped, nothing was tried: there is no Patroni, no etcd, no HAProxy, no PostgreSQL .*apt-get install etcd-server haproxy.*\n$/,
    ),
  ]);
});

test.each([
  ['3.0.2', true],
  ['2.9.9', true],
  ['3.0.3', false],
  ['3.1', false],
  ['4.0.0', false],
])('whether Patroni %s is too old is said with its version: %s', (version, isOld) => {
  const [status, stdout] = runLane({ PATRONI: patroniOfVersion(version) });
  expect(status).toBe(0);
  expect(String(stdout).includes(`patroni is ${version}, with which`)).toBe(isOld);
  expect(String(stdout)).toMatch(/^Skipped, nothing was tried: .*no etcd/);
});
