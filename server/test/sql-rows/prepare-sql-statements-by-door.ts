import pg from 'pg';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import {
  type DatabaseDoorName,
  databaseLoginByDoor,
} from '../../access/database-pools-and-logins-by-door.ts';
import {
  databaseDoorNames,
  testDatabaseRoleName,
} from '../database-doors-logins-and-table-lists.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../start-test-cluster.ts';
import {
  type DescribedSqlStatement,
  describeSqlStatement,
} from './ask-postgres-for-columns-of-statement.ts';
import {
  isColumnComparedInSql,
  findOuterJoinedRelationsInPlan,
  type PostgresPlanNode,
  readTableColumns,
  type TableColumnsByKey,
  keyOfTableColumn,
} from './table-columns-and-outer-joined-relations.ts';
import type { RecordedSqlStatementWithDoors } from './recorded-sql-statement-with-doors-type.ts';

export type SqlColumnTypeAndNullability = { name: string; type: string; isNullable: boolean };

export type CheckedSqlStatement = RecordedSqlStatementWithDoors & {
  columns: SqlColumnTypeAndNullability[];
  /** Why the database would not do it; null where it would. */
  refusal: string | null;
};

/** Has each statement prepared and planned as its door, which needs every right that doing it needs. */
export async function prepareSqlStatementsByDoor(
  url: string,
  statements: RecordedSqlStatementWithDoors[],
): Promise<CheckedSqlStatement[]> {
  const clients = new Map<DatabaseDoorName, pg.Client>();
  for (const door of databaseDoorNames) clients.set(door, await openDoor(url, door));
  try {
    const checked: CheckedSqlStatement[] = [];
    for (const statement of statements) checked.push(await checkStatement(clients, statement));
    return checked;
  } finally {
    await Promise.all([...clients.values()].map((client) => client.end()));
  }
}

const loginNames = { app: 'app', system: 'app_house', reviewer: 'app_reviewer' } as const;

async function openDoor(url: string, door: DatabaseDoorName): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrlForLogin(url, loginNames[databaseLoginByDoor[door]], {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
    options: '-c search_path=pg_catalog -c plan_cache_mode=force_generic_plan -c app.org_id=1',
  });
  await client.connect();
  await client.query(`set role ${testDatabaseRoleName(door)}`);
  return client;
}

/** As every door that the function names; where it names none, as whichever may. */
async function checkStatement(
  clients: Map<DatabaseDoorName, pg.Client>,
  statement: RecordedSqlStatementWithDoors,
): Promise<CheckedSqlStatement> {
  const isNamed = statement.doors.length > 0;
  let last: CheckedSqlStatement = { ...statement, columns: [], refusal: 'nobody asks it' };
  for (const [door, client] of clients) {
    if (isNamed && !statement.doors.includes(door)) continue;
    last = { ...last, ...(await checkAs(client, door, statement.text)) };
    if ((last.refusal === null) !== isNamed) return last;
  }
  return last;
}

async function checkAs(
  client: pg.Client,
  door: DatabaseDoorName,
  text: string,
): Promise<Pick<CheckedSqlStatement, 'columns' | 'refusal'>> {
  try {
    const { columns, parameters } = await describeSqlStatement(client, text);
    const plan = PLANNED.test(text) ? await planOf(client, text, parameters) : undefined;
    return { columns: await withNullability(client, { text, columns, plan }), refusal: null };
  } catch (error) {
    // What the database throws is an error.
    return { columns: [], refusal: `${door}: ${(error as Error).message}` };
  }
}

const PLANNED = /^(\s|\/\*.*?\*\/)*(with|select|insert|update|delete)\b/;

async function planOf(
  client: pg.Client,
  text: string,
  parameters: number,
): Promise<PostgresPlanNode> {
  const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join(', ')})`;
  await client.query(`prepare checked as ${text}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PostgresPlanNode }] }>(
      `explain (verbose, format json) execute checked${values}`,
    );
    const [explained] = rows;
    if (explained === undefined) throw new Error('nothing was explained');
    return explained['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('deallocate checked');
  }
}

const tableColumns = new Map<pg.Client, TableColumnsByKey>();

/** A column may be null for sure if its table says so, or may have no row; of what is worked out nobody can tell. */
async function withNullability(
  client: pg.Client,
  {
    text,
    columns,
    plan,
  }: {
    text: string;
    columns: DescribedSqlStatement['columns'];
    plan: PostgresPlanNode | undefined;
  },
): Promise<SqlColumnTypeAndNullability[]> {
  const known = tableColumns.get(client) ?? (await readTableColumns(client));
  tableColumns.set(client, known);
  const outer = plan === undefined ? new Set<string>() : findOuterJoinedRelationsInPlan(plan);
  return columns.map(({ name, type, origin }) => {
    const from = known.get(keyOfTableColumn(origin));
    if (from === undefined) return { name, type, isNullable: false };
    const isNullable =
      (from.isNullable && !isColumnComparedInSql(from, text)) || outer.has(from.relation);
    return { name, type, isNullable };
  });
}
