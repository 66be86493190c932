import type pg from 'pg';
import { StartError } from '../../outside/start-error.ts';
import { listBackupTables } from '../backup/list-tables-sequences-and-foreign-keys.ts';

/** A table with the rows of one organisation, which is the first parameter. */
export type MovingTable = { name: string; columns: string[]; where: string; isByLogin: boolean };

/** What hangs on a log-in of the organisation, and names no organisation itself. */
const TABLES_BY_LOGIN: readonly string[] = [
  'auth.device',
  'auth.oidc_identity',
  'auth.recovery_code',
];

/** What stays where it is, and why. */
export const tablesThatStay: Readonly<Record<string, string>> = {
  'auth.session': 'whoever was logged in logs in again, where their organisation is now',
  'auth.pending': 'a log-in that waits for its code begins anew',
  'auth.throttle': 'failed attempts at a cell, by whomever',
  'auth.email_rate_limit': 'addresses that a cell wrote to within the hour, of no organisation',
  'auth.email_salt': 'of the cell itself',
  'auth.reset_request': 'an address that asked for a link a moment ago, and asks again',
  'auth.sign_up': 'of nobody who has an organisation yet',
  'auth.invitation': 'the same',
  'auth.oidc_state': 'round trips to the provider that are over',
  'auth.twin_run': 'of the cell itself',
  'auth.organisation_move': 'what this cell knows of the move',
  'auth.arriving_rows': 'the same',
  'auth.moved_name': 'the same',
};

const ofItsLogins = 'login_id in (select l.id from auth.login l where l.org_id = $1)';

/**
 * Every table with rows of an organisation, each behind those that its foreign keys lead to: in this order rows can be
 * inserted, and deleted in the opposite one, without a foreign key being put off. To defer them all, or to switch them off, would
 * change tables that others work on.
 * @throws StartError where it is not decided of a table whether it moves
 */
export async function listTablesThatMove(client: pg.ClientBase): Promise<MovingTable[]> {
  const tables = (await listBackupTables(client))
    .filter(({ name }) => !Object.hasOwn(tablesThatStay, name))
    .map(({ name, columns }) => {
      const isByLogin = TABLES_BY_LOGIN.includes(name);
      return { name, columns, isByLogin, where: isByLogin ? ofItsLogins : 'org_id = $1' };
    });
  const undecided = tables.filter(
    ({ columns, isByLogin }) => !isByLogin && !columns.includes('org_id'),
  );
  if (undecided.length > 0)
    throw new StartError(
      `Nobody has decided whether rows move of ${undecided.map(({ name }) => name).join(', ')}.`,
    );
  return inOrderOf(tables, await listReferences(client));
}

/** Of these, those that have rows of the organisation: most have none, and to ask each of them takes longer than the rows of a small one. */
export async function listTablesWithRows(
  client: pg.ClientBase,
  { tables, orgId }: { tables: readonly MovingTable[]; orgId: number },
): Promise<MovingTable[]> {
  const { rows } = await client.query<{ found: boolean[] }>(
    `select array[${tables.map(({ name, where }) => `exists (select from ${name} where ${where})`).join(', ')}] as found`,
    [orgId],
  );
  return tables.filter((_, place) => rows[0]?.found[place]);
}

async function listReferences(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; targets: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as table, array_agg(format('%I.%I', tn.nspname, t.relname)) as targets
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' group by 1`,
  );
  return new Map(rows.map(({ table, targets }) => [table, targets]));
}

function inOrderOf(tables: MovingTable[], references: Map<string, string[]>): MovingTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<MovingTable>();
  const begun = new Set<MovingTable>();
  const place = (table: MovingTable) => {
    if (ordered.has(table)) return;
    if (begun.has(table))
      throw new StartError(`Foreign keys of ${table.name} go round in circles.`);
    begun.add(table);
    for (const target of references.get(table.name) ?? []) {
      const referenced = byName.get(target);
      // Of rows of one table that name each other all are inserted by one statement.
      if (referenced !== undefined && referenced !== table) place(referenced);
    }
    ordered.add(table);
  };
  for (const table of tables) place(table);
  return [...ordered];
}
