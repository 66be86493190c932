import { migrateDatabase } from '../db/migrate-database-and-list-migration-names.ts';
import { refuseHalfRestoredDatabase } from '../db/backup/mark-or-refuse-half-restored-database.ts';
import { runCliCommand } from './run-cli-command.ts';

/** `npm run migrate`: for installations whose starts may not (`MIGRATE_AT_START=false`). Again on a database of this version, it changes nothing. */
await runCliCommand(
  async ({ config, url, identity }) => {
    await refuseHalfRestoredDatabase(url);
    await migrateDatabase({ url, ...identity, cell: config.CELL });
    console.log('The database is of this version.');
  },
  { onEmpty: true, mayWalkCells: true },
);
