import * as contract from '@evenhand/contract/interview-booking/check-capacity-and-invite-to-interviews.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { findInterviewCapacity } from './find-interview-capacity.ts';
import { inviteToInterviews } from './invite-to-interviews.ts';
import {
  bookInterviewSlotFromPage,
  cancelInterviewFromPage,
} from './book-or-cancel-interview-from-page.ts';
import { respondWithInterviewBookingPage } from './load-build-and-respond-with-booking-page.ts';

export function addInterviewBookingRoutes(server: RoutedApp): void {
  const page = { path: '/application/{token}/interview', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...page }, respondWithInterviewBookingPage);
  addPageRoute(server, { method: 'POST', ...page }, bookInterviewSlotFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/interview/cancel', door: 'candidate' },
    cancelInterviewFromPage,
  );

  addEndpointRoute(
    server,
    contract.findInterviewCapacityEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => findInterviewCapacity(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.inviteToInterviewsEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => inviteToInterviews(visit, { ...params, ...body }));
}
