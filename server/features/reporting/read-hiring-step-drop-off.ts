import { figureDefinitions } from '@evenhand/contract/figures/figure-definitions.ts';
import {
  type DropOffReport,
  type ReportStep,
  reportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Services } from '../../services.ts';
import { readDemographics } from '../disclosure/read-demographics.ts';
import { readStepsBySource } from '../figures/read-steps-by-source.ts';
import type { OrganisationReportScope } from './prepare-organisation-report.ts';

/** How many of those begun in the period reached each step, exact and live; and who they are, as published. */
export async function readHiringStepDropOff(
  services: Services,
  query: OrganisationReportScope,
  { excludeQuick }: { excludeQuick: boolean },
): Promise<DropOffReport> {
  const [cohort, { cells, coverage }] = await Promise.all([
    readStepsBySource(services, query),
    readDemographics(services, { ...query, by: 'step', excludeQuick }),
  ]);
  const counted = cohort.filter(({ quick }) => !(excludeQuick && quick));
  return {
    demographicsByStep: reportSteps.map((step) => ({
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

export const reportStepTitles: Readonly<Record<ReportStep, string>> = {
  started: figureDefinitions.started.title,
  submit: figureDefinitions.submit.title,
  review: figureDefinitions.review.title,
  cvreview: figureDefinitions.cvreview.title,
  interview: figureDefinitions.interview.title,
  hired: figureDefinitions.stepHired.title,
};
