import type { publishOrHideCareersPageEndpoint } from '@evenhand/contract/careers-page.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { readCareersPageDraft } from './read-careers-page-draft.ts';
import { emptyCareersPageContent } from './rules/empty-careers-page-content.ts';
import {
  findCareersPageDraft,
  markCareersPageRowPublished,
  upsertCareersPageDraftRow,
  markCareersPageRowUnpublished,
} from './sql/careers-page-draft-and-publishing-rows.ts';
import { makeCareersPageAssetKey } from './make-careers-page-asset-key.ts';

/** @throws Refusal feature-off */
export async function publishOrUnpublishCareersPage({
  visit,
  db,
  body,
  visitor,
  services,
}: EndpointContext<typeof publishOrHideCareersPageEndpoint>): Promise<
  ResponseOf<typeof publishOrHideCareersPageEndpoint>
> {
  const { isPublished } = body;
  const { isOn, draft } = await findCareersPageDraft(db, { lock: true });
  // What is online can be taken away at any time.
  if (isPublished && !isOn) throw new Refusal('feature-off');
  if (isPublished && draft === null)
    await upsertCareersPageDraftRow(db, {
      content: emptyCareersPageContent,
      assetKey: makeCareersPageAssetKey(),
    });
  if (isPublished)
    await markCareersPageRowPublished(db, {
      at: visit.now,
      assetKey: makeCareersPageAssetKey(),
    });
  else await markCareersPageRowUnpublished(db);
  await writeAuditEntry(db, {
    kind: isPublished ? 'careers-page-published' : 'careers-page-unpublished',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
  });
  return { data: await readCareersPageDraft(db, services.config) };
}
