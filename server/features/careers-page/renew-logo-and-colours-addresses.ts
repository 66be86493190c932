import type { purgeLogoCacheEndpoint } from '@evenhand/contract/careers-page.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from '../organisation/refuse-other-organisation.ts';
import { renewOrganisationLogoAddress } from '../organisation/organisation-logos.ts';
import { updateAssetKeyOfCareersPageRow } from './sql/careers-page-draft-and-publishing-rows.ts';
import { makeCareersPageAssetKey } from './make-careers-page-asset-key.ts';

/** The addresses are the versions: what was kept under the old ones is asked for by nobody any more. */
export async function renewLogoAndColoursAddresses({
  visit,
  db,
  params,
  visitor,
}: EndpointContext<typeof purgeLogoCacheEndpoint>): Promise<
  ResponseOf<typeof purgeLogoCacheEndpoint>
> {
  refuseOtherOrganisation(params.id, visitor);
  const version = makeCareersPageAssetKey();
  const logo = await renewOrganisationLogoAddress(db, { orgId: params.id, key: version });
  await updateAssetKeyOfCareersPageRow(db, version);
  await writeAuditEntry(db, {
    kind: 'organisation-changed',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { fields: 'address of the logo' },
  });
  return { logo, version };
}
