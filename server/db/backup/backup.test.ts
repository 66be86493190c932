import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHttpApp } from '../../app.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../../access/database-pools-and-logins-by-door.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { sealAuditTrail } from '../../events/seal-audit-trail.ts';
import { findAuditTrailBreaks } from '../../events/find-audit-trail-breaks.ts';
import { hashPassword } from '../../features/sign-in/hash-password.ts';
import { dispatchEvents, openTaskQueue } from '../../tasks/dispatch-events-and-open-task-queue.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { findTestTemplateDatabaseUrl } from '../../test/clone-test-database-and-open-owner-pool.ts';
import { findOrPlantDemoTemplateDatabaseUrl } from '../../test/find-demo-template-url.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../../test/start-test-cluster.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { databaseUrlForLogin } from '../database-url-for-login.ts';
import {
  type BackupManifest,
  readBackupManifest,
} from './backup-file-names-manifest-and-checksums.ts';
import { restoreBackup } from './restore-backup.ts';
import { listBackupSequences, listBackupTables } from './list-tables-sequences-and-foreign-keys.ts';
import { writeBackup } from './write-backup.ts';

const server = startTestServer({}, findOrPlantDemoTemplateDatabaseUrl);
const PASSWORD = 'a password that is backed up';

let place: string;
let admin: PlantedMember;
let restored: pg.Pool;
let restoredUrl: string;
const folder = () => join(place, 'backup');
const asOwner = `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`;
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };

/** A server with the demo in it, sealed entries, waiting work and an uploaded file; backed up, and restored elsewhere. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'evenhand-backup-'));
  await mkdir(join(place, 'data/files/logos'), { recursive: true });
  await writeFile(join(place, 'data/files/logos/1.png'), randomBytes(5000));
  await writeFile(join(place, 'data/secret-key'), testSecretKey);
  admin = await server.given.member(
    await server.given.organisation({ name: 'Ünïcode & "Söhne"\t' }),
    {
      role: 'ADMIN',
      passwordHash: await hashPassword(PASSWORD),
    },
  );
  const job = await server.given.openJob(admin);
  for (let n = 0; n < 3; n += 1)
    await server.as(admin).post('/dashboard-old/role/new', { title: `Role ${n}` });
  await sealAuditTrail(server.services);
  // An id that was given and is gone is not given again.
  await server.given.owner.query(`select nextval(pg_get_serial_sequence('core.job', 'id'))`);
  await queueOne(job);
  await server.given.happened(job, 'job-started');
  await writeBackup({
    url: server.url,
    ...identity,
    dataDir: join(place, 'data'),
    folder: folder(),
    withKey: true,
  });
  restoredUrl = databaseUrlNamed(server.url, `restored_${randomBytes(6).toString('hex')}`);
  await createTestDatabase(findTestTemplateDatabaseUrl(), new URL(restoredUrl).pathname.slice(1));
  await restore(restoredUrl);
  restored = new pg.Pool({
    connectionString: restoredUrl,
    max: 1,
    options: asOwner,
  });
});

afterAll(async () => {
  await restored?.end();
  await rm(place, { recursive: true, force: true });
});

async function restore(
  url: string,
  changes: { secretKey?: string; dataDir?: string; manifest?: BackupManifest } = {},
): Promise<void> {
  await restoreBackup({
    url,
    ...identity,
    dataDir: join(place, 'new-data'),
    folder: folder(),
    manifest: await readBackupManifest(folder()),
    ...changes,
  });
}

/** An event whose work was taken off the list and waits in the queue. */
async function queueOne(job: { id: number; orgId: number; hash: string }): Promise<void> {
  const url = databaseUrlForLogin(server.url, 'tasks', identity);
  const queue = await openTaskQueue(url, server.services);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await server.given.owner.query('delete from core.event_outbox');
  await server.given.happened(job, 'batch-dealt');
  await dispatchEvents(pool, queue, server.services);
  await pool.end();
  await queue.stop({ graceful: false });
}

async function sumsOn(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const tables = (await listBackupTables(client)).filter(
    ({ name }) => name !== 'core.event_outbox',
  );
  const sequences = await listBackupSequences(client);
  client.release();
  const parts = [
    ...tables.map(
      ({ name }) =>
        `select '${name} ' || count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
    ),
    ...sequences.map((name) => `select '${name} ' || last_value || ' ' || is_called from ${name}`),
  ];
  return (await queryFirstColumn(pool, parts.join(' union all '))).sort();
}

test('every row, every table and every counter is as it was', async () => {
  const before = await sumsOn(server.given.owner);
  expect(before.length).toBeGreaterThan(60);
  expect(await sumsOn(restored)).toEqual(before);
});

test.each([
  [
    'policies',
    `select schemaname || '.' || tablename || ' ' || policyname || ' ' || permissive || ' ' || cmd || ' ' || roles::text || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from pg_policies order by 1`,
  ],
  [
    'grants and owners of tables',
    `select c.oid::regclass || ' ' || pg_get_userbyid(c.relowner) || ' ' || c.relrowsecurity || c.relforcerowsecurity || ' ' || coalesce(array(select unnest(c.relacl)::text order by 1)::text, '') from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^(pg_|information_schema|pgboss)' and c.relkind in ('r', 'S', 'v') order by 1`,
  ],
  [
    'grants of columns',
    `select a.attrelid::regclass || ' ' || a.attname || ' ' || array(select unnest(a.attacl)::text order by 1)::text from pg_attribute a where a.attacl is not null order by 1`,
  ],
  [
    'functions, their owners and callers',
    `select p.oid::regprocedure || ' ' || pg_get_userbyid(p.proowner) || ' ' || coalesce(array(select unnest(p.proacl)::text order by 1)::text, '') from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname !~ '^(pg_|information_schema|pgboss)' order by 1`,
  ],
  [
    'constraints',
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint where connamespace::regnamespace::text !~ '^(pg_|information_schema|pgboss)' order by 1`,
  ],
  [
    'indexes',
    `select indexdef from pg_indexes where schemaname !~ '^(pg_|information_schema|pgboss)' order by 1`,
  ],
])('%s are the same', async (_, query) => {
  const before = await queryFirstColumn(server.given.owner, query);
  expect(before.length).toBeGreaterThan(10);
  expect(await queryFirstColumn(restored, query)).toEqual(before);
});

test('work that was waiting is waiting again, and no session has come back to life', async () => {
  const { rows } = await restored.query('select kind from core.event_outbox order by 1');
  expect(rows).toEqual([{ kind: 'batch-dealt' }, { kind: 'job-started' }]);
  expect((await restored.query('select 1 from auth.session')).rowCount).toBe(0);
  expect((await server.given.owner.query('select 1 from auth.session')).rowCount).toBeGreaterThan(
    0,
  );
});

test('one logs in there, starts a role that takes the next id, and the audit chain holds', async () => {
  const pools = openDatabasePools(
    {
      app: databaseUrlForLogin(restoredUrl, 'app', identity),
      system: databaseUrlForLogin(restoredUrl, 'app_house', identity),
      reviewer: databaseUrlForLogin(restoredUrl, 'app_reviewer', identity),
    },
    undefined,
    { connectionMs: 30_000, statementMs: 60_000 },
  );
  const services = { ...server.services, pools };
  const { app } = await buildHttpApp(services);
  const session = randomToken();
  const login = await app.inject({
    method: 'POST',
    url: '/login-api',
    payload: { email: admin.email, password: PASSWORD },
    headers: {
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, services.config),
    },
  });
  expect(login.statusCode).toBe(200);
  const mine = login.cookies[0]?.value ?? '';
  const [highest] = await queryFirstColumn(restored, 'select max(id) from core.job');
  const started = await app.inject({
    method: 'POST',
    url: '/dashboard-old/role/new',
    payload: { title: 'The first one after' },
    headers: { cookie: `sid=${mine}`, 'x-csrf-token': deriveCsrfToken(mine, services.config) },
  });
  expect(started.json().id).toBeGreaterThan(Number(highest));
  await sealAuditTrail(services);
  for (const orgId of await queryFirstColumn(restored, 'select org_id from core.organisation')) {
    const actor = { orgId: Number(orgId), actorId: null };
    expect(
      await runTransactionByDoor({ services, door: 'staff', actor }, findAuditTrailBreaks),
    ).toEqual([]);
  }
  await app.close();
  await closeDatabasePools(pools);
});

test('files and the key are part of it, for this account only', async () => {
  const [kept, back] = await Promise.all(
    ['data', 'new-data'].map((name) => readFile(join(place, name, 'files/logos/1.png'))),
  );
  expect(back).toEqual(kept);
  expect((await readFile(join(folder(), 'secret-key'), 'utf8')).trim()).toBe(testSecretKey);
  expect((await stat(join(folder(), 'secret-key'))).mode & 0o077).toBe(0);
  expect((await stat(folder())).mode & 0o077).toBe(0);
});

test('nothing is written over: neither a folder that is there nor a database that is not empty', async () => {
  const again = writeBackup({
    url: server.url,
    ...identity,
    dataDir: place,
    folder: folder(),
    withKey: false,
  });
  await expect(again).rejects.toThrow('is there already');
  await expect(restore(server.url)).rejects.toThrow('not empty');
});

async function emptyDatabase(): Promise<string> {
  const url = databaseUrlNamed(server.url, `empty_${randomBytes(6).toString('hex')}`);
  await createTestDatabase(findTestTemplateDatabaseUrl(), new URL(url).pathname.slice(1));
  return url;
}

test('with another key it is refused, and so is a backup of which a file was changed or is missing', async () => {
  const empty = await emptyDatabase();
  await expect(
    restore(empty, { secretKey: 'another key that has forty characters...' }),
  ).rejects.toThrow('SECRET_KEY is not the one');
  await appendFile(join(folder(), 'tables/core.member.jsonl.gz'), 'x');
  await expect(restore(empty)).rejects.toThrow(
    'tables/core.member.jsonl.gz is not as it was written',
  );
  await rm(join(folder(), 'tables/core.member.jsonl.gz'));
  await expect(restore(empty)).rejects.toThrow('tables/core.member.jsonl.gz is missing');
  await rm(join(folder(), 'manifest.json'));
  await expect(restore(empty)).rejects.toThrow('is no backup');
});
