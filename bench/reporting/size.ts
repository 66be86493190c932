export type Size = {
  applications: number;
  jobs: number;
  /** How long ago the first role was published. */
  days: number;
};
export type ReportingOrganisation = Size & { orgId: number; adminId: number };
