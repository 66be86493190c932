import {
  TEXT_CONTRAST_RATIO_MIN,
  type CareersPageColours,
  type CareersPageContent,
  type updateCareersPageEndpoint,
} from '@evenhand/contract/careers-page.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { readCareersPageDraft } from './read-careers-page-draft.ts';
import { emptyCareersPageContent } from './rules/empty-careers-page-content.ts';
import { colourContrast, nearestReadableTextColour } from './colour-contrast-and-readable-text.ts';
import {
  findCareersPageDraft,
  upsertCareersPageDraftRow,
} from './sql/careers-page-draft-and-publishing-rows.ts';
import { findExistingCareersPictureKeys } from './sql/careers-page-pictures.ts';
import { makeCareersPageAssetKey } from './make-careers-page-asset-key.ts';

/** @throws Refusal feature-off, conflict, bad-input */
export async function saveCareersPageDraft({
  visit,
  db,
  body,
  visitor,
  services,
}: EndpointContext<typeof updateCareersPageEndpoint>): Promise<
  ResponseOf<typeof updateCareersPageEndpoint>
> {
  const { version, ...changes } = body;
  const before = await findCareersPageDraft(db, { lock: true });
  if (!before.isOn) throw new Refusal('feature-off');
  if (version !== undefined && version !== (before.version ?? 0)) throw new Refusal('conflict');
  const changedParts = Object.entries(changes).filter(([, part]) => part !== undefined);
  const content: CareersPageContent = {
    ...emptyCareersPageContent,
    ...before.draft,
    ...Object.fromEntries(changedParts),
  };
  content.text = sanitiseRichText(content.text);
  checkColours(content.colours);
  await checkPictures(db, content);
  await upsertCareersPageDraftRow(db, { content, assetKey: makeCareersPageAssetKey() });
  await writeAuditEntry(db, {
    kind: 'careers-page-changed',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { fields: changedParts.map(([name]) => name).join(', ') },
  });
  return { data: await readCareersPageDraft(db, services.config) };
}

function checkColours(colours: CareersPageColours): void {
  const contrast = colourContrast(colours);
  if (contrast >= TEXT_CONTRAST_RATIO_MIN) return;
  // Rounded down: what is refused must not look as if it had passed.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  const message = `This text is hard to read on this background: their contrast is ${ratio} to 1, and ${TEXT_CONTRAST_RATIO_MIN} is needed. Try ${nearestReadableTextColour(colours)}.`;
  throw new Refusal('bad-input', { fields: { 'colours.text': message } });
}

async function checkPictures(
  db: Db<'staff'>,
  { cover, pictures }: CareersPageContent,
): Promise<void> {
  const keys = [...(cover ? [cover] : []), ...pictures].map(({ key }) => key);
  const known = await findExistingCareersPictureKeys(db, keys);
  const fields = {
    ...(cover && !known.includes(cover.key) && { cover: PICTURE_GONE_MESSAGE }),
    ...(pictures.some(({ key }) => !known.includes(key)) && { pictures: PICTURE_GONE_MESSAGE }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('bad-input', { fields });
}

const PICTURE_GONE_MESSAGE = 'This picture is not kept any more. Choose it again.';
