import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { findTemplateUrl } from '../../test/clone-test-database.ts';
import { findCanaryDisguises, prepareCanarySearch } from '../../test/find-canaries.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { GivenApplication } from '../../test/test-data-types.ts';
import { eraseApplicationForGood } from './erase-application-for-good.ts';
import { reapplyTombstonesOfFile } from './reapply-tombstones.ts';

const place = mkdtempSync(join(tmpdir(), 'evenhand-tombstones-'));
const server = startTestServer({ DATA_DIR: join(place, 'data') });
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const script = fileURLToPath(new URL('../../commands/restore-command.ts', import.meta.url));
/** A name that is nowhere else; its parts are looked for in every disguise. */
const name = { firstName: 'Zyxabelle', lastName: 'Vorquazilkh' };

let application: GivenApplication;
let stays: GivenApplication;
beforeAll(async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  application = await given.application(job, name);
  stays = await given.application(job, { firstName: 'Namesake', lastName: 'Somebody' });
  await writeNameEverywhere(admin.id);
  await writeBackup({
    url: server.url,
    ...identity,
    dataDir: join(place, 'data'),
    folder: join(place, 'backup'),
    withKey: true,
  });
});

/** In each place that can hold what somebody wrote of a candidate, or to them. */
async function writeNameEverywhere(adminId: number): Promise<void> {
  const { given } = server;
  const { owner } = given;
  const job = { id: application.jobId, orgId: application.orgId, hash: '' };
  const full = `${name.firstName} ${name.lastName}`;
  const question = await given.question(job);
  await given.answer(application, question, `I am ${full} and I bake.`);
  await given.adjustment(application, { words: `${full} needs a quiet room.` });
  await given.dueMails(application, { subject: `Dear ${full}` });
  await given.openedIdentity(application);
  const admin = { id: adminId, orgId: application.orgId, email: '', session: '' };
  await given.hold(
    admin,
    { jobId: job.id, orgId: job.orgId },
    {
      reason: `${full} may go to court over it.`,
      endsOn: '2020-01-01',
    },
  );
  const interview = await given.interviewToScore(application, { panel: [admin] });
  const run = (text: string, ...values: unknown[]) => owner.query(text, values);
  const org = application.orgId;
  const because = `They asked about ${name.lastName.toUpperCase()} by phone.`;
  await run(
    'insert into core.identity_opening (org_id, application_id, member_id, reason) values ($1, $2, $3, $4)',
    org,
    application.id,
    adminId,
    because,
  );
  await run(
    'insert into core.identity_search (org_id, member_id, reason) values ($1, $2, $3)',
    org,
    adminId,
    because,
  );
  await run(
    'insert into core.scorecard_notes (org_id, interview_id, member_id, text) values ($1, $2, $3, $4)',
    org,
    interview.id,
    adminId,
    because,
  );
  await run(
    `update core.interview_slot set forced_reason = $2 where org_id = $1 and interview_id = $3`,
    org,
    because,
    interview.id,
  );
}

/** In which tables and columns the name stands, in any of its disguises, as text or as bytes. */
async function findName(database: pg.Pool): Promise<string[]> {
  const { rows: columns } = await database.query<{ place: string; name: string; type: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, a.attname as name, format_type(a.atttypid, null) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^(pg_|information_schema$|pgboss$)'
       and format_type(a.atttypid, null) ~ '^(text|character varying|jsonb?|bytea|text\\[\\])$'`,
  );
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { place: table, name: column, type } of columns) {
    const text =
      type === 'bytea'
        ? `encode("${column}", 'hex') || ' ' || encode("${column}", 'escape')`
        : `"${column}"::text`;
    const { rows } = await database.query<{ text: string }>(
      `select ${text} as text from ${table} where "${column}" is not null`,
    );
    const haystack = prepareCanarySearch(rows.map((row) => row.text).join('\n'));
    const words = [name.firstName, name.lastName, application.email];
    if (words.some((word) => findCanaryDisguises(haystack, { word }).length > 0))
      found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

test('after an erasure the name stands in no column of any table, in none of its disguises', async () => {
  const { owner } = server.given;
  const before = await findName(owner);
  expect(before).toEqual(
    expect.arrayContaining([
      'core.answer.text',
      'core.identity_opening.reason',
      'core.identity_search.reason',
      'core.retention_hold.reason',
      'core.scorecard_notes.text',
      'pii.adjustment.words',
      'pii.candidate.last_name',
      'pii.candidate.search',
      'pii.email_message.subject',
    ]),
  );
  const asked = { orgId: application.orgId, applicationId: application.id };
  expect(await eraseApplicationForGood(server.services, asked)).toBe('erased');
  expect(await findName(owner)).toEqual([]);
  const kept = readFileSync(join(place, 'data/tombstones'), 'utf8');
  expect(kept).toMatch(/^\d+ [0-9a-f]{64} \d{4}-\d\d-\d\d\n$/);
});

test('a backup from before is restored, and the person is gone again before anybody is served', async () => {
  const { url, said } = await restore(['--tombstones', join(place, 'data/tombstones')]);
  expect(said).toContain('Erased once more, by their tombstones: 1 applications.');
  const database = ownerOf(url);
  expect(await findName(database)).toEqual([]);
  const { rows } = await database.query(
    'select id::int, state from core.application where org_id = $1 order by id',
    [application.orgId],
  );
  expect(rows).toEqual([
    { id: application.id, state: 'erased' },
    { id: stays.id, state: 'submitted' },
  ]);
  expect((await database.query('select rule, applications from core.erasure_proof')).rows).toEqual([
    { rule: 'restored', applications: 1 },
  ]);
});

test('without the file a restore says in so many words that whoever was erased since is back', async () => {
  const { url, said } = await restore([]);
  expect(said).toContain('No file of tombstones was found');
  const database = ownerOf(url);
  expect(await findName(database)).not.toEqual([]);
});

test('a tombstone that the database does not know is obeyed at the next start, one that a crash cut short is none', async () => {
  appendFileSync(join(place, 'data/tombstones'), '7 abc');
  // As a dump of somebody's own, loaded over what was there, would have it.
  const back = await server.given.application(
    { id: stays.jobId, orgId: stays.orgId, hash: '' },
    { firstName: 'Comes', lastName: 'Back' },
  );
  const asked = { orgId: back.orgId, applicationId: back.id };
  await eraseApplicationForGood(server.services, asked);
  await server.given.owner.query(
    `with gone as (delete from core.tombstone) update core.application set state = 'submitted' where id = $1`,
    [back.id],
  );
  expect(await reapplyTombstonesOfFile(server.services)).toBe(1);
  expect(await reapplyTombstonesOfFile(server.services)).toBe(0);
  const { rows } = await server.given.owner.query(
    'select state from core.application where id = $1',
    [back.id],
  );
  expect(rows).toEqual([{ state: 'erased' }]);
});

function ownerOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`,
  });
  onTestFinished(() => pool.end());
  return pool;
}

/** The command as an operator types it, into a database and a data directory of their own. */
async function restore(words: string[]): Promise<{ url: string; said: string }> {
  const url = databaseUrlNamed(server.url, `restored_${randomBytes(6).toString('hex')}`);
  await createTestDatabase(findTemplateUrl(), new URL(url).pathname.slice(1));
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: url,
    DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
    SECRET_KEY: testSecretKey,
    DATA_DIR: mkdtempSync(join(place, 'restored-')),
    BASE_URL: 'http://hiring.example.org',
  };
  const said = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [script, join(place, 'backup'), ...words],
      { env },
      (error, out, err) => (error === null ? resolve(out + err) : reject(new Error(out + err))),
    );
  });
  return { url, said };
}
