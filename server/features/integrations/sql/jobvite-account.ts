import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function upsertJobviteAccountRow(
  db: Db<'staff'>,
  account: { companyId: string; sealed: Buffer; memberId: number },
): Promise<void> {
  await sql`
    insert into core.jobvite_account (company_id, sealed, set_by)
    values (${account.companyId}, ${account.sealed}, ${account.memberId})
    on conflict (org_id) do update set company_id = ${account.companyId}, sealed = ${account.sealed},
      set_by = ${account.memberId}, set_at = now()`.execute(db);
}

export async function deleteJobviteAccountRow(db: Db<'staff'>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('core.jobvite_account').executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findJobviteAccount(
  db: Db<'system'>,
): Promise<{ companyId: string; sealed: Buffer } | undefined> {
  return db
    .selectFrom('core.jobvite_account')
    .select(['company_id as companyId', 'sealed'])
    .executeTakeFirst();
}

export async function findOrganisationsWithJobvite(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select core.organisations_with_jobvite() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Held until the end of the transaction, so that it is not replaced twice. */
export async function lockAndReadSealedJobviteAccount(
  db: Db<'system'>,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from core.jobvite_account for update`.execute(db);
  return rows[0]?.sealed;
}

export async function updateSealedJobviteAccountRow(
  db: Db<'system'>,
  sealed: Buffer,
): Promise<void> {
  await sql`update core.jobvite_account set sealed = ${sealed}`.execute(db);
}
