import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testSecretKey } from '../test/start-test-cluster.ts';
import { startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();
const script = fileURLToPath(new URL('retention-command.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-retention-command-'));

/** The command as an operator types it, on the database of this test. */
function retention(...words: string[]): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: server.url,
    SECRET_KEY: testSecretKey,
    DATA_DIR: dataDir,
    BASE_URL: 'http://hiring.example.org',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: stdout + stderr }),
    );
  });
}

test('prints what would go by role, on any day, and erases only when it is asked to', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.application(job, { firstName: 'Zyxabelle' });
  await given.application(job);
  await given.owner.query(
    `update core.job set closes_at = '2026-01-01', status = 'hired', status_set_at = '2026-02-01' where id = $1`,
    [job.id],
  );
  const erased = async () =>
    (
      await given.owner.query(
        `select 1 from core.application where job_id = $1 and state = 'erased'`,
        [job.id],
      )
    ).rowCount;
  const before = await retention('--at', '2027-02-01');
  expect(before).toMatchObject({ code: 0, said: expect.stringContaining('0 applications would') });
  const then = await retention('--at', '2027-02-02');
  expect(then.said).toContain(`role ${job.id} Baker: 2`);
  expect(then.said).toContain('2 applications would be erased on 2027-02-02. Nothing was changed.');
  expect(then.said).not.toContain('Zyxabelle');
  expect(await erased()).toBe(0);
  expect((await retention('--at', '2027-02-02', '--erase')).said).toContain(
    'Erased: 2 applications.',
  );
  expect(await erased()).toBe(2);
  expect(await retention('--at', 'tomorrow')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run retention -- --at 2028-01-01'),
  });
});
