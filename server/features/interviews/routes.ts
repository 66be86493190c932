import * as contract from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readInterviewsOfDay } from './read-interviews-of-day.ts';
import { readJobInterviews } from './read-job-interviews.ts';
import { findOrganisationTimeZoneForInterviews } from './sql/booked-interviews-and-rounds.ts';

export function addInterviewRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findOrganisationInterviewsOfDay,
    may.anyMember,
  )(async ({ visit, db, body }) =>
    readInterviewsOfDay(visit, {
      ...body,
      zone: body.zone ?? (await findOrganisationTimeZoneForInterviews(db)),
    }),
  );

  addEndpointRoute(
    server,
    contract.listJobInterviews,
    may.manageJob,
  )(async ({ visit, params }) => readJobInterviews(visit, { jobId: params.id }));
}
