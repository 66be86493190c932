import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { findTestTemplateDatabaseUrl } from '../../test/clone-test-database-and-open-owner-pool.ts';
import { readDecisionRecordJson } from '../../test/decision-record-test-actions.ts';
import {
  findWordsInDatabase,
  findWordsInFiles,
  isAnyWordInText,
} from '../../test/find-words-in-database-and-files.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  plantCandidateNameBesideOthersInTest,
  writeCandidateNameInEveryPlace,
} from '../../test/write-candidate-name-in-every-place.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { eraseApplicationOnItsPersonsRequest } from './erase-application-on-its-persons-request.ts';
import { reapplyErasureTombstonesOfFile } from './reapply-erasure-tombstones.ts';

const place = mkdtempSync(join(tmpdir(), 'evenhand-tombstones-'));
const server = startTestServer({ DATA_DIR: join(place, 'data') });
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const script = fileURLToPath(new URL('../../commands/restore-command.ts', import.meta.url));
/** A name that is nowhere else; its parts are looked for in every disguise. */
const name = { firstName: 'Zyxabelle', lastName: 'Vorquazilkh' };

let admin: PlantedMember;
let application: PlantedApplication;
let stays: PlantedApplication;
beforeAll(async () => {
  const { given } = server;
  admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  application = await given.application(job, name);
  stays = await given.application(job, { firstName: 'Namesake', lastName: 'Somebody' });
  await writeCandidateNameInEveryPlace(given, { application, name, admin });
  await plantCandidateNameBesideOthersInTest(given, { application, name, admin, stays });
  await writeBackup({
    url: server.url,
    ...identity,
    dataDir: join(place, 'data'),
    folder: join(place, 'backup'),
    withKey: true,
  });
});

const words = () => [name.firstName, name.lastName, application.email];
const findName = (database: pg.Pool) => findWordsInDatabase(database, words());

test('after an erasure the name stands in no column of any table, in none of its disguises', async () => {
  const { owner } = server.given;
  const before = await findName(owner);
  expect(before).toEqual(
    expect.arrayContaining([
      'core.answer.text',
      'core.decision.reason',
      'core.identity_opening.reason',
      'core.identity_search.reason',
      'core.retention_hold.lift_reason',
      'core.retention_hold.reason',
      'core.scorecard_mark.note',
      'core.scorecard_notes.text',
      'core.scorecards_opened.reason',
      'core.webhook_delivery.body',
      'pii.adjustment.words',
      'pii.candidate.last_name',
      'pii.candidate.search',
      'pii.data_export.file',
      'pii.data_request.words',
      'pii.email_message.subject',
      'pii.invitee.address',
    ]),
  );
  const asked = { orgId: application.orgId, applicationId: application.id };
  expect(await eraseApplicationOnItsPersonsRequest(server.services, asked)).toBe('erased');
  expect(await findName(owner)).toEqual([]);
  const kept = readFileSync(join(place, 'data/tombstones'), 'utf8');
  expect(kept).toMatch(/^\d+ [0-9a-f]{64} \d{4}-\d\d-\d\d\n$/);
  // What was said of the other one is there, without the comparison.
  const { rows } = await owner.query<{ reason: string }>(
    'select reason from core.decision where application_id = $1',
    [stays.id],
  );
  expect(rows).toEqual([{ reason: 'Was clearer than … by far.' }]);
});

test('nor in any file beside the database, log line, search, mail or record that is asked for afterwards', async () => {
  const { owner } = server.given;
  await owner.query(`update core.application set submitted_at = now() where id = $1`, [stays.id]);
  const round = { admin, job: { id: stays.jobId, orgId: stays.orgId, hash: '' } };
  expect((await readDecisionRecordJson(server, round)).text).toContain('by far');
  expect(isAnyWordInText((await readDecisionRecordJson(server, round)).text, words())).toBe(false);
  for (const word of [...words(), 'Zyx', 'clearer']) {
    const found = await server.as(admin).get(`/api/search?searchQuery=${encodeURIComponent(word)}`);
    expect([found.statusCode, isAnyWordInText(found.body, words())]).toEqual([200, false]);
  }
  const outbox = await server.as(null).get('/dev/outbox.json');
  expect([outbox.statusCode, isAnyWordInText(outbox.body, words())]).toEqual([200, false]);
  expect(findWordsInFiles(join(place, 'data'), words())).toEqual([]);
  // The addresses that were asked for are in no log line either.
  expect(server.logged.length).toBeGreaterThan(5);
  expect(isAnyWordInText(JSON.stringify(server.logged), words())).toBe(false);
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
  await eraseApplicationOnItsPersonsRequest(server.services, asked);
  await server.given.owner.query(
    `with gone as (delete from core.tombstone) update core.application set state = 'submitted' where id = $1`,
    [back.id],
  );
  expect(await reapplyErasureTombstonesOfFile(server.services)).toBe(1);
  expect(await reapplyErasureTombstonesOfFile(server.services)).toBe(0);
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
  await createTestDatabase(findTestTemplateDatabaseUrl(), new URL(url).pathname.slice(1));
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
