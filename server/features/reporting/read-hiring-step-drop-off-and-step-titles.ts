import { reportFigureDefinitions } from '@evenhand/contract/figures/report-figure-definitions.ts';
import {
  type HiringStepDropOffReport,
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Services } from '../../services-type.ts';
import { readDemographicsReport } from '../disclosure/read-demographics-report.ts';
import { readReachedHiringStepsBySource } from '../figures/read-steps-by-source.ts';
import type { OrganisationReportScope } from './organisation-report-handler-scope-and-period.ts';

/** How many of those begun in the period reached each step, exact and live; and who they are, as published. */
export async function readHiringStepDropOff(
  services: Services,
  query: OrganisationReportScope,
  { excludeQuick }: { excludeQuick: boolean },
): Promise<HiringStepDropOffReport> {
  const [cohort, { cells, coverage }] = await Promise.all([
    readReachedHiringStepsBySource(services, query),
    readDemographicsReport(services, { ...query, by: 'step', excludeQuick }),
  ]);
  const counted = cohort.filter(({ quick }) => !(excludeQuick && quick));
  return {
    demographicsByStep: hiringReportSteps.map((step) => ({
      name: reportStepTitles[step],
      step,
      runningTotal: counted.reduce((sum, row) => sum + row[step], 0),
      grades: Object.fromEntries(cells.map(({ group, steps }) => [group, steps[step]])),
    })),
    // No role has one in this version.
    isCvReviewAsReview: true,
    coverage,
  };
}

export const reportStepTitles: Readonly<Record<HiringReportStepKey, string>> = {
  started: reportFigureDefinitions.started.title,
  submit: reportFigureDefinitions.submit.title,
  review: reportFigureDefinitions.review.title,
  cvreview: reportFigureDefinitions.cvreview.title,
  interview: reportFigureDefinitions.interview.title,
  hired: reportFigureDefinitions.stepHired.title,
};
