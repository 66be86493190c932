import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CliCommandContext, openCliCommandPools, runCliCommand } from './run-cli-command.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import {
  BACKUP_KEY_FILE_NAME,
  readBackupManifest,
} from '../db/backup/backup-file-names-manifest-and-checksums.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import {
  readErasureTombstonesOfFile,
  ERASURE_TOMBSTONES_FILE_NAME,
} from '../features/retention/append-and-read-erasure-tombstones-file.ts';
import { reapplyErasureTombstones } from '../features/retention/reapply-erasure-tombstones.ts';
import { storeSecretKeyFromBackup } from '../outside/stored-secret-key-and-rotation.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE =
  'Name the folder of the backup: npm run restore -- /backups/2026-01-31 (add --tombstones and the file of the DATA_DIR before)';

/** `npm run restore -- <folder>`: a backup into an empty database; nothing is ever overwritten. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tombstones: { type: 'string' } },
});
const [name] = positionals;
const fromHere = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
const folder = name === undefined ? null : fromHere(name);
const key = folder === null ? null : keyIn(folder);
// Said before the settings are read: without it a new key would be made, with which nothing could be read.
const env = {
  ...process.env,
  ...(key !== null && !process.env['SECRET_KEY'] && { SECRET_KEY: key }),
};

await runCliCommand(
  async (command) => {
    if (folder === null) throw new StartError(USAGE);
    const { config, url, identity } = command;
    const given = values.tombstones === undefined ? null : fromHere(values.tombstones);
    if (given !== null && !existsSync(given))
      throw new StartError(`There is no file of tombstones at ${given}.`);
    const manifest = await readBackupManifest(folder);
    if (config.DATABASE_URL === undefined)
      storeSecretKeyFromBackup(config.DATA_DIR, config.SECRET_KEY);
    let erased = 0;
    await restoreBackup({
      url,
      ...identity,
      dataDir: config.DATA_DIR,
      folder,
      manifest,
      beforeServing: async () => {
        erased = await eraseWhomItBroughtBack(command, given);
      },
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows as they were at ${manifest.madeAt}. Everybody has to log in again. Start with: npm start`,
    );
    console.log(
      given !== null || existsSync(ownFile(command))
        ? `Erased once more, by their tombstones: ${erased} applications.`
        : `No file of tombstones was found: whoever was erased after ${manifest.madeAt} is back. If the DATA_DIR from before is still there, restore anew with --tombstones and its file.`,
    );
  },
  { env, onEmpty: true },
);

async function eraseWhomItBroughtBack(
  command: CliCommandContext,
  given: string | null,
): Promise<number> {
  const { config, identity } = command;
  const pools = openCliCommandPools(command);
  const services = {
    config,
    pools,
    roles: (door: string) => `${identity.prefix}_${door}`,
    now: () => new Date(),
  };
  const tombstones = [
    ...(await readErasureTombstonesOfFile(ownFile(command))),
    ...(given === null ? [] : await readErasureTombstonesOfFile(given)),
  ];
  return reapplyErasureTombstones(services, { tombstones, isRestored: true }).finally(() =>
    closeDatabasePools(pools),
  );
}

function ownFile({ config }: CliCommandContext): string {
  return join(config.DATA_DIR, ERASURE_TOMBSTONES_FILE_NAME);
}

function keyIn(from: string): string | null {
  const file = join(from, BACKUP_KEY_FILE_NAME);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
