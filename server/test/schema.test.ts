import { applicationStates } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  pickBaseMigrationNames,
  migrateDatabase,
  listMigrationNames,
} from '../db/migrate-database-and-list-migration-names.ts';
import { readDatabaseFunctionFiles } from '../db/read-and-sort-database-function-files.ts';
import { findTestTemplateDatabaseUrl } from './clone-test-database-and-open-owner-pool.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';
import { findSqlTemplates } from './sql-rows/sql-templates.ts';
import {
  describeDatabaseSchema,
  fingerprintSchemaObjects,
} from './describe-and-fingerprint-database-schema.ts';

/** Of every object but functions and views, as the chain of version 0.1.0 left it: equal on PostgreSQL 15 and 18. */
const OF_OLD_CHAIN = new URL('old-chain.schema.json', import.meta.url);
const isOfFunctions = (name: string) => /^(function|view) /.test(name);

async function schemaOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${testDatabaseRolePrefix}_owner`,
  });
  await client.connect();
  return describeDatabaseSchema(client).finally(() => client.end());
}

/** Only the files of the base are run: what a later migration changes is no concern of it. */
test('the base makes what the old chain has made, to the letter', async () => {
  const name = `base_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(findTestTemplateDatabaseUrl(), name);
  const url = databaseUrlNamed(findTestTemplateDatabaseUrl(), name);
  const upTo = pickBaseMigrationNames(await listMigrationNames()).at(-1);
  if (upTo === undefined) throw new Error('there is no base');
  await migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey, upTo });
  const made = Object.entries(fingerprintSchemaObjects(await schemaOf(url)));
  expect(Object.fromEntries(made.filter(([object]) => !isOfFunctions(object)))).toEqual(
    JSON.parse(await readFile(OF_OLD_CHAIN, 'utf8')),
  );
});

test('every function and every view has a file of its own, and is declared by it alone', async () => {
  const schema = await schemaOf(findTestTemplateDatabaseUrl());
  const inDatabase = [...schema.keys()]
    .filter(isOfFunctions)
    .map((object) => object.replace(/^\w+ /, '').replace(/\(.*/, ''));
  const files = await readDatabaseFunctionFiles();
  expect(files.length).toBeGreaterThan(150);
  expect(
    files.flatMap(({ key, declared }) => Array.from({ length: declared }, () => key)).toSorted(),
  ).toEqual(inDatabase.toSorted());
  const strange = files.filter(
    ({ key, text }) =>
      [...text.matchAll(/^create or replace (?:function|view) ([\w.]+)/gm)].some(
        ([, name]) => name !== key,
      ) || !/^-- owner: [a-z-]+\n/.test(text),
  );
  expect(strange.map(({ key }) => key)).toEqual([]);
});

test('no line of a migration, a function or a template of SQL is longer than a screen', async () => {
  const folder = new URL('../', import.meta.url);
  const paths = (await readdir(folder, { recursive: true })).filter(
    (path) => /^db\/.*\.sql$|\.ts$/.test(path) && !/^(node_modules|dist|test\/faults)\//.test(path),
  );
  expect(paths.filter((path) => path.endsWith('.sql')).length).toBeGreaterThan(150);
  const lines = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(new URL(path, folder), 'utf8');
      return linesOfSql(path, text).map((line) => `${path}: ${line}`);
    }),
  );
  expect(lines.flat().length).toBeGreaterThan(5000);
  const long = lines.flat().filter((line) => line.slice(line.indexOf(': ') + 2).length > 120);
  expect(long).toEqual([]);
});

function linesOfSql(path: string, text: string): string[] {
  if (path.endsWith('.sql')) return text.split('\n');
  return findSqlTemplates({ path, text }).flatMap(({ from, to }) => {
    const end = text.indexOf('\n', to);
    return text.slice(text.lastIndexOf('\n', from) + 1, end === -1 ? undefined : end).split('\n');
  });
}

test('an application can be in the states of the contract, and in no other', async () => {
  const client = new pg.Client({ connectionString: findTestTemplateDatabaseUrl() });
  await client.connect();
  const { rows } = await client
    .query<{ allowed: string }>(
      `select pg_get_constraintdef(oid) as allowed from pg_constraint
       where conrelid = 'core.application'::regclass and conname = 'application_state_check'`,
    )
    .finally(() => client.end());
  const allowed = [...(rows[0]?.allowed ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state);
  expect(allowed).toEqual(applicationStates);
});

test('no function is made of all columns of a large table: none of these could be dropped from a database that has it', async () => {
  const client = new pg.Client({ connectionString: findTestTemplateDatabaseUrl() });
  await client.connect();
  const { rows } = await client
    .query<{ made: string; of: string }>(
      `select d.objid::regprocedure::text as made, d.refobjid::regclass::text as of from pg_depend d
       where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
       group by d.objid, d.refobjid
       having count(distinct d.refobjsubid) > 8 and count(distinct d.refobjsubid) = (select count(*) from pg_attribute a
         where a.attrelid = d.refobjid and a.attnum > 0 and not a.attisdropped)`,
    )
    .finally(() => client.end());
  // The digest of an entry is one of all of it.
  expect(rows).toEqual([{ made: 'audit.digest(audit.entry)', of: 'audit.entry' }]);
});
