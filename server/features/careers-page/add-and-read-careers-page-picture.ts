import type {
  addCareersPictureEndpoint,
  showCareersPictureEndpoint,
} from '@evenhand/contract/careers-page.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from '../organisation/refuse-other-organisation.ts';
import { parsePictureFileName } from '../organisation/rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import { careersPictureAddress } from './rules/careers-page-addresses.ts';
import {
  deleteUnusedCareersPictureRows,
  findCareersPicture,
  insertCareersPictureRow,
} from './sql/careers-page-pictures.ts';
import { makeCareersPageAssetKey } from './make-careers-page-asset-key.ts';

/** Pictures that were sent and stand on no page yet. */
const UNUSED_MAX = 10;

export async function addCareersPagePicture({
  visit,
  db,
  params,
  visitor,
  image,
}: EndpointContext<typeof addCareersPictureEndpoint>): Promise<
  ResponseOf<typeof addCareersPictureEndpoint>
> {
  refuseOtherOrganisation(params.orgId, visitor);
  const key = makeCareersPageAssetKey();
  await insertCareersPictureRow(db, { key, image, at: visit.now });
  await deleteUnusedCareersPictureRows(db, UNUSED_MAX);
  await writeAuditEntry(db, {
    kind: 'careers-page-changed',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { fields: 'a new picture' },
  });
  return { key, address: careersPictureAddress(visitor.orgId, key) };
}

/** @throws Refusal not-found */
export async function readCareersPagePicture({
  db,
  params,
}: EndpointContext<typeof showCareersPictureEndpoint>): Promise<
  ResponseOf<typeof showCareersPictureEndpoint>
> {
  const { id, rest } = parsePictureFileName(params.file);
  const image = await findCareersPicture(db, { orgId: id, key: rest });
  if (image === undefined) throw new Refusal('not-found');
  return { image, isPublic: true };
}
