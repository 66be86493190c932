import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';

/** The country that an organisation hires in, such as `DE`; null where it said "somewhere else". */
export function countryOfLocale(locale: OrganisationLocale): string | null {
  return locale === 'other' ? null : (locale.split('-').at(-1) ?? null);
}
