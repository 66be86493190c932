/** Files that put text into SQL, and where the text comes from: never from a request. */
export const approvedRawSqlFiles: Record<string, string> = {
  'server/db/migrate-database-and-list-migration-names.ts': 'the migrations themselves',
  'server/db/apply-database-functions.ts':
    'the functions themselves, and their names from the catalogue',
  'server/db/squashed-migration-names-and-replacement.ts': 'a procedure of the first migration',
  'server/db/database-roles.ts':
    'names and passwords of roles, which take no parameters; quoted, from the configuration',
  'server/db/generate-door-database-types.ts':
    'types of the catalogue, for code and not for a database',
  'server/db/backup/restore-backup.ts':
    'names of tables and columns: from the catalogue, and of a manifest that names only those',
  'server/db/backup/mark-or-refuse-half-restored-database.ts':
    'the name of a schema of ours, and names of schemas that the catalogue quoted',
  'server/db/backup/write-backup.ts': 'names of tables, columns and counters, from the catalogue',
  'server/db/move-organisation/close-and-open-organisation-for-writing.ts':
    'names of tables from the catalogue, ids, and a time, for triggers, which take no parameters',
  'server/db/move-organisation/copy-organisation-rows.ts':
    'names of tables and columns, from the catalogue',
  'server/db/move-organisation/list-tables-that-move.ts': 'names of tables, from the catalogue',
  'server/db/move-organisation/fingerprint-organisation.ts':
    'names of tables and columns, from the catalogue',
  'server/db/move-organisation/records-of-moves.ts': 'a question of ours without a variable',
  'server/cells/find-cell-of-moved-name.ts': 'a hash; quoted',
  'server/db/rotate-secret-key.ts':
    'names of the tables with encrypted columns, from a list of ours',
  'server/access/transactions-by-door-or-token.ts':
    'the name of a role of ours, numbers, and a hash; quoted',
  'server/access/open-rehearsal-transaction.ts':
    'names of roles of ours, quoted; of savepoints, which are constants; and messages that another file made',
  'server/access/find-and-admit-by-calendar-feed.ts': 'a hash; quoted',
  'server/access/pool-with-prepared-statements.ts':
    'the beginning of a transaction, before a statement without values',
  'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts':
    'names of counters, from the catalogue of events',
  'server/features/apply/sql/job-with-employer-page-version-and-careers-slug.ts':
    'a hash, and a moment as a program writes it; quoted',
  'server/features/pipeline/sql/managed-applications-their-emails-and-history.ts':
    'a text without a variable',
  'server/outside/pooled-addresses/check-database-logins.ts':
    'which database it is, a text without a variable',
  'server/outside/start-embedded-postgres.ts':
    'names of the embedded database, and its password, quoted',
  'server/listen-to-database-notifications.ts': 'the name of the channel, a constant',
};
