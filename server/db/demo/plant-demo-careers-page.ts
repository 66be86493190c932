import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import {
  DEMO_CAREERS_COLOURS_KEY,
  DEMO_CAREERS_COVER_KEY,
  larkfieldDemoAboutText,
  larkfieldDemoCareersPage,
} from './content/careers-page.ts';

const cover = new URL('content/larkfield-cover.webp', import.meta.url);

/** The careers page of the larger of the two employers, published some weeks ago. */
export async function plantDemoCareersPage(
  db: Kysely<unknown>,
  orgId: number,
  publishedAt: Date,
): Promise<void> {
  const content = JSON.stringify(larkfieldDemoCareersPage);
  await sql`
    insert into core.careers_page (org_id, draft, published, published_at, asset_key)
    values (${orgId}, ${content}::jsonb, ${content}::jsonb, ${publishedAt}, ${DEMO_CAREERS_COLOURS_KEY})`.execute(
    db,
  );
  await sql`
    insert into core.careers_page_picture (org_id, key, image, added_at)
    values (${orgId}, ${DEMO_CAREERS_COVER_KEY}, ${await readFile(cover)}, ${publishedAt})`.execute(
    db,
  );
  await sql`
    insert into core.organisation_statement (org_id, kind, text, written_at)
    values (${orgId}, 'about', ${larkfieldDemoAboutText}, ${publishedAt})`.execute(db);
}
