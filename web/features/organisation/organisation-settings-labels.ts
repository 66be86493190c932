import type { OrganisationSettingsField } from './organisation-settings-draft.ts';

export const organisationSettingsLabels: Readonly<Record<OrganisationSettingsField, string>> = {
  name: 'Name',
  contactEmail: 'Contact e-mail',
  industry: 'Industry',
  size: 'People who work there',
  locale: 'Where you mostly hire',
  tz: 'Time zone',
  brands: 'Brands',
  about: 'About you',
  honesty: 'Honesty statement',
  privacy: 'What you do with data',
  privacyContact: 'Privacy contact',
  retentionMonths: 'Months to keep applications',
  sealedDefault: 'Seal names on new roles',
  supportAccess: 'Support access',
};
