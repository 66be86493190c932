import * as contract from '@evenhand/contract/reporting.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { readJobExperience } from './read-job-experience.ts';
import { readJobReport } from './read-job-report.ts';

export function addReportingRoutes(house: House): void {
  route(
    house,
    contract.findJobReport,
    may.anyMember,
  )(async ({ db, visitor, params }) => readJobReport(db, { jobId: params.jobId, member: visitor }));

  route(
    house,
    contract.findJobExperience,
    may.anyMember,
  )(async ({ db, visitor, params, query }) =>
    readJobExperience(db, {
      jobId: params.jobId,
      type: query.type,
      member: visitor,
      now: house.outside.now(),
      config: house.outside.config,
    }),
  );
}
