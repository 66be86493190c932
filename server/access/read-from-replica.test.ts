import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import type { RoutedApp } from '../http/add-endpoint-route.ts';
import { checkReplicaFollowsDatabase } from '../outside/pooled-addresses/check-replica.ts';
import { StartError } from '../outside/start-error.ts';
import type { Services } from '../services-type.ts';
import { noMetrics } from '../telemetry/metrics-type-and-registry.ts';
import { openDatabaseOwnerPool } from '../test/clone-test-database-and-open-owner-pool.ts';
import { findFreePort } from '../test/find-free-port.ts';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../test/start-replicated-postgres.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';
import { openTestHttpClient } from '../test/open-test-http-client.ts';
import { testDataBuilders, type TestDataBuilders } from '../test/test-data-builders.ts';
import type { PlantedJob, PlantedMember } from '../test/test-data-types.ts';
import {
  closeDatabasePools,
  type DatabasePoolByLogin,
  openDatabasePools,
} from './database-pools-and-logins-by-door.ts';
import { runTransactionByDoor } from './transactions-by-door-or-token.ts';
import { openReadReplica } from './open-read-replica.ts';
import {
  type DatabaseWritePosition,
  findDatabaseWritePosition,
  readFromReplica,
} from './read-from-replica.ts';

const server = startTestServer();
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };

let both: ReplicatedPostgres;
let pools: DatabasePoolByLogin;
let poolsThere: DatabasePoolByLogin;
let given: TestDataBuilders;
let admin: PlantedMember;
let job: PlantedJob;
let reads: string[];
let logged: Record<string, unknown>[];

beforeAll(async () => {
  both = await startReplicatedPostgres();
  pools = openPools(both.leader.url);
  poolsThere = openPools(both.replica.url);
  given = testDataBuilders(openDatabaseOwnerPool(both.leader.url));
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  admin = await given.member(org, { role: 'ADMIN' });
  job = await given.openJob(admin);
}, 300_000);
afterAll(async () => {
  await closeDatabasePools(pools);
  await closeDatabasePools(poolsThere);
  await both.close();
});
beforeEach(() => {
  reads = [];
  logged = [];
});

function openPools(url: string): DatabasePoolByLogin {
  const at = (login: 'app' | 'app_house' | 'app_reviewer') =>
    databaseUrlForLogin(url, login, identity);
  return openDatabasePools(
    { app: at('app'), system: at('app_house'), reviewer: at('app_reviewer') },
    undefined,
    { connectionMs: 30_000, statementMs: 60_000 },
  );
}

/** The services of a process with a replica, which has not yet been lost to it. */
function withReplica(there = poolsThere): Services {
  return {
    ...server.services,
    pools,
    replica: openReadReplica(there),
    metrics: { ...noMetrics, countReplicaRead: (outcome) => reads.push(outcome) },
    log: (entry) => logged.push(entry),
  };
}

async function countCandidates(running: RoutedApp): Promise<number> {
  const browser = openTestHttpClient(running, { session: admin.session });
  return (await browser.get('/api/org/stats')).json().candidates;
}

/** Until the replica has all that the leader has: only a machine without load comes there at once. The position is one that it has. */
async function catchUp(): Promise<DatabaseWritePosition> {
  const position = await runTransactionByDoor(
    entry({ ...server.services, pools }),
    findDatabaseWritePosition,
  );
  const isThere = () =>
    poolsThere.app.raw
      .query<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [
        position,
      ])
      .then(({ rows }) => rows[0]?.there);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  return position;
}

/** Asks again until it was read on the replica: the leader may write something of its own in between. */
async function askUntilRead<T>(ask: () => Promise<T>): Promise<T> {
  let answer: T | undefined;
  reads = [];
  await expect
    .poll(async () => ((answer = await ask()), reads), { timeout: 60_000 })
    .toContain('read');
  return answer as T;
}

const entry = (services: Services) =>
  ({ services, door: 'staff', actor: { orgId: admin.orgId, actorId: admin.id } }) as const;

test('a report is read on the replica, and nothing is missing that was done before it was asked for', async () => {
  const running = await openSecondServer(server, withReplica());
  for (let n = 1; n <= 12; n += 1) {
    await given.application(job);
    expect(await countCandidates(running)).toBe(n);
  }
  expect(reads).not.toContain('lost');
  expect(await askUntilRead(() => countCandidates(running))).toBe(12);
});

test('the applicants of a file beyond its first piece are read there as well, each once', async () => {
  const running = await openSecondServer(server, withReplica());
  await given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
     select $1, $2, 'AA-' || 1000 + i, 'submitted', now() from generate_series(1, 300) i`,
    [job.orgId, job.id],
  );
  const browser = openTestHttpClient(running, { session: admin.session });
  const reply = await askUntilRead(async () => browser.get('/api/applicant/list/csv'));
  const refs = reply.body.match(/\bAA-\d+/g) ?? [];
  expect([reply.statusCode, refs.length, new Set(refs).size]).toEqual([200, 300, 300]);
});

test('one that is behind is not read, however far: the database answers, with all there is', async () => {
  const running = await openSecondServer(server, withReplica());
  const before = await countCandidates(running);
  await both.replica.asSuperuser('select pg_wal_replay_pause()');
  reads = [];
  await given.application(job);
  expect(await countCandidates(running)).toBe(before + 1);
  expect(new Set(reads)).toEqual(new Set(['behind']));
  await both.replica.asSuperuser('select pg_wal_replay_resume()');
  expect(await askUntilRead(() => countCandidates(running))).toBe(before + 1);
});

test.each([
  ['swapped', () => both.leader.url, () => both.leader.url, 'follows no other'],
  ['of another one', () => both.replica.url, () => server.url, 'a replica of another database'],
])(
  'an address that is %s is refused at the start, in one sentence',
  async (_, url, direct, words) => {
    const check = checkReplicaFollowsDatabase(
      databaseUrlForLogin(url(), 'app', identity),
      { url: direct(), setting: 'DATABASE_URL' },
      { log: (line) => logged.push(line) },
    );
    await expect(check).rejects.toThrow(StartError);
    await expect(check).rejects.toThrow(words);
    await expect(check).rejects.toThrow(
      /^DATABASE_REPLICA_URL \(127\.0\.0\.1:\d+\) leads to .*\.$/,
    );
  },
);

test('the right one is taken, and one that is away is no reason not to start', async () => {
  const check = (url: string) =>
    checkReplicaFollowsDatabase(
      databaseUrlForLogin(url, 'app', identity),
      { url: both.leader.url, setting: 'DATABASE_URL' },
      { log: (line) => logged.push(line) },
    );
  await check(both.replica.url);
  expect(logged).toEqual([]);
  const away = new URL(both.replica.url);
  away.port = String(await findFreePort());
  await check(away.href);
  // As of a machine that has been taken away with its name.
  away.hostname = 'replica.invalid';
  await check(away.href);
  const told = { at: 'replica', problem: expect.stringContaining('does not answer') };
  expect(logged).toEqual([told, told]);
});

test('one that goes silent in the middle of a report is not waited for', async () => {
  const services = { ...withReplica(), replica: openReadReplica(poolsThere, 500) };
  const silent = Promise.withResolvers<void>();
  onTestFinished(() => silent.resolve());
  const position = await catchUp();
  const isReplica = await readFromReplica(entry(services), position, async (db) => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
    if (rows[0]?.is === true) await silent.promise;
    return rows[0]?.is;
  });
  expect(isReplica).toBe(false);
  expect(reads).toEqual(['lost']);
  expect(logged).toEqual([{ at: 'replica', problem: 'no answer within 500 ms' }]);
});

test('one that is lost in the middle of a report is answered for by the database, and then left alone for a while', async () => {
  const services = withReplica();
  await given.application(job);
  const position = await catchUp();
  let times = 0;
  const read = () =>
    readFromReplica(entry(services), position, async (db) => {
      times += 1;
      const count = sql<{ n: number }>`select count(*)::int as n from core.job`;
      await count.execute(db);
      if (times === 1) await both.replica.stop();
      const { rows } = await count.execute(db);
      return rows[0]?.n;
    });
  expect(await read()).toBe(1);
  expect(times).toBe(2);
  expect(reads).toEqual(['lost']);
  expect(logged).toEqual([{ at: 'replica', problem: expect.any(String) }]);
  const running = await openSecondServer(server, services);
  expect(await countCandidates(running)).toBeGreaterThan(0);
  expect(reads).toEqual(['lost']);
});

test('one that was made a database of its own is not read', async () => {
  const replica = await both.restartReplica();
  const there = openPools(replica.url);
  await replica.asSuperuser('select pg_promote()');
  const services = withReplica(there);
  const position = await runTransactionByDoor(entry(services), findDatabaseWritePosition);
  const isThere = await readFromReplica(entry(services), position, async (db) => {
    const { rows } = await sql<{ is: string }>`select current_setting('port') as is`.execute(db);
    return rows[0]?.is;
  });
  await closeDatabasePools(there);
  expect(isThere).toBe(new URL(both.leader.url).port);
  expect(reads).toEqual(['behind']);
});
