import * as organisation from '@evenhand/contract/reporting/organisation-reports.ts';
import * as contract from '@evenhand/contract/reporting/job-reports.ts';
import { may } from '../../access/may.ts';
import {
  RESPOND_WITH_PREPARE_STEP_RESULT,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { downloadApplicationList } from './download-application-list.ts';
import { readJobDiversity } from './read-job-diversity.ts';
import { readJobExperienceRatings } from './read-job-experience-ratings.ts';
import { readJobReport } from './read-job-report.ts';
import { readJobReviewReport } from './read-job-review-report.ts';

export function addReportingRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    organisation.downloadOrganisationApplicationsCsvEndpoint,
    may.admin,
  )(downloadApplicationList);

  addEndpointRoute(
    server,
    contract.findJobReportEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readJobReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobReviewReportEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readJobReviewReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobDiversityEndpoint,
    may.manageJob,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, ({ visit, params, services }) =>
    readJobDiversity(visit, { jobId: params.jobId, services }),
  );

  addEndpointRoute(
    server,
    contract.findJobExperienceRatingsEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    readJobExperienceRatings(visit, {
      jobId: params.jobId,
      type: query.type,
    }),
  );
}
