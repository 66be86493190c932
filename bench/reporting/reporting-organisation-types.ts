export type BenchOrganisationSize = {
  applications: number;
  jobs: number;
  /** How long ago the first role was published. */
  days: number;
};
export type ReportingOrganisation = BenchOrganisationSize & { orgId: number; adminId: number };
