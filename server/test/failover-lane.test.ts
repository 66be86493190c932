import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isPatroniTooOld } from './failover/find-failover-programs-and-patroni-version.ts';

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

test('a Patroni that is too old is named with its version, one that is not is not missing', () => {
  expect(runLane({ PATRONI: patroniOfVersion('3.0.2') })).toEqual([
    0,
    expect.stringMatching(
      /^Skipped, nothing was tried: there is no Patroni from 3\.0\.3 on \(\S+patroni is 3\.0\.2, .*no etcd/,
    ),
  ]);
  expect(runLane({ PATRONI: patroniOfVersion('3.0.3') })).toEqual([
    0,
    expect.stringMatching(/^Skipped, nothing was tried: there is no etcd, no HAProxy/),
  ]);
});

test('versions of Patroni are compared number by number', () => {
  const versions = [
    '',
    '2.9.9',
    '3.0',
    '3.0.2',
    '3.0.3',
    '3.0.10',
    '3.1',
    '4.0.0',
    '4.1.4',
    '10.0.1',
  ];
  expect(versions.filter(isPatroniTooOld)).toEqual(['', '2.9.9', '3.0', '3.0.2']);
});
