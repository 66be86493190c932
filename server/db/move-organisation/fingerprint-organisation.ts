import { createHash } from 'node:crypto';
import type pg from 'pg';
import { listTablesWithRows, type MovingTable } from './list-tables-that-move.ts';

export type OrganisationFingerprint = {
  /** Over all rows of all tables, in an order that is the same in each database. */
  hash: string;
  rows: Record<string, number>;
};

/**
 * Hashes each row as PostgreSQL writes it, not as it travels: what JSON cannot tell apart would be told apart here. Takes one
 * statement for each table and reads every row once.
 */
export async function fingerprintOrganisation(
  client: pg.ClientBase,
  { tables, orgId }: { tables: readonly MovingTable[]; orgId: number },
): Promise<OrganisationFingerprint> {
  const all = createHash('sha256');
  const rows: Record<string, number> = {};
  const withRows = await listTablesWithRows(client, { tables, orgId });
  for (const table of withRows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name, where } = table;
    // A database that has come another way to the same version may have them in another order.
    const columns = table.columns.toSorted();
    const answer = await client.query<{ count: number; hash: string }>(
      `select count(*)::int as count, encode(sha256(coalesce(string_agg(hash, ''::bytea order by hash), ''::bytea)), 'hex') as hash
       from (select sha256(convert_to(r::text, 'UTF8')) as hash
         from (select ${columns.join(', ')} from ${name} where ${where}) r) hashed`,
      [orgId],
    );
    const { count = 0, hash = '' } = answer.rows[0] ?? {};
    all.update(`${name} ${columns.join(',')} ${count} ${hash}\n`);
    rows[name] = count;
  }
  return { hash: all.digest('hex'), rows };
}
