import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { intlLocale } from './intl-locale.ts';

/** As it is written where the organisation hires. */
export function numberInDigits(
  value: number,
  locale: OrganisationLocale,
  { isGrouped = true } = {},
): string {
  const digits = { maximumFractionDigits: 6, useGrouping: isGrouped };
  return new Intl.NumberFormat(intlLocale(locale), digits).format(value);
}
