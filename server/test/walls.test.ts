import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { writeOrCheckDoorDatabaseTypes } from '../db/generate-door-database-types.ts';
import {
  makeAnyGrantConditionSql,
  queryFirstColumn,
  databaseDoorNames,
  tableInFirstParamConditionSql,
  testDatabaseRoleName,
  listTenantTables,
} from './database-doors-logins-and-table-lists.ts';
import { testDatabaseRolePrefix } from './start-test-cluster.ts';
import { approvedCrossOrganisationPolicies } from './allow-lists-for-database-access-tests.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const offenders = (text: string, values: unknown[] = [tables]) =>
  queryFirstColumn(server.given.owner, text, values);

let tables: string[];
beforeAll(async () => {
  tables = await listTenantTables(server.given.owner);
});

const OWN_ORGANISATION = '(org_id = ( SELECT core.current_org() AS current_org))';

test('every table belongs to an organisation, taken from the transaction and never left empty', async () => {
  expect(tables.length).toBeGreaterThan(10);
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         left join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
         left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where ${tableInFirstParamConditionSql} and not coalesce(a.attnotnull and a.atttypid = 'int8'::regtype
         and (pg_get_expr(d.adbin, d.adrelid) = 'core.current_org()'
           or (c.oid = 'core.organisation'::regclass and a.attidentity = 'a')), false)`,
    ),
  ).toEqual([]);
});

test('the organisation leads every key and every index', async () => {
  const keyless = await offenders(
    `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${tableInFirstParamConditionSql} and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  );
  const led = await offenders(
    `select i.indexrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where ${tableInFirstParamConditionSql} and a.attname is distinct from 'org_id'`,
  );
  expect({ keyless, led }).toEqual({ keyless: [], led: [] });
});

test('every foreign key to a table of an organisation carries the organisation, and was checked', async () => {
  expect(
    await offenders(
      `select k.conrelid::regclass || ' ' || k.conname from pg_constraint k
         join pg_class c on c.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute f on f.attrelid = k.conrelid and f.attnum = k.conkey[1]
         join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
       where k.contype = 'f' and ${tableInFirstParamConditionSql}
         and not (f.attname = 'org_id' and t.attname = 'org_id' and f.attnotnull and k.convalidated)`,
    ),
  ).toEqual([]);
});

test('a foreign key over a bad row is refused, although the owner too stands behind the walls', async () => {
  const client = await server.given.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      'create table core.scratch (org_id bigint not null default core.current_org(), job_id bigint, primary key (org_id))',
    );
    await client.query('insert into core.scratch values (1, 999999)');
    await client.query("call migration.wall('core.scratch', variadic '{}'::text[])");
    await expect(
      client.query(
        'alter table core.scratch add foreign key (org_id, job_id) references core.job (org_id, id)',
      ),
    ).rejects.toMatchObject({ code: '23503' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('no row points to nothing', async () => {
  const pairs = await offenders(
    `select format('select %L from %s f where true%s and not exists (select from %s t where %s)',
         k.conrelid::regclass || ' ' || k.conname, k.conrelid::regclass,
         (select string_agg(format(' and f.%I is not null', a.attname), '') from unnest(k.conkey) as u join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u),
         k.confrelid::regclass,
         (select string_agg(format('t.%I = f.%I', b.attname, a.attname), ' and ')
            from unnest(k.conkey, k.confkey) as u(here, there)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = here
            join pg_attribute b on b.attrelid = k.confrelid and b.attnum = there))
     from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and ${tableInFirstParamConditionSql}`,
  );
  const orphans = await Promise.all(
    pairs.map((query) => queryFirstColumn(server.given.owner, query)),
  );
  expect(orphans.flat()).toEqual([]);
});

test('row-level security is on and forced on every table, and its owner sees all', async () => {
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${tableInFirstParamConditionSql} and not (c.relrowsecurity and c.relforcerowsecurity and exists (
         select from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname and p.policyname = 'owner_all'
           and p.roles = array['${testDatabaseRolePrefix}_owner']::name[] and p.cmd = 'ALL' and p.qual = 'true' and p.with_check = 'true'))`,
    ),
  ).toEqual([]);
});

test('a door with a grant on a table has a policy there, and a door without has none', async () => {
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname || ' ' || door from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest($2::text[]) as door
       where ${tableInFirstParamConditionSql} and ${makeAnyGrantConditionSql('door')} <> exists (
         select from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname and door = any (p.roles))`,
      [tables, [...databaseDoorNames, 'tasks'].map(testDatabaseRoleName)],
    ),
  ).toEqual([]);
});

test('a door with a grant on a table may enter its schema', async () => {
  expect(
    await offenders(
      `select distinct n.nspname || ' ' || door from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest($2::text[]) as door
       where ${tableInFirstParamConditionSql} and ${makeAnyGrantConditionSql('door')} and not has_schema_privilege(door, n.oid, 'usage')`,
      [tables, [...databaseDoorNames, 'tasks'].map(testDatabaseRoleName)],
    ),
  ).toEqual([]);
});

test('every policy holds to one organisation, but those on the checked-in list', async () => {
  const wide = await offenders(
    `select p.schemaname || '.' || p.tablename || ' ' || p.policyname || ' ' || array_to_string(p.roles, ',') from pg_policies p
     where (p.schemaname || '.' || p.tablename) = any ($1) and p.policyname <> 'owner_all'
       and not coalesce((p.cmd = 'INSERT' or p.qual = $2 or starts_with(p.qual, '(' || $2 || ' AND '))
         and (p.with_check is null or p.with_check = $2 or starts_with(p.with_check, '(' || $2 || ' AND ')), false)
     order by 1`,
    [tables, OWN_ORGANISATION],
  );
  expect(wide).toEqual(Object.keys(approvedCrossOrganisationPolicies).sort());
});

test('no policy calls a volatile function', async () => {
  expect(
    await offenders(
      `select pol.polname || ' ' || p.oid::regprocedure from pg_policy pol
         join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = pol.oid and d.refclassid = 'pg_proc'::regclass
         join pg_proc p on p.oid = d.refobjid where p.provolatile = 'v'`,
      [],
    ),
  ).toEqual([]);
});

test('the types of the doors are those of the catalogue', async () => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect(
    await writeOrCheckDoorDatabaseTypes(client, testDatabaseRolePrefix, false),
    'run node server/db/generate-door-database-types.ts',
  ).toBe(true);
  await client.end();
});
