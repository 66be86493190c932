import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  clearOrganisationLogoEndpoint,
  uploadOrganisationLogoEndpoint,
  showOrganisationLogoEndpoint,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import {
  organisationLogoUrlPath,
  parsePictureFileName,
} from './rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import { updateOrganisationRow } from './sql/organisation-statement-and-feature-rows.ts';
import {
  deleteOrganisationLogoRow,
  findOrganisationLogo,
  updateLogoKeyOfOrganisationRow,
  upsertOrganisationLogoRow,
} from './sql/photos-and-logos.ts';

export async function setOrganisationLogo(
  context: EndpointContext<typeof uploadOrganisationLogoEndpoint>,
): Promise<ResponseOf<typeof uploadOrganisationLogoEndpoint>> {
  const { db, params, visitor, image } = context;
  refuseOtherOrganisation(params.orgId, visitor);
  const key = randomBytes(16).toString('base64url');
  await updateOrganisationRow(db, { logo_key: key });
  await upsertOrganisationLogoRow(db, { key, image });
  await auditLogoChange(context);
  // There is a key, so there is an address.
  return { logo: organisationLogoUrlPath(params.orgId, key) as string };
}

export async function removeOrganisationLogo(
  context: EndpointContext<typeof clearOrganisationLogoEndpoint>,
): Promise<undefined> {
  const { db, params, visitor } = context;
  refuseOtherOrganisation(params.orgId, visitor);
  await updateOrganisationRow(db, { logo_key: null });
  await deleteOrganisationLogoRow(db);
  await auditLogoChange(context);
  return undefined;
}

/** Puts the logo at another address, if there is one, so that every copy that was kept of it is forgotten. */
export async function renewOrganisationLogoAddress(
  db: Db<'staff'>,
  { orgId, key }: { orgId: number; key: string },
): Promise<string | null> {
  if (!(await updateLogoKeyOfOrganisationRow(db, key))) return null;
  await updateOrganisationRow(db, { logo_key: key });
  return organisationLogoUrlPath(orgId, key);
}

/** @throws Refusal not-found */
export async function readOrganisationLogoImage({
  db,
  params,
}: EndpointContext<typeof showOrganisationLogoEndpoint>): Promise<
  ResponseOf<typeof showOrganisationLogoEndpoint>
> {
  const { id, rest } = parsePictureFileName(params.file);
  const image = await findOrganisationLogo(db, { orgId: id, key: rest });
  if (image === undefined) throw new Refusal('not-found');
  return { image, isPublic: true };
}

async function auditLogoChange({
  visit,
  db,
  params,
}:
  | EndpointContext<typeof uploadOrganisationLogoEndpoint>
  | EndpointContext<typeof clearOrganisationLogoEndpoint>): Promise<void> {
  await writeAuditEntry(db, {
    kind: 'organisation-changed',
    actorKind: 'member',
    subject: `organisation ${params.orgId}`,
    requestId: visit.requestId,
    details: { fields: 'logo' },
  });
}
