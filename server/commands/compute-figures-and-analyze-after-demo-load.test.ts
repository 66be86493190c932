import { beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import {
  cloneTestDatabase,
  openDatabaseOwnerPool,
} from '../test/clone-test-database-and-open-owner-pool.ts';
import { findOrPlantDemoTemplateDatabaseUrl } from '../test/find-demo-template-url.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { computeFiguresAndAnalyzeAfterDemoLoad } from './compute-figures-and-analyze-after-demo-load.ts';

let url: string;
let owner: ReturnType<typeof openDatabaseOwnerPool>;

beforeAll(async () => {
  url = await cloneTestDatabase(await findOrPlantDemoTemplateDatabaseUrl());
  owner = openDatabaseOwnerPool(url);
});

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await owner.query<Row>(text)).rows;
}

function computeAndAnalyze(): Promise<void> {
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  return computeFiguresAndAnalyzeAfterDemoLoad(url, {
    config: parseConfig({ NODE_ENV: 'test', SECRET_KEY: testSecretKey, DATABASE_URL: url }),
    addresses: {
      app: databaseUrlForLogin(url, 'app', identity),
      system: databaseUrlForLogin(url, 'app_house', identity),
      reviewer: databaseUrlForLogin(url, 'app_reviewer', identity),
    },
  });
}

test('a process of its own counts and publishes its figures, so that the server has none of that left to do', async () => {
  const left = () => rows('select core.organisations_to_refresh()');
  const published = () => rows('select 1 from report.period_table');
  expect(await left()).not.toEqual([]);
  expect(await published()).toEqual([]);
  await computeAndAnalyze();
  expect(await left()).toEqual([]);
  expect(await published()).not.toEqual([]);
});

test('of each of its tables the database knows how many rows there are', async () => {
  const tables = await rows<{ table: string; known: number }>(`
    select c.oid::regclass::text as table, c.reltuples::int as known
    from pg_class c where c.relkind = 'r' and pg_get_userbyid(c.relowner) = '${testDatabaseRolePrefix}_owner'`);
  expect(tables.length).toBeGreaterThan(100);
  const counted = await Promise.all(
    tables.map(async ({ table, known }) => {
      const [found] = await rows<{ n: number }>(`select count(*)::int as n from ${table}`);
      return { table, known, n: found?.n };
    }),
  );
  expect(counted.filter(({ known, n }) => known !== n)).toEqual([]);
});

test('a table that is just being counted by the database itself is not waited for', async () => {
  const other = await owner.connect();
  await other.query('begin; lock table core.job in share update exclusive mode');
  await computeAndAnalyze();
  await other.query('rollback');
  other.release();
});
