import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { encodeQrCodeAsSvgPath } from '../../text/encode-qr-code-as-svg-path.ts';
import { emptyCareersPageContent } from './rules/empty-careers-page-content.ts';
import { careersPagePath, careersPictureAddress } from './rules/careers-page-addresses.ts';
import { findCareersPageDraft } from './sql/careers-page-draft-and-publishing-rows.ts';

/** The careers page of the room's organisation as its admins are writing it, begun or not. */
export async function readCareersPageDraft(
  db: Db<'staff'>,
  { BASE_URL }: { BASE_URL: string },
): Promise<CareersPageDraft> {
  const { orgId, slug, isOn, draft, version, publishedAt, hasChanges } =
    await findCareersPageDraft(db);
  const content = { ...emptyCareersPageContent, ...draft };
  const addressOf = ({ key }: { key: string }) => careersPictureAddress(orgId, key);
  const url = new URL(careersPagePath(slug), BASE_URL).href;
  return {
    ...content,
    coverAddress: content.cover && addressOf(content.cover),
    pictureAddresses: content.pictures.map(addressOf),
    version: version ?? 0,
    publishedAt,
    hasChanges,
    isOn,
    link: { url, ...encodeQrCodeAsSvgPath(url) },
  };
}
