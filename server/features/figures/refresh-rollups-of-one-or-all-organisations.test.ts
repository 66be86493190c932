import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { checkStoredFigureSums } from '../../../bench/naive-sql-figures-and-stored-sum-check.ts';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import { collectDatabaseErrorsDuringTest } from '../../test/collect-database-errors-during-test.ts';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { eraseTestApplication } from '../../test/random-hiring-activity-and-figures-requests.ts';
import {
  refreshRollupsOfAllOrganisations,
  refreshRollupsBeforeReading,
} from './refresh-rollups-of-one-or-all-organisations.ts';
import { readReachedHiringStepsBySource } from './read-steps-by-source.ts';
import { readExperienceRatings } from './read-experience-ratings.ts';
import { readReportKeyNumbers } from './read-report-key-numbers.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
});

const always = () => ({
  orgId: admin.orgId,
  from: '2020-01-01',
  until: '2099-12-31',
  jobIds: null,
});
const refresh = () => refreshRollupsBeforeReading(server.services, admin.orgId);
const check = () => checkStoredFigureSums(server.given.owner, admin.orgId);
const demo = async () =>
  (
    await server.given.owner.query<{ demo: string }>(
      `select encode(demo, 'hex') as demo from eo.application_fact where org_id = $1 order by demo desc`,
      [admin.orgId],
    )
  ).rows.map((row) => row.demo);
const waiting = async () =>
  (await server.given.owner.query('select from core.fact_queue where org_id = $1', [admin.orgId]))
    .rowCount;

/** Keeps a fold from ending until the work is done, having waited for it to come to the last of its tables. */
async function whileHeldUp(
  work: (pids: number[]) => Promise<void>,
  folding: () => Promise<unknown>,
) {
  // However late a busy machine comes to the work, the fold waits for it.
  collectDatabaseErrorsDuringTest(server.services);
  const client: pg.PoolClient = await server.given.owner.connect();
  try {
    await client.query('begin; lock table core.cohort_month in share mode');
    const going = folding();
    const pids = await heldUp(1);
    await work(pids);
    await client.query('rollback');
    return await going;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The refreshes that wait, once they are so many. */
async function heldUp(least: number): Promise<number[]> {
  let pids: number[] = [];
  const count = async () => {
    const { rows } = await server.given.owner.query<{ pid: number }>(
      `select distinct l.pid from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and not l.granted`,
    );
    pids = rows.map(({ pid }) => pid);
    return pids.length;
  };
  await expect.poll(count).toBeGreaterThanOrEqual(least);
  return pids;
}

test('a refresh that is killed in the middle has done nothing, and the next one does it', async () => {
  await server.given.application(job);
  await server.given.application(job, { state: 'interviews_tasks' });
  const login = await pgOf('app_house');
  try {
    const outcome = await whileHeldUp(
      async ([pid]) => void (await login.query('select pg_terminate_backend($1)', [pid])),
      () => refresh().catch((error: Error) => error.message),
    );
    // Which of the two depends on whether the rollback had left by then.
    expect(outcome).toMatch(/terminat|ECONNRESET/);
  } finally {
    await login.end();
  }
  expect(await waiting()).toBe(2);
  expect((await readReportKeyNumbers(server.services, always())).candidates).toBe(2);
  expect([await waiting(), await check()]).toEqual([0, []]);
});

/** A login may end what it began itself, and nobody else's. */
async function pgOf(login: 'app_house') {
  const client = new pg.Client(
    databaseUrlForLogin(server.url, login, {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
  );
  await client.connect();
  return client;
}

test('two refreshes at once add each difference once', async () => {
  const application = await server.given.application(job);
  let second: Promise<void> | undefined;
  await whileHeldUp(async () => {
    // Comes while the first has taken all there was, and is about the same application.
    await server.given.owner.query(
      'update core.application set interviewed_at = now() where id = $1',
      [application.id],
    );
    second = refresh();
    await heldUp(2);
  }, refresh);
  await second;
  expect(await readReachedHiringStepsBySource(server.services, always())).toMatchObject([
    { submit: 1, interview: 1 },
  ]);
  expect(await check()).toEqual([]);
});

test('a person who is erased between two refreshes stays as a number, and nothing that they said does', async () => {
  const candidate = await beginTestApplication(server, job, { source: 'fair' });
  await candidate.post('about-you', { gender: 'gender.woman' });
  await server.given.application(job);
  const before = [
    await readReportKeyNumbers(server.services, always()),
    await readReachedHiringStepsBySource(server.services, always()),
  ];
  expect(await demo()).toEqual([`01${'00'.repeat(10)}`, '00'.repeat(11)]);

  await eraseTestApplication(server, { orgId: admin.orgId, admin, id: candidate.id });
  expect([
    await readReportKeyNumbers(server.services, always()),
    await readReachedHiringStepsBySource(server.services, always()),
  ]).toEqual(before);
  expect(await demo()).toEqual(['00'.repeat(11), '00'.repeat(11)]);
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select (select count(*) from pii.candidate where email = $1) + (select count(*) from pii.application_identity where application_id = $2)
       + (select count(*) from core.answer where application_id = $2) + (select count(*) from eo.response where org_id = $3) as n`,
    [candidate.email, candidate.id, admin.orgId],
  );
  expect(rows).toEqual([{ n: 0 }]);
  expect((await candidate.get('status')).statusCode).toBe(410);
  // A second time changes nothing; somebody else's does not exist.
  await eraseTestApplication(server, { orgId: admin.orgId, admin, id: candidate.id });
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await expect(
    eraseTestApplication(server, { orgId: stranger.orgId, admin: stranger, id: candidate.id }),
  ).rejects.toMatchObject({ code: 'not-found' });
  expect(await check()).toEqual([]);
});

test('what somebody said of themselves is counted, changed and taken back with them', async () => {
  const candidate = await beginTestApplication(server, job);
  const said = async () => {
    await refresh();
    return (await demo())[0]?.slice(0, 2);
  };
  await candidate.post('about-you', { gender: 'gender.woman' });
  expect(await said()).toBe('01');
  await candidate.post('about-you', { gender: 'gender.man' });
  expect(await said()).toBe('02');
  await candidate.post('about-you/erase');
  expect(await said()).toBe('00');
});

test('practice roles are in no figure, and what nobody has begun is in no step', async () => {
  const practice = await server.given.openJob(admin);
  await server.given.owner.query('update core.job set sample = true where id = $1', [practice.id]);
  await server.given.application(practice);
  const invited = await server.given.application(job, { state: 'invited' });
  await server.given.owner.query('update core.application set submitted_at = null where id = $1', [
    invited.id,
  ]);
  await refreshRollupsOfAllOrganisations(server.services);
  expect(await readReachedHiringStepsBySource(server.services, always())).toEqual([]);
  expect(await readReportKeyNumbers(server.services, always())).toMatchObject({
    candidates: 0,
    jobs: [{ id: job.id, candidates: 0, hired: 0, tth: null }],
  });
});

test('where the role asks no form, beginning is the first step; where it does, the form is, answered or skipped', async () => {
  const quiet = await server.given.openJob(admin);
  await server.given.owner.query('update core.job set asks_eo = false where id = $1', [quiet.id]);
  const begun = async () =>
    (await readReachedHiringStepsBySource(server.services, always()))[0]?.started ?? 0;
  await beginTestApplication(server, quiet);
  expect(await begun()).toBe(1);
  const query = await beginTestApplication(server, job);
  expect(await begun()).toBe(1);
  await query.post('about-you/skip');
  expect(await begun()).toBe(2);
  // What is asked from now on changes nothing of those who have begun.
  await server.given.owner.query('update core.job set asks_eo = not asks_eo where org_id = $1', [
    admin.orgId,
  ]);
  expect(await begun()).toBe(2);
});

test('nothing that no figure depends on is looked at again', async () => {
  const candidate = await beginTestApplication(server, job);
  await refresh();
  await server.given.owner.query(
    'update core.application set version = version + 1 where id = $1',
    [candidate.id],
  );
  expect(await waiting()).toBe(0);
  await candidate.post('about-you', { gender: 'gender.man' });
  expect(await waiting()).toBeGreaterThan(0);
});

test('however many surveys wait, a reader waits for all of them', async () => {
  await server.given.owner.query(
    `insert into core.experience_answer (org_id, job_id, kind, rating, created_at) values ($1, $2, 'post-apply', 7, '2026-01-02')`,
    [admin.orgId, job.id],
  );
  await refresh();
  await server.given.owner.query('update core.experience_day set rating[7] = 9 where org_id = $1', [
    admin.orgId,
  ]);
  // The one that is wrong waits behind more than are rolled up at a time.
  await server.given.owner.query(
    `insert into core.experience_queue (org_id, kind, created_at)
     select $1, 'post-apply', case when n <= 10000 then timestamptz '2026-05-05' else timestamptz '2026-01-02' end
     from generate_series(1, 10001) n`,
    [admin.orgId],
  );
  expect(
    await readExperienceRatings(server.services, { ...always(), kind: 'post-apply' }),
  ).toMatchObject({
    total: 1,
  });
});

test('what fails for one organisation is logged, and keeps no other from being rolled up', async () => {
  const { owner } = server.given;
  await server.given.application(job);
  const others = [await server.given.organisation(), await server.given.organisation()];
  for (const { id } of others)
    await owner.query(`update core.organisation set tz = 'Not/A-Zone' where org_id = $1`, [id]);
  for (const other of others)
    await server.given.application(
      await server.given.openJob(await server.given.member(other, { role: 'ADMIN' })),
    );
  try {
    await refreshRollupsOfAllOrganisations(server.services);
  } finally {
    for (const { id } of others)
      await owner.query(`update core.organisation set tz = '' where org_id = $1`, [id]);
  }
  expect(await waiting()).toBe(0);
  const failed = server.logged.filter((entry) => entry['at'] === 'fold-facts');
  expect(new Set(failed.map((entry) => entry['orgId']))).toEqual(
    new Set(others.map(({ id }) => id)),
  );
});

test('stars count once all are there and released', async () => {
  const { given } = server;
  await given.question(job);
  const applications = [await given.application(job)];
  const reviewers = [admin, await given.member({ id: admin.orgId })];
  await given.batch(job, { by: admin, reviewers, applications, stars: (_, __, r) => 2 + 3 * r });
  const scores = async () =>
    (await readReachedHiringStepsBySource(server.services, always())).map((row) => [
      row.starsCount,
      row.starsSum,
    ]);
  expect(await scores()).toEqual([[0, 0]]);
  await given.owner.query('update core.review_batch set released_at = now() where job_id = $1', [
    job.id,
  ]);
  // (2 + 5) / 2
  expect(await scores()).toEqual([[1, 3.5]]);
  expect(await check()).toEqual([]);
});
