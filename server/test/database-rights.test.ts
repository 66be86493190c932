import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { databaseLoginByDoor } from '../access/database-pools-and-logins-by-door.ts';
import { openTaskQueue } from '../tasks/dispatch-events-and-open-task-queue.ts';
import {
  makeAnyGrantConditionSql,
  queryFirstColumn,
  databaseDoorNames,
  tableInFirstParamConditionSql,
  databaseLoginNames,
  testDatabaseRoleName,
  listTenantTables,
} from './database-doors-logins-and-table-lists.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';
import {
  approvedSecurityDefiners,
  approvedReviewerColumns,
} from './allow-lists-for-database-access-tests.ts';
import { approvedOperatorTables } from './approved-operator-and-support-access.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const offenders = (text: string, values: unknown[] = [tables]) =>
  queryFirstColumn(server.given.owner, text, values);

let tables: string[];
beforeAll(async () => {
  const queue = await openTaskQueue(
    databaseUrlForLogin(server.url, 'tasks', {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
    server.services,
  );
  await queue.stop({ graceful: false });
  tables = await listTenantTables(server.given.owner);
});

const ourFunction = `n.nspname !~ '^(pg_|information_schema|pgboss|public$)'
  and not exists (select from pg_depend e where e.objid = p.oid and e.classid = 'pg_proc'::regclass and e.deptype = 'e')`;

test('no role of the running server is mighty or owns anything but its queue', async () => {
  const mighty = await offenders(
    `select rolname from pg_roles where starts_with(rolname, $1)
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
    [`${testDatabaseRolePrefix}_`],
  );
  const owned = await offenders(
    `select r.rolname || ': ' || pg_describe_object(d.classid, d.objid, d.objsubid) from pg_shdepend d
       join pg_roles r on r.oid = d.refobjid
       left join pg_class c on d.classid = 'pg_class'::regclass and c.oid = d.objid
     where d.deptype = 'o' and d.refclassid = 'pg_authid'::regclass and r.rolname = any ($1)
       and d.dbid in (0, (select oid from pg_database where datname = current_database()))`,
    [[...databaseDoorNames, ...databaseLoginNames].map(testDatabaseRoleName)],
  );
  expect({
    mighty: mighty.filter((name) => name !== `${testDatabaseRolePrefix}_migrator`),
    owned,
  }).toEqual({
    mighty: [],
    owned: [],
  });
});

/** The server's own login is called as in version 0.1.0: its password follows from its name. */
const databaseLogin = { app: 'app', reviewer: 'app_reviewer', system: 'app_house' } as const;

test('the logins inherit nothing and become only their own doors', async () => {
  const memberships = await offenders(
    `select m.rolname || ' > ' || g.rolname || case when a.admin_option then ' admin' else '' end
     from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member
     where starts_with(m.rolname, '${testDatabaseRolePrefix}_') and m.rolname <> all ($1) order by 1`,
    [[`${testDatabaseRolePrefix}_migrator`]],
  );
  expect(memberships).toEqual(
    [
      ...Object.entries(databaseLoginByDoor).map(
        ([door, login]) =>
          `${testDatabaseRolePrefix}_${databaseLogin[login]} > ${testDatabaseRolePrefix}_${door}`,
      ),
      ...['auth', 'search', 'tasks'].map(
        (role) => `${testDatabaseRolePrefix}_owner > ${testDatabaseRolePrefix}_${role}`,
      ),
    ].sort(),
  );
  expect(
    await offenders('select rolname from pg_roles where rolname = any ($1) and rolinherit', [
      databaseLoginNames.map(testDatabaseRoleName),
    ]),
  ).toEqual([]);
});

test('the logins have no right of their own to any table, schema or function', async () => {
  const own = await offenders(
    `select role || ' ' || n.nspname || '.' || c.relname from unnest($1::text[]) as role, pg_class c
       join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p', 'v', 'm') and ${makeAnyGrantConditionSql('role')}
     union all
     select role || ' ' || n.nspname from unnest($1::text[]) as role, pg_namespace n
     where n.nspname !~ '^(pg_|information_schema|public$)' and has_schema_privilege(role, n.oid, 'usage, create')
     union all
     select role || ' ' || p.oid::regprocedure from unnest($1::text[]) as role, pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${ourFunction} and has_function_privilege(role, p.oid, 'execute')`,
    [databaseLoginNames.map(testDatabaseRoleName)],
  );
  expect(own).toEqual([]);
});

test('the queue reads what has happened and deletes what waits, and nothing else outside its own schema', async () => {
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname || ' ' || privilege from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
       where ${tableInFirstParamConditionSql} and case when privilege in ('select', 'insert', 'update')
         then has_any_column_privilege('${testDatabaseRolePrefix}_tasks', c.oid, privilege) else has_table_privilege('${testDatabaseRolePrefix}_tasks', c.oid, privilege) end
       order by 1`,
    ),
  ).toEqual(['core.event select', 'core.event_outbox delete', 'core.event_outbox select']);
});

test('no door has any right in the queue', async () => {
  expect(
    await offenders(
      `select role || ' pgboss' from unnest($1::text[]) as role where has_schema_privilege(role, 'pgboss', 'usage, create')
       union all
       select role || ' ' || c.relname from unnest($1::text[]) as role, pg_class c
       where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v', 'S') and ${makeAnyGrantConditionSql('role')}`,
      [[...databaseDoorNames, ...databaseLoginNames].map(testDatabaseRoleName)],
    ),
  ).toEqual([]);
});

test('the public may do nothing: no function, no table, no schema of ours', async () => {
  expect(
    await offenders(
      `select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
         aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where ${ourFunction} and a.grantee = 0
       union all
       select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
       where n.nspname !~ '^(pg_|information_schema)' and a.grantee = 0
       union all
       select n.nspname from pg_namespace n, aclexplode(n.nspacl) a
       where n.nspname !~ '^(pg_|information_schema|public$)' and a.grantee = 0
       union all
       select 'database' from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
       where d.datname = current_database() and a.grantee = 0`,
      [],
    ),
  ).toEqual([]);
});

test('functions with the rights of their owner stand on the checked-in list, with those who may call them', async () => {
  const { rows } = await server.given.owner.query<{ name: string; callers: string }>(
    `select n.nspname || '.' || p.proname as name, coalesce(string_agg(replace(r.rolname, '${testDatabaseRolePrefix}_', ''), ' ' order by r.rolname), '') as callers
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       left join lateral aclexplode(p.proacl) a on a.grantee <> p.proowner left join pg_roles r on r.oid = a.grantee
     where p.prosecdef and n.nspname !~ '^(pg_|pgboss)' group by p.oid, 1 order by 1`,
  );
  expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(
    approvedSecurityDefiners,
  );
});

test('functions with the rights of their owner look up names in one fixed place', async () => {
  expect(
    await offenders(
      `select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname !~ '^(pg_|pgboss)'
         and not coalesce(p.proconfig && array['search_path=pg_catalog', 'search_path=pg_catalog, pg_temp'], false)`,
      [],
    ),
  ).toEqual([]);
});

test('no door writes the audit trail but through its one function', async () => {
  expect(
    await offenders(
      `select door || ' ' || c.relname || ' ' || privilege from pg_class c, unnest($1::text[]) as door,
         unnest(array['insert', 'update', 'delete', 'truncate']) as privilege
       where c.relnamespace = 'audit'::regnamespace and c.relkind = 'r' and has_table_privilege(door, c.oid, privilege)
       union all
       select door || ' ' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0, unnest($1::text[]) as door
       where c.oid = 'audit.entry'::regclass and has_column_privilege(door, c.oid, a.attnum, 'insert, update') order by 1`,
      [databaseDoorNames.map(testDatabaseRoleName)],
    ),
  ).toEqual([]);
});

test('the role that was the door of the server itself is left with no right and no wall', async () => {
  const rights = (catalogue: string, rights: string) =>
    `select '${catalogue}' from ${catalogue}, aclexplode(${rights}) where grantee = $1::regrole`;
  expect(
    await offenders(
      `${rights('pg_class', 'relacl')} union all ${rights('pg_attribute', 'attacl')}
       union all ${rights('pg_namespace', 'nspacl')} union all ${rights('pg_proc', 'proacl')}
       union all select polname from pg_policy where $1::regrole = any (polroles)`,
      [testDatabaseRoleName('worker')],
    ),
  ).toEqual([]);
});

test('views ask with the rights of whoever looks', async () => {
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('v', 'm') and n.nspname !~ '^(pg_|information_schema|pgboss)' and c.relname !~ '^pg_'
         and not (c.relkind = 'v' and coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false))`,
      [],
    ),
  ).toEqual([]);
});

test('a reviewer reads the columns of the checked-in list, all of them in blind, and writes none', async () => {
  const rights = await offenders(
    `select n.nspname || '.' || c.relname || ' ' || privilege || ' ' || string_agg(a.attname, ' ' order by a.attnum)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
       unnest(array['select', 'insert', 'update', 'references']) as privilege
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema)'
       and has_column_privilege('${testDatabaseRolePrefix}_reviewer', c.oid, a.attnum, privilege)
     group by n.nspname, c.relname, privilege order by 1`,
    [],
  );
  expect(rights).toEqual(approvedReviewerColumns);
  expect(rights.filter((right) => !right.startsWith('blind.'))).toEqual([]);
  expect(
    await offenders(
      `select n.nspname from pg_namespace n where n.nspname in ('pii', 'eo', 'report', 'catalogue', 'search', 'migration', 'pgboss')
       and has_schema_privilege('${testDatabaseRolePrefix}_reviewer', n.oid, 'usage')`,
      [],
    ),
  ).toEqual([]);
});

test('a candidate ends nobody’s link, and staff end only those of reviewers', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const { services, given } = server;
  await given.owner.query(
    `insert into auth.token (token_hash, kind, org_id, reference)
     select sha256(convert_to(kind, 'UTF8')), kind, $1, 7 from unnest(array['application', 'review', 'sign-up']) kind`,
    [org.id],
  );
  const end = (door: 'candidate' | 'system' | 'staff', kind: string) =>
    runTransactionByDoor(
      { services, door, actor: { orgId: org.id, actorId: admin.id } },
      async (db) => {
        await sql`select auth.revoke_tokens(${kind}, 7)`.execute(db);
      },
    );
  for (const door of ['candidate', 'system'] as const)
    await expect(end(door, 'application')).rejects.toMatchObject({ code: '42501' });
  for (const kind of ['application', 'review', 'sign-up']) await end('staff', kind);
  const { rows } = await given.owner.query(
    'select kind from auth.token where org_id = $1 and revoked_at is not null',
    [org.id],
  );
  expect(rows).toEqual([{ kind: 'review' }]);
});

test('an operator reads and changes organisations, and has no right to anything about candidates or their roles', async () => {
  expect(
    await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${tableInFirstParamConditionSql} and ${makeAnyGrantConditionSql(`'${testDatabaseRolePrefix}_operator'::text`)} order by 1`,
    ),
  ).toEqual(approvedOperatorTables);
});
