import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { COLOURS_KEY, COVER_KEY, larkfieldAbout, larkfieldCareers } from './content/careers.ts';

const cover = new URL('content/larkfield-cover.webp', import.meta.url);

/** The careers page of the larger of the two employers, published some weeks ago. */
export async function plantCareersPage(
  db: Kysely<unknown>,
  orgId: number,
  publishedAt: Date,
): Promise<void> {
  const content = JSON.stringify(larkfieldCareers);
  await sql`
    insert into core.microsite (org_id, draft, published, published_at, asset_key)
    values (${orgId}, ${content}::jsonb, ${content}::jsonb, ${publishedAt}, ${COLOURS_KEY})`.execute(
    db,
  );
  await sql`
    insert into core.microsite_picture (org_id, key, image, added_at)
    values (${orgId}, ${COVER_KEY}, ${await readFile(cover)}, ${publishedAt})`.execute(db);
  await sql`
    insert into core.organisation_statement (org_id, kind, text, written_at)
    values (${orgId}, 'about', ${larkfieldAbout}, ${publishedAt})`.execute(db);
}
