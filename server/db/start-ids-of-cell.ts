import { sql, type Transaction } from 'kysely';
import { cellOfId, HOME_CELL, lastIdBeforeCell } from '../cells/cell-of-tokens-and-ids.ts';
import { StartError } from '../outside/start-error.ts';

/**
 * Lets all ids of this database begin where those of its cell do, those of tables that came with a later version too: no two
 * cells ever give the same one, so that an organisation can move with all of its own.
 * @throws StartError when the database is another cell's
 */
export async function startIdsOfCell(db: Transaction<unknown>, cell: string): Promise<void> {
  const { rows } = await sql<{ lastId: number; isEmpty: boolean }>`
    select last_value as "lastId", not exists (select from core.organisation) as "isEmpty"
    from core.organisation_org_id_seq`.execute(db);
  const { lastId = 1, isEmpty = true } = rows[0] ?? {};
  const found = cellOfId(lastId);
  if (found !== cell && !(found === HOME_CELL && isEmpty))
    throw new StartError(
      `CELL is ${cell}, but this is the database of cell ${found}: set its own DATABASE_URL for each cell.`,
    );
  if (cell === HOME_CELL) return;
  const last = lastIdBeforeCell(cell);
  // Those that have given ids of this cell already go on from there.
  await sql`
    select setval(s.seqrelid, ${last + 1}, false)
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema$|public$|pgboss$|migration$)' and s.seqtypid = 'int8'::regtype
      and coalesce(pg_sequence_last_value(s.seqrelid), 0) <= ${last}`.execute(db);
}
