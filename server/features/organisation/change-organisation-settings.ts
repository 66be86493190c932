import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  changeOwnOrganisation,
  OrganisationChanges,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { readOrganisationWithPlan } from './read-organisation.ts';
import { deleteOtherBrands, findBrands, insertBrands, renameBrand } from './sql/brands.ts';
import { type OrganisationUpdate, updateOrganisation } from './sql/organisation.ts';

/**
 * Changes what an organisation says of itself.
 * @throws Refusal not-found, newer-version
 */
export async function changeOrganisationSettings({
  visit,
  db,
  params,
  body,
  visitor,
}: EndpointContext<typeof changeOwnOrganisation>): Promise<
  ResponseOf<typeof changeOwnOrganisation>
> {
  refuseOtherOrganisation(params.id, visitor);
  const { version, brands, ...changes } = body;
  if (!(await updateOrganisation(db, columnsOf(changes), version)))
    throw new Refusal('newer-version');
  if (brands !== undefined) await setBrands(db, brands);
  await writeAuditEntry(db, {
    kind: 'organisation-changed',
    actorKind: 'member',
    subject: `organisation ${params.id}`,
    requestId: visit.requestId,
    details: {
      fields: Object.keys(body)
        .filter((field) => field !== 'version')
        .sort()
        .join(' '),
      // What decides on people's data is worth its value, and is no person's.
      ...(changes.supportAccess !== undefined && { supportAccess: changes.supportAccess }),
      ...(changes.sealedDefault !== undefined && { sealedDefault: changes.sealedDefault }),
      ...(changes.retentionMonths !== undefined && { retentionMonths: changes.retentionMonths }),
    },
  });
  return { org: await readOrganisationWithPlan(db, visit.now) };
}

function columnsOf(changes: OrganisationChanges): OrganisationUpdate {
  const { name, contactEmail, industry, size, locale, tz } = changes;
  const { privacyContact, retentionMonths, sealedDefault, supportAccess } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(industry !== undefined && { industry }),
    ...(size !== undefined && { size }),
    ...(locale !== undefined && { locale }),
    ...(tz !== undefined && { tz }),
    ...(privacyContact !== undefined && { privacy_contact: privacyContact }),
    ...(retentionMonths !== undefined && { retention_months: retentionMonths }),
    ...(sealedDefault !== undefined && { sealed_default: sealedDefault }),
    ...(supportAccess !== undefined && { support_access: supportAccess }),
  };
}

/** @throws Refusal not-found when one that is to be renamed is not there */
async function setBrands(
  db: Db<'staff'>,
  brands: { id?: number | undefined; name: string }[],
): Promise<void> {
  const known = await findBrands(db);
  const kept = brands.filter(
    (brand): brand is { id: number; name: string } => brand.id !== undefined,
  );
  if (kept.some(({ id }) => !known.some((brand) => brand.id === id)))
    throw new Refusal('not-found');
  await deleteOtherBrands(
    db,
    kept.map(({ id }) => id),
  );
  for (const { id, name } of kept) await renameBrand(db, id, name);
  await insertBrands(
    db,
    brands.filter(({ id }) => id === undefined).map(({ name }) => name),
  );
}
