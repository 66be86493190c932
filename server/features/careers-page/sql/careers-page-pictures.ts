import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function insertCareersPictureRow(
  db: Db<'staff'>,
  picture: { key: string; image: Buffer; at: Date },
): Promise<void> {
  const { key, image, at } = picture;
  await db.insertInto('core.careers_page_picture').values({ key, image, added_at: at }).execute();
}

/** Leaves those that the page shows, now or once it is published, and the newest besides. */
export async function deleteUnusedCareersPictureRows(
  db: Db<'staff'>,
  newest: number,
): Promise<void> {
  await sql`
    delete from core.careers_page_picture p where p.key not in (
      select used ->> 'key' from core.careers_page m, lateral (values (m.draft), (m.published)) as content (of),
        lateral jsonb_array_elements(content.of -> 'pictures' || jsonb_build_array(content.of -> 'cover')) used
      where used ->> 'key' is not null)
      and p.key not in (select key from core.careers_page_picture order by added_at desc, key limit ${newest})`.execute(
    db,
  );
}

/** Which of these there are. */
export async function findExistingCareersPictureKeys(
  db: Db<'staff'>,
  keys: string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('core.careers_page_picture')
    .select('key')
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ key }) => key);
}

export async function findCareersPicture(
  db: Db<'public'>,
  { orgId, key }: { orgId: number; key: string },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ image: Buffer | null }>`
    select core.find_careers_picture(${orgId}, ${key}) as image`.execute(db);
  return rows[0]?.image ?? undefined;
}
