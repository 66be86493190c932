import type { OwnOrganisation } from '@evenhand/contract/organisation/organisation-settings.ts';
import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  homeCountryOfLocale,
  pickRetentionPeriodOfCountry,
} from './rules/find-retention-periods-and-home-country.ts';
import { maxOpenJobsOfPlanTier } from './rules/max-open-jobs-of-plan-tier.ts';
import { isOrganisationInfoMissing } from './rules/missing-organisation-info.ts';
import { listSubscriptionPlanNotificationsToShow } from './rules/organisation-plan-notifications.ts';
import { organisationLogoUrlPath } from './rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import { organisationPlanTierTitles } from './rules/organisation-plan-tier-titles.ts';
import {
  findOrganisation,
  type OrganisationDbRow,
} from './sql/organisation-statement-and-feature-rows.ts';

/** The organisation of the room, as it is told with everybody's own account. */
export async function readOrganisation(
  db: Db<'staff'>,
  now: Date,
): Promise<CurrentUserOrganisation> {
  return organisationFromRow(await findOrganisation(db, now), now);
}

/** The same with its settings and its plan. */
export async function readOrganisationWithPlan(
  db: Db<'staff'>,
  now: Date,
): Promise<OwnOrganisation> {
  const row = await findOrganisation(db, now);
  const { version, supportAccess, openRoles, expiresAt, autoRenews } = row;
  const cap = maxOpenJobsOfPlanTier(row.tier);
  return {
    ...organisationFromRow(row, now),
    version,
    supportAccess,
    openRoles,
    openRoleCap: Number.isFinite(cap) ? cap : null,
    expiresAt,
    autoRenews,
  };
}

function organisationFromRow(row: OrganisationDbRow, now: Date): CurrentUserOrganisation {
  const { id, slug, name, contactEmail, industry, size, locale, tz, features, brands } = row;
  const { privacyContact, sealedDefault } = row;
  return {
    id,
    slug,
    name,
    contactEmail,
    industry,
    size,
    locale,
    tz,
    OrgTiers: [{ Tier: { code: row.tier, title: organisationPlanTierTitles[row.tier] } }],
    limitedLibraryEnabled: features.includes('limited-library'),
    hasGlobalReporting: features.includes('global-reporting'),
    features,
    OrgNotifications: listSubscriptionPlanNotificationsToShow({
      ...row,
      openRoleCap: maxOpenJobsOfPlanTier(row.tier),
      now,
    }),
    OrgStatements: row.statements,
    brands,
    logo: organisationLogoUrlPath(id, row.logoKey),
    privacyContact,
    retentionMonths: pickRetentionPeriodOfCountry(row.periods, {
      country: homeCountryOfLocale(locale),
      store: 'application',
    }).months,
    sealedDefault,
    isInfoMissing: isOrganisationInfoMissing(row),
  };
}
