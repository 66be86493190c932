import type pg from 'pg';
import { groupLinesBySize } from '../backup/group-lines-by-size.ts';
import { listTablesWithRows, type MovingTable } from './list-tables-that-move.ts';

const ROWS_A_TIME = 2000;
const BYTES_A_TIME = 4_000_000;

type Copying = { tables: readonly MovingTable[]; orgId: number };

/**
 * Reads all rows of the organisation in the transaction of `from` and leaves them with `to`, beside the tables that they are for.
 * As text of JSON, whose numbers nobody reads on the way.
 */
export async function copyOrganisationRows(
  { from, to }: { from: pg.ClientBase; to: pg.ClientBase },
  { tables, orgId }: Copying,
): Promise<void> {
  for (const { name, columns, where } of await listTablesWithRows(from, { tables, orgId })) {
    await from.query(
      `declare moving no scroll cursor for
       select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${name} where ${where}) r`,
      [orgId],
    );
    let place = 0;
    for await (const lines of groupLinesBySize(readLines(from), BYTES_A_TIME)) {
      await to.query(
        'insert into auth.arriving_rows (org_id, table_name, place, rows) values ($1, $2, $3, $4::json)',
        [orgId, name, place, `[${lines.join(',')}]`],
      );
      place += 1;
    }
    await from.query('close moving');
  }
}

async function* readLines(client: pg.ClientBase): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_A_TIME} from moving`);
    if (rows.length === 0) return;
    for (const { line } of rows) yield line;
  }
}

/**
 * Puts what has arrived into its tables, in one transaction with whatever else `to` does in it. Each table by one statement, at
 * whose end its foreign keys are looked at.
 */
export async function insertArrivedRows(
  to: pg.ClientBase,
  { tables, orgId }: Copying,
): Promise<void> {
  const arrived = await to.query<{ name: string }>(
    'select distinct table_name as name from auth.arriving_rows where org_id = $1',
    [orgId],
  );
  const names = new Set(arrived.rows.map(({ name }) => name));
  for (const { name, columns } of tables.filter((table) => names.has(table.name)))
    await to.query(
      `insert into ${name} (${columns.join(', ')}) overriding system value
       select ${columns.map((column) => `r.${column}`).join(', ')}
       from auth.arriving_rows a, json_populate_recordset(null::${name}, a.rows) r
       where a.org_id = $1 and a.table_name = $2 order by a.place`,
      [orgId, name],
    );
}

/** Behind rows that name others come those that they name. */
export async function deleteOrganisationRows(
  from: pg.ClientBase,
  { tables, orgId }: Copying,
): Promise<void> {
  const logins = 'login_id in (select l.id from auth.login l where l.org_id = $1)';
  await from.query(
    `delete from auth.session where ${logins}
       or impersonation_id in (select i.id from auth.impersonation i where i.org_id = $1)`,
    [orgId],
  );
  await from.query(`delete from auth.pending where ${logins}`, [orgId]);
  const withRows = await listTablesWithRows(from, { tables, orgId });
  for (const { name, where } of withRows.toReversed())
    await from.query(`delete from ${name} where ${where}`, [orgId]);
  if (await hasTaskQueue(from))
    await from.query("delete from pgboss.job where data ->> 'orgId' = $1::text", [String(orgId)]);
}

/** Events whose work waits in the queue: it waits as an event again where the organisation is then, and is done once. */
export async function listEventsWithWaitingTasks(
  from: pg.ClientBase,
  orgId: number,
): Promise<number[]> {
  if (!(await hasTaskQueue(from))) return [];
  const { rows } = await from.query<{ id: string }>(
    `select distinct data ->> 'eventId' as id from pgboss.job
     where state < 'completed' and data ? 'eventId' and data ->> 'orgId' = $1::text`,
    [String(orgId)],
  );
  return rows.map(({ id }) => Number(id));
}

async function hasTaskQueue(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_class where oid = to_regclass('pgboss.job')",
  );
  return rowCount === 1;
}
