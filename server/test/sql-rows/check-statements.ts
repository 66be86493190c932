import pg from 'pg';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import { type DoorName, loginByDoor } from '../../access/database-pools.ts';
import { doorNames, roleNamed } from '../database-catalogue.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../start-test-cluster.ts';
import { type DescribedStatement, describeStatement } from './describe-statement.ts';
import type { RecordedStatement } from './record-statements.ts';

export type CheckedStatement = RecordedStatement & {
  columns: DescribedStatement['columns'];
  /** Why the database would not do it; null where it would. */
  refusal: string | null;
};

/** Has each statement prepared and planned as its door, which needs every right that doing it needs. */
export async function checkStatements(
  url: string,
  statements: RecordedStatement[],
): Promise<CheckedStatement[]> {
  const clients = new Map<DoorName, pg.Client>();
  for (const door of doorNames) clients.set(door, await openDoor(url, door));
  try {
    const checked: CheckedStatement[] = [];
    for (const statement of statements) checked.push(await checkStatement(clients, statement));
    return checked;
  } finally {
    await Promise.all([...clients.values()].map((client) => client.end()));
  }
}

const loginNames = { app: 'app', system: 'app_house', reviewer: 'app_reviewer' } as const;

async function openDoor(url: string, door: DoorName): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrlForLogin(url, loginNames[loginByDoor[door]], {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
    options: '-c search_path=pg_catalog -c plan_cache_mode=force_generic_plan -c app.org_id=1',
  });
  await client.connect();
  await client.query(`set role ${roleNamed(door)}`);
  return client;
}

/** As every door that the function names; where it names none, as whichever may. */
async function checkStatement(
  clients: Map<DoorName, pg.Client>,
  statement: RecordedStatement,
): Promise<CheckedStatement> {
  const isNamed = statement.doors.length > 0;
  let last: CheckedStatement = { ...statement, columns: [], refusal: 'nobody asks it' };
  for (const [door, client] of clients) {
    if (isNamed && !statement.doors.includes(door)) continue;
    last = { ...last, ...(await checkAs(client, door, statement.text)) };
    if ((last.refusal === null) !== isNamed) return last;
  }
  return last;
}

async function checkAs(
  client: pg.Client,
  door: DoorName,
  text: string,
): Promise<Pick<CheckedStatement, 'columns' | 'refusal'>> {
  try {
    const { columns, parameters } = await describeStatement(client, text);
    if (PLANNED.test(text)) await plan(client, text, parameters);
    return { columns, refusal: null };
  } catch (error) {
    // What the database throws is an error.
    return { columns: [], refusal: `${door}: ${(error as Error).message}` };
  }
}

const PLANNED = /^(\s|\/\*.*?\*\/)*(with|select|insert|update|delete)\b/;

async function plan(client: pg.Client, text: string, parameters: number): Promise<void> {
  const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join(', ')})`;
  await client.query(`prepare checked as ${text}`);
  try {
    await client.query(`explain execute checked${values}`);
  } finally {
    await client.query('deallocate checked');
  }
}
