import type { publishMicrosite } from '@evenhand/contract/careers-page.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { audit } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import type { Context } from '../../route.ts';
import { readMicrosite } from './read-microsite.ts';
import { bareContent } from './rules/bare-content.ts';
import { findMicrosite, publish, storeDraft, unpublish } from './sql/microsite.ts';
import { newKey } from './update-microsite.ts';

/** @throws Refusal feature-off */
export async function publishPage({
  db,
  body,
  visitor,
  services,
  request,
}: Context<typeof publishMicrosite>): Promise<ResponseOf<typeof publishMicrosite>> {
  const { isPublished } = body;
  const { isOn, draft } = await findMicrosite(db, { lock: true });
  // What is online can be taken away at any time.
  if (isPublished && !isOn) throw new Refusal('feature-off');
  if (isPublished && draft === null)
    await storeDraft(db, { content: bareContent, assetKey: newKey() });
  if (isPublished) await publish(db, { at: services.now(), assetKey: newKey() });
  else await unpublish(db);
  await audit(db, {
    kind: isPublished ? 'careers-page-published' : 'careers-page-unpublished',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: request.id,
  });
  return { data: await readMicrosite(db, services.config) };
}
