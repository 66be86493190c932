import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  changeOwnOrganisationEndpoint,
  OrganisationSettingsChanges,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { readOrganisationWithPlan } from './read-organisation.ts';
import {
  deleteBrandRowsExcept,
  findBrands,
  insertBrandRows,
  renameBrandRow,
} from './sql/brands.ts';
import {
  homeCountryOfLocale,
  pickRetentionPeriodOfCountry,
} from './rules/find-retention-periods-and-home-country.ts';
import {
  findOrganisation,
  type OrganisationColumnChanges,
  updateOrganisationRow,
} from './sql/organisation-statement-and-feature-rows.ts';
import { upsertRetentionPeriodRow } from './sql/find-save-and-delete-retention-periods.ts';

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
}: EndpointContext<typeof changeOwnOrganisationEndpoint>): Promise<
  ResponseOf<typeof changeOwnOrganisationEndpoint>
> {
  refuseOtherOrganisation(params.id, visitor);
  const { version, brands, ...changes } = body;
  if (!(await updateOrganisationRow(db, columnsOf(changes), version)))
    throw new Refusal('newer-version');
  if (brands !== undefined) await setBrands(db, brands);
  if (changes.retentionMonths !== undefined)
    await setPeriodOfHomeCountry(visit, changes.retentionMonths);
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

/** The number of the settings is the period of the organisation's own country: there is no other place for it. */
async function setPeriodOfHomeCountry(
  { db, member, now }: VisitorRequestContext,
  months: number,
): Promise<void> {
  const { locale, periods } = await findOrganisation(db, now);
  const place = { country: homeCountryOfLocale(locale), store: 'application' } as const;
  // What holds already keeps the reason that was given for it.
  if (pickRetentionPeriodOfCountry(periods, place).months === months) return;
  const reason = 'Chosen in the settings of the organisation.';
  await upsertRetentionPeriodRow(db, { ...place, months, reason, memberId: member.actorId, now });
}

function columnsOf(changes: OrganisationSettingsChanges): OrganisationColumnChanges {
  const { name, contactEmail, industry, size, locale, tz } = changes;
  const { privacyContact, sealedDefault, supportAccess } = changes;
  return {
    ...(name !== undefined && { name }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(industry !== undefined && { industry }),
    ...(size !== undefined && { size }),
    ...(locale !== undefined && { locale }),
    ...(tz !== undefined && { tz }),
    ...(privacyContact !== undefined && { privacy_contact: privacyContact }),
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
  await deleteBrandRowsExcept(
    db,
    kept.map(({ id }) => id),
  );
  for (const { id, name } of kept) await renameBrandRow(db, id, name);
  await insertBrandRows(
    db,
    brands.filter(({ id }) => id === undefined).map(({ name }) => name),
  );
}
