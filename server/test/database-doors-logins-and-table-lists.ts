import type pg from 'pg';
import { testDatabaseRolePrefix } from './start-test-cluster.ts';

/** Who may work in the running server: doors, and the logins that open them. */
export const databaseDoorNames = [
  'staff',
  'reviewer',
  'candidate',
  'public',
  'operator',
  'system',
  'aggregate',
] as const;
export const databaseLoginNames = ['app', 'app_house', 'app_reviewer'] as const;

export const testDatabaseRoleName = (name: string) => `${testDatabaseRolePrefix}_${name}`;

/** Holds of a table `c` in a namespace `n` that is one of the names in $1. */
export const tableInFirstParamConditionSql = `(n.nspname || '.' || c.relname) = any ($1)`;

/** Whether a role has any right to a table `c`, or to a column of it. */
export const makeAnyGrantConditionSql = (
  role: string,
) => `(has_any_column_privilege(${role}, c.oid, 'select, insert, update, references')
  or has_table_privilege(${role}, c.oid, 'delete, truncate, trigger'))`;

/** Schemas without organisations; every other schema follows the organisation rule, by schema and never by table. */
const outsideTheRule = ['auth', 'catalogue', 'migration', 'pgboss', 'search'];
const ofTheSystem = `n.nspname in ('information_schema', 'public') or n.nspname like 'pg\\_%'`;

/** Every table of ours, those of the queue included. */
export async function listAllTables(client: pg.Pool): Promise<string[]> {
  return names(client, `not (${ofTheSystem})`);
}

/** The tables that follow the organisation rule. */
export async function listTenantTables(client: pg.Pool): Promise<string[]> {
  return names(
    client,
    `not (${ofTheSystem}) and n.nspname <> all ('{${outsideTheRule.join(',')}}')`,
  );
}

async function names(client: pg.Pool, where: string): Promise<string[]> {
  return queryFirstColumn(
    client,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${where} order by 1`,
  );
}

/** The first column of every row, as text. */
export async function queryFirstColumn(
  client: pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, values, rowMode: 'array' });
  return rows.map(([value]) => value);
}
