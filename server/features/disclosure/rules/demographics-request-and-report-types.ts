import type { DemographicCountsByCategory } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import type { HiringReportStepKey } from '@evenhand/contract/reporting/organisation-reports.ts';

/** What diversity figures are asked about. */
export type DemographicsRequest = {
  orgId: number;
  /** Days in the organisation's zone (yyyy-MM-dd), both included. */
  from: string;
  until: string;
  /** None: no filter. */
  teams: readonly string[];
  grades: readonly string[];
  /** The roles that the filters leave, or null without any. */
  jobIds: readonly number[] | null;
  by: 'step' | 'source' | 'job';
  excludeQuick: boolean;
  /** Ended when the client has left. */
  signal?: AbortSignal;
};

/** Of one group: how many of each option got as far as each step, those who got further included. */
export type DemographicsOfGroup = {
  /** By step: `all` and each grade. By source: its name; published is only the step `submit`. By job: the id of the role, as text. */
  group: string;
  steps: Readonly<Record<HiringReportStepKey, DemographicCountsByCategory>>;
};

export type DemographicsReport = {
  /** Only groups that may be told apart; whoever else was asked for stands in `coverage.leftOut`. */
  cells: readonly DemographicsOfGroup[];
  coverage: DiversityFiguresPeriodsAndGroups;
};

/** The group of everybody who was asked for. */
export const DEMOGRAPHICS_GROUP_OF_EVERYBODY = 'all';
