import type { publishCareersPage } from '@evenhand/contract/careers-page.ts';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { readCareersPage } from './read-careers-page.ts';
import { bareContent } from './rules/bare-content.ts';
import {
  findCareersPageDraft,
  storePublication,
  storeCareersPageDraft,
  clearPublication,
} from './sql/careers-page-draft.ts';
import { newAssetKey } from './update-careers-page.ts';

/** @throws Refusal feature-off */
export async function publishPage({
  db,
  body,
  visitor,
  services,
  request,
}: EndpointContext<typeof publishCareersPage>): Promise<
  EndpointResponse<typeof publishCareersPage>
> {
  const { isPublished } = body;
  const { isOn, draft } = await findCareersPageDraft(db, { lock: true });
  // What is online can be taken away at any time.
  if (isPublished && !isOn) throw new Refusal('feature-off');
  if (isPublished && draft === null)
    await storeCareersPageDraft(db, { content: bareContent, assetKey: newAssetKey() });
  if (isPublished) await storePublication(db, { at: services.now(), assetKey: newAssetKey() });
  else await clearPublication(db);
  await writeAuditEntry(db, {
    kind: isPublished ? 'careers-page-published' : 'careers-page-unpublished',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: request.id,
  });
  return { data: await readCareersPage(db, services.config) };
}
