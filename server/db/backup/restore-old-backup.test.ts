import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTestTemplateDatabaseUrl } from '../../test/clone-test-database-and-open-owner-pool.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../../test/start-test-cluster.ts';
import {
  listMigrationNames,
  migrateDatabase,
  pickBaseMigrationNames,
} from '../migrate-database-and-list-migration-names.ts';
import { squashedMigrationNames } from '../squashed-migration-names-and-replacement.ts';
import {
  BACKUP_TASKS_FILE,
  type BackupManifest,
} from './backup-file-names-manifest-and-checksums.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const asOwner = `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`;
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'evenhand-old-backup-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(findTestTemplateDatabaseUrl(), name);
  return databaseUrlNamed(findTestTemplateDatabaseUrl(), name);
}

/** As it was at the end of the old chain: the schema of the base, and names that a later migration has changed. */
async function writeOldBackup(oldFolder: string): Promise<BackupManifest> {
  const url = await emptyDatabase();
  const upTo = pickBaseMigrationNames(await listMigrationNames()).at(-1) ?? '';
  await migrateDatabase({ url, ...identity, upTo });
  const owner = new pg.Pool({ connectionString: url, max: 1, options: asOwner });
  const [eventId] = await queryFirstColumn(
    owner,
    `with organisation as (
       insert into core.organisation (slug, name) values ('from-before', 'From before') returning org_id),
     settings as (insert into core.mail_setting (org_id, sender_name) select org_id, 'Hiring' from organisation)
     insert into core.event (org_id, kind, actor_kind) select org_id, 'batch-dealt', 'house' from organisation
     returning id`,
  );
  await owner.end();
  const backup = { url, ...identity, dataDir: join(place, 'data'), folder: oldFolder };
  const manifest = await writeBackup({ ...backup, withKey: false });
  const tasks = gzipSync(JSON.stringify({ orgId: 1, eventId: Number(eventId) }));
  await writeFile(join(oldFolder, BACKUP_TASKS_FILE), tasks);
  const files = { ...manifest.files, [BACKUP_TASKS_FILE]: '' };
  return { ...manifest, files, migrations: squashedMigrationNames };
}

test('one of the end of the old chain of migrations is restored, and one of before it is refused with what to do', async () => {
  const oldFolder = join(place, 'old-backup');
  const manifest = await writeOldBackup(oldFolder);
  const url = await emptyDatabase();
  const old = { url, ...identity, dataDir: join(place, 'new-data'), folder: oldFolder };
  const tooOld = { ...manifest, migrations: squashedMigrationNames.slice(0, 40) };
  await expect(restoreBackup({ ...old, manifest: tooOld })).rejects.toThrow(
    /^This is of an early Evenhand 0\.1\.0, which lacks 041-arrivals: restore it with /,
  );
  await restoreBackup({ ...old, manifest });
  const pool = new pg.Pool({ connectionString: url, max: 1, options: asOwner });
  const { rows } = await pool.query(
    `select o.slug, s.sender_name, e.actor_kind, w.kind from core.organisation o join core.email_setting s using (org_id)
       join core.event e using (org_id) join core.event_outbox w on w.event_id = e.id`,
  );
  expect(rows).toEqual([
    { slug: 'from-before', sender_name: 'Hiring', actor_kind: 'system', kind: 'batch-dealt' },
  ]);
  await pool.end();
});
