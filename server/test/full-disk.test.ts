import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginTestApplication } from './test-candidate-client.ts';
import { startTestCluster } from './start-test-cluster.ts';
import { findDatabaseInconsistencies } from './find-database-inconsistencies.ts';
import { startTestServer } from './start-test-server.ts';
import { runAsSuperuser } from './run-as-superuser.ts';

/** Only root may mount the small file system; what a full disk says is held for everybody by retry-read-after-lost-connection.test.ts. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const place = mkdtempSync(join(tmpdir(), 'evenhand-small-'));
const disk = join(place, 'disk');

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
afterAll(async () => {
  await cluster.stop();
  if (mayMount) execFileSync('umount', [disk]);
  rmSync(place, { recursive: true, force: true });
});
const server = startTestServer({}, async () => {
  cluster = await startTestCluster();
  return cluster.url;
});

/** Answers are kept on a disk of three megabytes. */
beforeAll(async () => {
  if (!mayMount) return;
  const { dataDir, url, version } = cluster;
  const { uid, gid } = statSync(join(dataDir, `postgres-${version}`));
  chownSync(place, uid, gid);
  mkdirSync(disk);
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=3m,uid=${uid},gid=${gid},mode=700`,
    'tmpfs',
    disk,
  ]);
  await runAsSuperuser(
    dataDir,
    url,
    [
      `create tablespace small location '${disk}'`,
      'grant create on tablespace small to evenhand_owner',
    ],
    { version },
  );
  await server.given.owner.query('alter table core.answer set tablespace small');
});

const words = () => Array.from({ length: 200 }, () => randomBytes(8).toString('hex')).join(' ');

test.runIf(mayMount)(
  'on a full disk a candidate is told to try again, keeps what was saved, and loses nothing once there is room',
  async () => {
    const { given } = server;
    const job = await given.openJob(
      await given.member(await given.organisation(), { role: 'ADMIN' }),
    );
    const question = await given.question(job);
    const candidate = await beginTestApplication(server, job);
    await candidate.post('about-you/skip');
    await given.owner.query('create table core.filler (text text) tablespace small');
    await expect(
      given.owner.query(
        `insert into core.filler select string_agg(md5(random()::text), '') from generate_series(1, 400000) n group by n / 100`,
      ),
    ).rejects.toMatchObject({ code: '53100' });

    let kept = { text: '', version: 0 };
    let refused = '';
    while (refused === '') {
      const text = words();
      const reply = await candidate.save(question.id, { text, version: kept.version });
      if (reply.statusCode === 200) {
        kept = { text, version: reply.json().version };
        continue;
      }
      refused = text;
      expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
        503,
        'busy',
        '2',
      ]);
    }
    expect(await saved()).toEqual(kept.text === '' ? [] : [kept.text]);
    expect(await findDatabaseInconsistencies(given.owner)).toEqual([]);

    await given.owner.query('drop table core.filler');
    const again = await candidate.save(question.id, { text: refused, version: kept.version });
    expect(again.statusCode).toBe(200);
    expect(await saved()).toEqual([refused]);
    expect((await candidate.post('check', { honest: 'yes' })).statusCode).toBe(303);

    async function saved(): Promise<string[]> {
      const { rows } = await given.owner.query<{ text: string }>(
        'select text from core.answer where question_id = $1 and text <> $2',
        [question.id, ''],
      );
      return rows.map(({ text }) => text);
    }
  },
);
