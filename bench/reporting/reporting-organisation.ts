export type OrganisationSize = {
  applications: number;
  jobs: number;
  /** How long ago the first role was published. */
  days: number;
};
export type ReportingOrganisation = OrganisationSize & { orgId: number; adminId: number };
