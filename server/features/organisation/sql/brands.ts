import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findBrands(db: Db<'staff'>): Promise<CurrentUserOrganisation['brands']> {
  return db.selectFrom('core.brand').select(['id', 'name']).orderBy('id').execute();
}

export async function deleteBrandRowsExcept(db: Db<'staff'>, ids: number[]): Promise<void> {
  await sql`delete from core.brand where id <> all (${ids}::bigint[])`.execute(db);
}

export async function renameBrandRow(db: Db<'staff'>, id: number, name: string): Promise<void> {
  await db.updateTable('core.brand').set({ name }).where('id', '=', id).execute();
}

export async function insertBrandRows(db: Db<'staff'>, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('core.brand')
    .values(names.map((name) => ({ name })))
    .execute();
}
