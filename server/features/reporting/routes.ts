import * as organisation from '@evenhand/contract/reporting/organisation-reports.ts';
import * as contract from '@evenhand/contract/reporting/job-reports.ts';
import { may } from '../../access/may.ts';
import {
  PREPARE_STEP_RESULT_IS_RESPONSE,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { downloadApplicationList } from './download-application-list.ts';
import { readJobDiversity } from './read-job-diversity.ts';
import { readJobRatings } from './read-job-ratings.ts';
import { readJobReport } from './read-job-report.ts';
import { readReviewReport } from './read-review-report.ts';

export function addReportingRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    organisation.downloadApplicationList,
    may.admin,
  )(downloadApplicationList);

  addEndpointRoute(
    server,
    contract.findJobReport,
    may.manageJob,
  )(async ({ visit, params }) => readJobReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobReviewReport,
    may.manageJob,
  )(async ({ visit, params }) => readReviewReport(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.findJobDiversity,
    may.manageJob,
  )(PREPARE_STEP_RESULT_IS_RESPONSE, ({ visit, params, services }) =>
    readJobDiversity(visit, { jobId: params.jobId, services }),
  );

  addEndpointRoute(
    server,
    contract.findJobExperienceRatings,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    readJobRatings(visit, {
      jobId: params.jobId,
      type: query.type,
    }),
  );
}
