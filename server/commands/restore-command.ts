import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCliCommand } from './run-cli-command.ts';
import { BACKUP_KEY_FILE, readBackupManifest } from '../db/backup/backup-manifest.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { storeSecretKeyFromBackup } from '../outside/stored-secret-key-and-rotation.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE = 'Name the folder of the backup: npm run restore -- /backups/2026-01-31';

/** `npm run restore -- <folder>`: a backup into an empty database; nothing is ever overwritten. */
const [name] = process.argv.slice(2);
const folder = name === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', name);
const key = folder === null ? null : keyIn(folder);
// Said before the settings are read: without it a new key would be made, with which nothing could be read.
const env = {
  ...process.env,
  ...(key !== null && !process.env['SECRET_KEY'] && { SECRET_KEY: key }),
};

await runCliCommand(
  async ({ config, url, identity }) => {
    if (folder === null) throw new StartError(USAGE);
    const manifest = await readBackupManifest(folder);
    if (config.DATABASE_URL === undefined)
      storeSecretKeyFromBackup(config.DATA_DIR, config.SECRET_KEY);
    await restoreBackup({ url, ...identity, dataDir: config.DATA_DIR, folder, manifest });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows as they were at ${manifest.madeAt}. Everybody has to log in again. Start with: npm start`,
    );
  },
  { env, onEmpty: true },
);

function keyIn(folder: string): string | null {
  const file = join(folder, BACKUP_KEY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
