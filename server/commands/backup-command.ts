import { resolve } from 'node:path';
import { runCliCommand } from './run-cli-command.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE =
  'Name the folder to write: npm run backup -- /backups/2026-01-31 (add --without-key to leave the key out)';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

/** `npm run backup -- <folder>`: everything that cannot be made again, while Evenhand goes on. */
await runCliCommand(async ({ config, url, identity }) => {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new StartError(USAGE);
  const withKey = !process.argv.includes('--without-key');
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { tables, files } = await writeBackup({
    url,
    ...identity,
    dataDir: config.DATA_DIR,
    folder,
    withKey,
    signal: stop.signal,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${tables.length} tables, ${Object.keys(files).length} files.`,
    withKey
      ? 'The secret key is in it: keep it where only you can read it.'
      : 'The secret key is not in it: keep SECRET_KEY somewhere else, or nothing encrypted can be read again.',
  );
});
