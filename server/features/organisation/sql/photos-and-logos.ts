import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function upsertMemberPhotoRow(
  db: Db<'staff'>,
  photo: { memberId: number; version: number; image: Buffer },
): Promise<void> {
  const { memberId, version, image } = photo;
  await db
    .insertInto('core.member_photo')
    .values({ member_id: memberId, version, image })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'member_id']).doUpdateSet({ version, image }),
    )
    .execute();
}

export async function deleteMemberPhotoRow(db: Db<'staff'>, memberId: number): Promise<void> {
  await db.deleteFrom('core.member_photo').where('member_id', '=', memberId).execute();
}

export async function findMemberPhoto(
  db: Db<'staff'>,
  { memberId, version }: { memberId: number; version: number },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('core.member_photo')
    .select('image')
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.image;
}

export async function upsertOrganisationLogoRow(
  db: Db<'staff'>,
  logo: { key: string; image: Buffer },
): Promise<void> {
  await db
    .insertInto('core.organisation_logo')
    .values(logo)
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(logo))
    .execute();
}

/** Whether there was one to move. */
export async function updateLogoKeyOfOrganisationRow(
  db: Db<'staff'>,
  key: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.organisation_logo')
    .set({ key })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOrganisationLogoRow(db: Db<'staff'>): Promise<void> {
  // The organisation of the room has one at most.
  await sql`delete from core.organisation_logo`.execute(db);
}

export async function findOrganisationLogo(
  db: Db<'public'>,
  { orgId, key }: { orgId: number; key: string },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ image: Buffer | null }>`
    select core.find_logo(${orgId}, ${key}) as image`.execute(db);
  return rows[0]?.image ?? undefined;
}
