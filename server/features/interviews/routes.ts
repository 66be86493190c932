import * as contract from '@evenhand/contract/interviews.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readInterviewsOfDay } from './read-interviews-of-day.ts';
import { readJobInterviews } from './read-job-interviews.ts';
import { findInterviewZone } from './sql.ts';

export function addInterviewRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.findOrgInterviews,
    may.anyMember,
  )(async ({ db, visitor, body }) =>
    readInterviewsOfDay(db, {
      ...body,
      zone: body.zone ?? (await findInterviewZone(db)),
      member: visitor,
    }),
  );

  addEndpointRoute(
    server,
    contract.listJobInterviews,
    may.manageJob,
  )(async ({ db, visitor, params }) =>
    readJobInterviews(db, { jobId: params.id, member: visitor, now: now() }),
  );
}
