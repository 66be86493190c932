import * as organisation from '@evenhand/contract/reporting/organisation-reports.ts';
import * as contract from '@evenhand/contract/reporting/job-reports.ts';
import { may } from '../../access/may.ts';
import {
  RETURN_PREPARED_RESPONSE,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { downloadApplicants } from './download-applicants.ts';
import { readJobDiversity } from './read-job-diversity.ts';
import { readJobRatings } from './read-job-ratings.ts';
import { readJobReport } from './read-job-report.ts';
import { readReviewReport } from './read-review-report.ts';

export function addReportingRoutes(server: RoutedApp): void {
  addEndpointRoute(server, organisation.downloadApplicants, may.admin)(downloadApplicants);

  addEndpointRoute(
    server,
    contract.findJobReport,
    may.manageJob,
  )(async ({ db, visitor, params }) => readJobReport(db, { jobId: params.jobId, member: visitor }));

  addEndpointRoute(
    server,
    contract.findJobReviewReport,
    may.manageJob,
  )(async ({ db, visitor, params }) =>
    readReviewReport(db, { jobId: params.jobId, member: visitor }),
  );

  addEndpointRoute(
    server,
    contract.findJobDiversity,
    may.manageJob,
  )(RETURN_PREPARED_RESPONSE, ({ db, visitor, params, services }) =>
    readJobDiversity(db, { jobId: params.jobId, member: visitor, services }),
  );

  addEndpointRoute(
    server,
    contract.findJobExperience,
    may.manageJob,
  )(async ({ db, visitor, params, query }) =>
    readJobRatings(db, {
      jobId: params.jobId,
      type: query.type,
      member: visitor,
      now: server.services.now(),
      config: server.services.config,
    }),
  );
}
