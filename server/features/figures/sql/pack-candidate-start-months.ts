import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function hasUnpackedCandidateStartMonths(db: Db<'aggregate'>): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (select from eo.packed_month where people is null) as "isDue"`.execute(db);
  return rows[0]?.isDue ?? false;
}

/** Packs so many months of roles at most; how many they were. The caller holds the lock, so that no fact changes meanwhile. */
export async function packCandidateStartMonthRows(
  db: Db<'aggregate'>,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update eo.packed_month p set people = eo.pack_month(p.job_id, p.month)
    from (select job_id, month from eo.packed_month where people is null order by job_id, month limit ${most}) due
    where p.job_id = due.job_id and p.month = due.month`.execute(db);
  return Number(numAffectedRows ?? 0);
}
