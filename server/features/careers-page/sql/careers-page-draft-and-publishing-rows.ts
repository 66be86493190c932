import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type CareersPageDraftDbRow = {
  orgId: number;
  slug: string;
  isOn: boolean;
  /** As it was stored; older ones may lack parts that were added later. */
  draft: Partial<CareersPageContent> | null;
  version: number | null;
  publishedAt: Date | null;
  hasChanges: boolean;
};

/** What the organisation of the room has written, if anything; locked, it keeps out every other change. */
export async function findCareersPageDraft(
  db: Db<'staff'>,
  { lock = false } = {},
): Promise<CareersPageDraftDbRow> {
  const { rows } = await sql<CareersPageDraftDbRow>`
    select o.org_id as "orgId", o.slug, 'careers-page' = any (o.features) as "isOn", m.draft, m.version,
      m.published_at as "publishedAt", coalesce(m.draft is distinct from m.published, true) as "hasChanges"
    from core.organisation o left join core.careers_page m on m.org_id = o.org_id
    ${lock ? sql`for no key update of o` : sql``}`.execute(db);
  // Every room of staff belongs to exactly one organisation.
  return rows[0] as CareersPageDraftDbRow;
}

export async function upsertCareersPageDraftRow(
  db: Db<'staff'>,
  { content, assetKey }: { content: CareersPageContent; assetKey: string },
): Promise<void> {
  const draft = JSON.stringify(content);
  await sql`
    insert into core.careers_page (draft, asset_key) values (${draft}::jsonb, ${assetKey})
    on conflict (org_id) do update set draft = excluded.draft, version = careers_page.version + 1`.execute(
    db,
  );
}

export async function markCareersPageRowPublished(
  db: Db<'staff'>,
  { at, assetKey }: { at: Date; assetKey: string },
): Promise<void> {
  await sql`update core.careers_page set published = draft, published_at = ${at}, asset_key = ${assetKey},
    version = version + 1`.execute(db);
}

export async function markCareersPageRowUnpublished(db: Db<'staff'>): Promise<void> {
  await sql`update core.careers_page set published = null, published_at = null, version = version + 1`.execute(
    db,
  );
}

export async function updateAssetKeyOfCareersPageRow(db: Db<'staff'>, key: string): Promise<void> {
  await sql`update core.careers_page set asset_key = ${key}`.execute(db);
}
