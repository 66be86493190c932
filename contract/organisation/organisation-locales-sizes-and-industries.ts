/** What can be chosen of an organisation: when it signs up, and in its settings. */

/** Where people are hired, in the order in which it is shown: it decides on dates, numbers and equal-opportunities questions. */
export const organisationLocaleNames = {
  'en-AU': 'Australia',
  'en-CA': 'Canada',
  'fr-FR': 'France',
  'de-DE': 'Germany',
  'en-GB': 'Great Britain',
  'en-HK': 'Hong Kong',
  'en-IN': 'India',
  'nl-NL': 'Netherlands',
  'en-NZ': 'New Zealand',
  'en-NI': 'Northern Ireland',
  'en-SG': 'Singapore',
  'de-CH': 'Switzerland',
  'en-US': 'United States',
  other: 'Somewhere else',
} as const;
export type OrganisationLocale = keyof typeof organisationLocaleNames;
// Keys of an object literal come back as plain text; they are the very values of its type.
export const organisationLocales = Object.keys(organisationLocaleNames) as OrganisationLocale[];
export const ORGANISATION_LOCALE_DEFAULT: OrganisationLocale = 'en-GB';

export const companySizes = [
  '1-10',
  '11-50',
  '51-250',
  '251-500',
  '501-1000',
  '1001-5000',
  '5001 or more',
] as const;

export const industries = [
  'Arts and culture',
  'Charity and community',
  'Construction and property',
  'Education',
  'Energy and utilities',
  'Finance and insurance',
  'Government and public services',
  'Health and social care',
  'Hospitality and travel',
  'Law and consulting',
  'Manufacturing',
  'Media and publishing',
  'Retail',
  'Technology',
  'Transport and logistics',
  'Something else',
] as const;
