import * as organisation from '@evenhand/contract/reporting/organisation-reports.ts';
import * as contract from '@evenhand/contract/reporting.ts';
import { may } from '../../access/may.ts';
import { PREPARED_ANSWER, type Server, route } from '../../http/route.ts';
import { downloadApplicants } from './download-applicants.ts';
import { readJobDiversity } from './read-job-diversity.ts';
import { readJobExperience } from './read-job-experience.ts';
import { readJobReport } from './read-job-report.ts';
import { readReviewReport } from './read-review-report.ts';

export function addReportingRoutes(server: Server): void {
  route(server, organisation.downloadApplicants, may.admin)(downloadApplicants);

  route(
    server,
    contract.findJobReport,
    may.anyMember,
  )(async ({ db, visitor, params }) => readJobReport(db, { jobId: params.jobId, member: visitor }));

  route(
    server,
    contract.findJobReviewReport,
    may.anyMember,
  )(async ({ db, visitor, params }) =>
    readReviewReport(db, { jobId: params.jobId, member: visitor }),
  );

  route(
    server,
    contract.findJobDiversity,
    may.anyMember,
  )(PREPARED_ANSWER, ({ db, visitor, params, services }) =>
    readJobDiversity(db, { jobId: params.jobId, member: visitor, services }),
  );

  route(
    server,
    contract.findJobExperience,
    may.anyMember,
  )(async ({ db, visitor, params, query }) =>
    readJobExperience(db, {
      jobId: params.jobId,
      type: query.type,
      member: visitor,
      now: server.services.now(),
      config: server.services.config,
    }),
  );
}
