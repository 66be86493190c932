import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { intlLocaleOfOrganisation } from './intl-locale-of-organisation.ts';

/** As it is written where the organisation hires. */
export function formatNumberForLocale(
  value: number,
  locale: OrganisationLocale,
  { isGrouped = true } = {},
): string {
  const digits = { maximumFractionDigits: 6, useGrouping: isGrouped };
  return new Intl.NumberFormat(intlLocaleOfOrganisation(locale), digits).format(value);
}
