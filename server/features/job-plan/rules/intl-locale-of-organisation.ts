import {
  ORGANISATION_LOCALE_DEFAULT,
  type OrganisationLocale,
} from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';

/** The locale that `Intl` knows for the place where an organisation hires. */
export function intlLocaleOfOrganisation(locale: OrganisationLocale): string {
  return locale === 'other' ? ORGANISATION_LOCALE_DEFAULT : locale;
}
