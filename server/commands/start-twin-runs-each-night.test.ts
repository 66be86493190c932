import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { startTwinRunsEachNight } from './start-twin-runs-each-night.ts';

const server = startTestServer();

const verdicts = async () =>
  (
    await server.given.owner.query<{ verdict: string | null }>(
      'select verdict from auth.twin_run order by id',
    )
  ).rows.map(({ verdict }) => verdict);

function start(config = server.services.config) {
  const runs = startTwinRunsEachNight(
    { ...server.services, config },
    {
      firstLookMs: 0,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        SECRET_KEY: testSecretKey,
        DATABASE_URL: server.url,
        DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
        DATA_DIR: tmpdir(),
        DEMO: 'true',
      },
    },
  );
  onTestFinished(runs.stop);
  return runs;
}

test('a new installation plays its first run by itself, and one that is stopped leaves it in the middle', async () => {
  await server.given.furnishedOrganisation();
  const never = start({ ...server.services.config, TWIN_RUN: 'never' });
  const first = start();
  await expect.poll(verdicts, { timeout: 60_000 }).toEqual([null]);
  await first.stop();
  expect(await verdicts()).toEqual([null]);
  // An hour after one that came to no end.
  await server.given.owner.query(
    `update auth.twin_run set begun_at = begun_at - interval '61 minutes'`,
  );
  start();
  await expect.poll(verdicts, { timeout: 60_000 }).toEqual([null, 'alike']);
  await never.stop();
});
