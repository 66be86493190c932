import { randomInt } from 'node:crypto';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  uploadOwnMemberPhotoEndpoint,
  showMemberPhotoEndpoint,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import {
  parsePictureFileName,
  memberPhotoUrlPath,
} from './rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import { findMember, updateMemberRow } from './sql/members.ts';
import { findMemberPhoto, upsertMemberPhotoRow } from './sql/photos-and-logos.ts';

const VERSIONS = 2 ** 31 - 1;

/** @throws Refusal not-found, not-allowed: nobody sets the photo of somebody else */
export async function setOwnPhoto({
  db,
  params,
  visitor,
  image,
}: EndpointContext<typeof uploadOwnMemberPhotoEndpoint>): Promise<
  ResponseOf<typeof uploadOwnMemberPhotoEndpoint>
> {
  if ((await findMember(db, { id: params.id })) === undefined) throw new Refusal('not-found');
  if (params.id !== visitor.actorId) throw new Refusal('not-allowed');
  // By chance and not in order, so that an address that was removed never comes back with another picture.
  const version = randomInt(1, VERSIONS);
  await updateMemberRow(db, params.id, { photo_version: version });
  await upsertMemberPhotoRow(db, { memberId: params.id, version, image });
  // There is a version, so there is an address.
  return { photo: memberPhotoUrlPath(params.id, version) as string };
}

/** @throws Refusal not-found */
export async function readMemberPhotoImage({
  db,
  params,
}: EndpointContext<typeof showMemberPhotoEndpoint>): Promise<
  ResponseOf<typeof showMemberPhotoEndpoint>
> {
  const { id, rest } = parsePictureFileName(params.file);
  const version = Number(rest);
  const image = version <= VERSIONS && (await findMemberPhoto(db, { memberId: id, version }));
  if (!image) throw new Refusal('not-found');
  return { image, isPublic: false };
}
