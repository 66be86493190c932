import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import { databaseFunctionSqlWithFault } from './database-function-sql-with-fault.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const inServerTest =
  (file: string) =>
  (title: string): PlantedFaultDetector => ({ file: `server/test/${file}.test.ts`, title });
const walls = inServerTest('walls');
const rights = inServerTest('database-rights');
const enter = inServerTest('organisation-isolation');
const arrows = inServerTest('allowed-imports');
const schema = inServerTest('schema');
const audit = (title: string): PlantedFaultDetector => ({
  file: 'server/events/audit.test.ts',
  title,
});
const databaseRole = (name: string) => `${testDatabaseRolePrefix}_${name}`;

/** Faults in the walls of the server: these are planted in `npm test`, all of them by `npm run faults`. */
export const plantedTenantAndDoorWallFaults: PlantedFault[] = [
  {
    name: 'a table without policies',
    sql: 'create table core.unwalled (org_id bigint not null default core.current_org() primary key)',
    net: walls('row-level security is on and forced on every table, and its owner sees all'),
  },
  {
    name: 'a table without an organisation',
    sql: `create table core.homeless (id bigint primary key); call migration.wall('core.homeless', variadic '{}'::text[])`,
    net: walls(
      'every table belongs to an organisation, taken from the transaction and never left empty',
    ),
  },
  {
    name: 'row-level security that is not forced',
    sql: 'alter table core.job no force row level security',
    net: walls('row-level security is on and forced on every table, and its owner sees all'),
  },
  {
    name: 'a policy that was dropped',
    sql: 'drop policy tenant_staff on core.job_member',
    net: walls('a door with a grant on a table has a policy there, and a door without has none'),
  },
  {
    name: 'a policy that forgets the organisation',
    sql: 'drop policy tenant_staff on core.job_member; create policy tenant_staff on core.job_member using (true)',
    net: walls('every policy holds to one organisation, but those on the checked-in list'),
  },
  {
    name: 'a base that opens a table to another door',
    change: [
      {
        file: 'server/db/migrations/008-applications.sql',
        from: "call migration.wall('core.finish_reminder', 'worker');",
        to: "call migration.wall('core.finish_reminder', 'worker', 'staff');",
      },
    ],
    net: schema('the base makes what the old chain has made, to the letter'),
  },
  {
    name: 'a function that writes a table of another feature',
    change: [
      {
        file: 'server/db/functions/pii/give_name.sql',
        from: '-- owner: pipeline',
        to: '-- owner: apply',
      },
    ],
    net: arrows('every table has one writer'),
  },
  {
    name: 'a function that keeps a right its file has lost',
    change: [
      {
        file: 'server/db/apply-database-functions.ts',
        from: 'await revokeAll(db, [...due]);',
        to: '',
      },
    ],
    net: {
      file: 'server/db/apply-database-functions.test.ts',
      title: 'a right that a file no longer gives is taken away',
    },
  },
  {
    name: 'a foreign key over a bad row',
    sql: `create or replace procedure migration.wall(target regclass, variadic doors text[]) language plpgsql as
      $$ begin execute format('alter table %s enable row level security', target); execute format('alter table %s force row level security', target); end $$`,
    net: walls(
      'a foreign key over a bad row is refused, although the owner too stands behind the walls',
    ),
  },
  {
    name: 'a foreign key without the organisation',
    sql: 'create unique index on core.job (id); alter table core.job_delta add foreign key (job_id) references core.job (id)',
    net: walls(
      'every foreign key to a table of an organisation carries the organisation, and was checked',
    ),
  },
  {
    name: 'an insert into another organisation',
    sql: `alter policy tenant_staff on core.job with check (true)`,
    net: enter('an insert without an organisation, or into another one, is refused'),
  },
  {
    name: 'a grant of an identity column to the reviewer',
    sql: `grant select (first_name) on core.member to ${databaseRole('reviewer')}`,
    net: rights(
      'a reviewer reads the columns of the checked-in list, all of them in blind, and writes none',
    ),
  },
  {
    name: 'a query outside a door: a login with a right of its own',
    sql: `grant usage on schema core to ${databaseRole('app')}; grant select on core.organisation to ${databaseRole('app')}`,
    net: enter('a query outside a door is refused on every table'),
  },
  {
    name: 'a door with a right in pgboss',
    sql: `set local role ${databaseRole('tasks')}; grant usage on schema pgboss to ${databaseRole('system')}`,
    net: rights('no door has any right in the queue'),
  },
  {
    name: 'a function with the rights of its owner and no fixed search path',
    sql: 'alter function core.organisations_to_refresh() reset search_path',
    net: rights('functions with the rights of their owner look up names in one fixed place'),
  },
  {
    name: 'a function with the rights of its owner that nobody looked at',
    sql: `create function core.peek() returns bigint language sql security definer set search_path = pg_catalog as 'select 1'`,
    net: rights(
      'functions with the rights of their owner stand on the checked-in list, with those who may call them',
    ),
  },
  {
    name: 'a function that everybody may call',
    sql: 'grant execute on function core.organisations_to_refresh() to public',
    net: rights('the public may do nothing: no function, no table, no schema of ours'),
  },
  {
    name: 'a view with the rights of its owner',
    sql: 'create view core.all_members as select * from core.member',
    net: rights('views ask with the rights of whoever looks'),
  },
  {
    name: 'types of the doors that lag behind the grants',
    sql: `grant update (slug) on core.organisation to ${databaseRole('staff')}`,
    net: walls('the types of the doors are those of the catalogue'),
  },
  {
    name: 'a reviewer transaction that may become staff',
    clusterSql: {
      plant: `grant ${databaseRole('staff')} to ${databaseRole('app_reviewer')}`,
      undo: `revoke ${databaseRole('staff')} from ${databaseRole('app_reviewer')}`,
    },
    net: enter('a transaction of the reviewer door cannot become staff'),
  },
  {
    name: 'a query outside a door: a feature that takes a connection of its own',
    add: [
      {
        file: 'server/features/jobs/peek.ts',
        text: "import type { Services } from '../../services.ts';\n\nexport const peek = (outside: Services) => outside.pools.app.raw.query('select title from core.job');\n",
      },
    ],
    net: arrows('queries stand in sql.ts, and nobody but the doors holds a connection'),
  },
  {
    name: 'a cycle',
    add: [
      { file: 'server/text/one.ts', text: "export { two } from './two.ts';\n" },
      {
        file: 'server/text/two.ts',
        text: "export { one } from './one.ts';\n\nexport const two = 2;\n",
      },
    ],
    net: arrows('no file leads back to itself'),
  },
  {
    name: "a feature that imports another's sql.ts",
    add: [
      {
        file: 'server/features/sign-in/peek.ts',
        text: "export { findJobCardRow } from '../jobs/sql/job-cards-phase-counts-teams-and-grades.ts';\n",
      },
    ],
    net: arrows(
      'a feature knows of another only its verbs and rules, never its sql, routes or tasks',
    ),
  },
  {
    name: 'a second writer of a table',
    add: [
      {
        file: 'server/features/sign-in/sql/job.ts',
        text: "import { sql } from 'kysely';\n\nexport const rename = sql`update core.job set title = 'Renamed'`;\n",
      },
    ],
    net: arrows('every table has one writer'),
  },
  {
    name: 'a route without may',
    change: [
      {
        file: 'server/features/jobs/routes.ts',
        from: /(addEndpointRoute\(\s*server,\s*contract\.countJobsEndpoint),[^)]+\)/,
        to: '$1)',
      },
    ],
    net: { compiler: 'server/features/jobs/routes.ts' },
  },
  {
    name: 'a reviewer route that selects a name',
    add: [
      {
        file: 'server/features/review/peek.ts',
        text: "import type { Db } from '../../access/transactions-by-door-or-token.ts';\n\nexport const peek = (db: Db<'reviewer'>) => db.selectFrom('core.member').select('first_name').execute();\n",
      },
    ],
    net: { compiler: 'server/features/review/peek.ts' },
  },
  {
    name: 'an anti-forgery check that was removed',
    change: [
      {
        file: 'server/http/add-endpoint-route.ts',
        from: 'checkCsrfToken(request, services.config);',
        to: '{}',
      },
    ],
    net: {
      file: 'server/test/contract.test.ts',
      title:
        'a call without its own anti-forgery token, or from another site, is refused and changes nothing',
    },
  },
  {
    name: 'a promise of the contract without a route',
    change: [{ file: 'server/app.ts', from: 'AllFeatures)', to: 'AllFeatures.slice(1))' }],
    net: {
      file: 'server/test/contract.test.ts',
      title: 'every promise of the contract has a route, and every route was promised',
    },
  },
  {
    name: 'an audit entry outside the transaction of the deed',
    change: [
      {
        file: 'server/access/transactions-by-door-or-token.ts',
        from: 'return pools[databaseLoginByDoor[from]].db.transaction()',
        to: 'Object.assign(globalThis, { planted: pools.app.db });\n  return pools[databaseLoginByDoor[from]].db.transaction()',
      },
      {
        file: 'server/events/write-audit-entry.ts',
        from: 'export async function writeAuditEntry(',
        to: `export async function writeAuditEntry(db: any, entry: any): Promise<void> {
  const { sql } = await import('kysely');
  const { planted } = globalThis as any;
  const { rows } = await sql<any>\`select current_setting('app.org_id') as org, current_setting('role') as role\`.execute(db);
  await planted.transaction().execute(async (other: any) => {
    await sql\`select set_config('role', \${rows[0].role}, true), set_config('app.org_id', \${rows[0].org}, true)\`.execute(other);
    await honestAudit(other, entry);
  });
}

async function honestAudit(`,
      },
    ],
    net: audit('a change that fails leaves no audit entry'),
  },
  {
    name: 'an audit entry whose failure is swallowed',
    change: [
      {
        file: 'server/events/write-audit-entry.ts',
        from: 'export async function writeAuditEntry(',
        to: `export async function writeAuditEntry(db: any, entry: any): Promise<void> {
  const { sql } = await import('kysely');
  await sql\`savepoint careless\`.execute(db);
  await honestAudit(db, entry).catch(() => sql\`rollback to savepoint careless\`.execute(db));
}

async function honestAudit(`,
      },
    ],
    net: audit('a change whose audit entry cannot be written is not made'),
  },
  {
    name: 'a delta that the fold counts twice',
    sql: databaseFunctionSqlWithFault('server/db/functions/core/add_up_job_deltas.sql', {
      from: /delete from core\.job_delta[\s\S]*?returning (org_id, job_id, counter, n, at)/,
      to: 'select $1 from core.job_delta',
    }),
    net: {
      file: 'server/features/jobs/list-jobs.test.ts',
      title: 'counters are exact whether added, waiting or both',
    },
  },
];
