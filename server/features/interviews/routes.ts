import * as bookings from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import * as venues from '@evenhand/contract/interviews/interview-venues.ts';
import * as rounds from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import * as slots from '@evenhand/contract/interviews/interview-slots.ts';
import * as contract from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeInterviewRound, loadInterviewRound } from './load-and-change-interview-round.ts';
import { changeInterviewSlot } from './change-interview-slot.ts';
import {
  changeInterviewVenue,
  createInterviewVenue,
  readInterviewVenues,
  removeInterviewVenue,
} from './list-create-change-and-remove-interview-venues.ts';
import { createInterviewSlots } from './create-interview-slots.ts';
import { listInterviewSlots } from './list-interview-slots.ts';
import {
  bookInterview,
  cancelInterview,
  recordInterviewOutcome,
} from './book-cancel-or-record-outcome-of-interview.ts';
import { readInterviewsOfDay } from './read-interviews-of-day.ts';
import { readJobInterviews } from './read-job-interviews.ts';
import { findOrganisationTimeZoneForInterviews } from './sql/find-interviews-rounds-and-time-zone.ts';
import { withdrawInterviewSlots } from './withdraw-interview-slots.ts';

export function addInterviewRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findOrganisationInterviewsOfDayEndpoint,
    may.anyMember,
  )(async ({ visit, db, body }) =>
    readInterviewsOfDay(visit, {
      ...body,
      zone: body.zone ?? (await findOrganisationTimeZoneForInterviews(db)),
    }),
  );

  addEndpointRoute(
    server,
    contract.listJobInterviewsEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readJobInterviews(visit, { jobId: params.id }));

  addRounds(server);
  addSlots(server);
  addBookings(server);
  addVenues(server);
}

function addRounds(server: RoutedApp): void {
  addEndpointRoute(
    server,
    rounds.findInterviewRoundEndpoint,
    may.manageJob,
  )(async ({ visit, params: { id, roundId } }) =>
    loadInterviewRound(visit, { jobId: id, roundId }),
  );

  addEndpointRoute(
    server,
    rounds.changeInterviewRoundEndpoint,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    changeInterviewRound(visit, { jobId: id, roundId, ...body }),
  );
}

function addSlots(server: RoutedApp): void {
  addEndpointRoute(
    server,
    slots.listInterviewSlotsEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) => listInterviewSlots(visit, { jobId: params.id, ...query }));

  addEndpointRoute(
    server,
    slots.createInterviewSlotsEndpoint,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    createInterviewSlots(visit, { jobId: id, roundId, asked: body }),
  );

  addEndpointRoute(
    server,
    slots.changeInterviewSlotEndpoint,
    may.manageJob,
  )(async ({ visit, params: { id, slotId }, body }) =>
    changeInterviewSlot(visit, { jobId: id, slotId, ...body }),
  );

  addEndpointRoute(
    server,
    slots.withdrawInterviewSlotsEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    withdrawInterviewSlots(visit, { jobId: params.id, ...body }),
  );
}

function addBookings(server: RoutedApp): void {
  addEndpointRoute(
    server,
    bookings.bookInterviewEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => bookInterview(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    bookings.cancelInterviewEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => cancelInterview(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    bookings.recordInterviewOutcomeEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => recordInterviewOutcome(visit, { ...params, ...body }));
}

function addVenues(server: RoutedApp): void {
  addEndpointRoute(
    server,
    venues.listInterviewVenuesEndpoint,
    may.anyMember,
  )(async ({ visit }) => readInterviewVenues(visit));

  addEndpointRoute(
    server,
    venues.createInterviewVenueEndpoint,
    may.admin,
  )(async ({ visit, body }) => createInterviewVenue(visit, body));

  addEndpointRoute(
    server,
    venues.changeInterviewVenueEndpoint,
    may.admin,
  )(async ({ visit, params, body }) => changeInterviewVenue(visit, { id: params.roomId, ...body }));

  addEndpointRoute(
    server,
    venues.removeInterviewVenueEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    await removeInterviewVenue(visit, { id: params.roomId });
    return undefined;
  });
}
