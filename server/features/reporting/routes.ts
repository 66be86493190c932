import * as organisation from '@evenhand/contract/reporting/organisation-reports.ts';
import * as contract from '@evenhand/contract/reporting/job-reports.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
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
    routeAccessRules.admin,
  )(downloadApplicationList);

  addEndpointRoute(
    server,
    contract.findJobReportEndpoint,
    routeAccessRules.manageJob,
  )(async ({ visit, params }) => readJobReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobReviewReportEndpoint,
    routeAccessRules.manageJob,
  )(async ({ visit, params }) => readJobReviewReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobDiversityEndpoint,
    routeAccessRules.manageJob,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, ({ visit, params, services }) =>
    readJobDiversity(visit, { jobId: params.jobId, services }),
  );

  addEndpointRoute(
    server,
    contract.findJobExperienceRatingsEndpoint,
    routeAccessRules.manageJob,
  )(async ({ visit, params, query }) =>
    readJobExperienceRatings(visit, {
      jobId: params.jobId,
      type: query.type,
    }),
  );
}
