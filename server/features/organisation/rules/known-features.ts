/**
 * The flags of an organisation, in the order of its features page. `isBuilt` as soon as this version has a screen that
 * the flag changes: until then the page says that it has none.
 */
export const knownOrganisationFeatures = [
  {
    name: 'global-reporting',
    title: 'Global Reporting',
    says: 'Figures over all your roles: the pipeline, how different groups fare, where candidates come from. Everybody in your organisation reads them; admins take the files. A paid add-on.',
    isSelfServe: false,
    isBuilt: true,
  },
  {
    name: 'quick-apply',
    title: 'Quick apply',
    says: 'Candidates register their interest with name and e-mail, and answer your questions later.',
    isSelfServe: true,
    isBuilt: true,
  },
  {
    name: 'careers-page',
    title: 'Careers page',
    says: 'A public page with all your open roles, in your colours.',
    isSelfServe: true,
    isBuilt: true,
  },
  {
    name: 'text-analysis',
    title: 'Advert analysis',
    says: 'Points out words in your adverts that put some people off, and long sentences.',
    isSelfServe: true,
    isBuilt: true,
  },
  {
    name: 'limited-library',
    title: 'Question library for admins only',
    says: 'Only admins use and change the question library.',
    isSelfServe: false,
    isBuilt: true,
  },
  {
    name: 'jobvite-import',
    title: 'Import from Jobvite',
    says: 'Roles are started from a requisition in Jobvite, or in a file of requisitions.',
    isSelfServe: false,
    isBuilt: true,
  },
] as const;

export type KnownFeature = (typeof knownOrganisationFeatures)[number];

export function findKnownOrganisationFeature(name: string): KnownFeature | undefined {
  return knownOrganisationFeatures.find((feature) => feature.name === name);
}
