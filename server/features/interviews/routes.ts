import * as bookings from '@evenhand/contract/interviews/interview-bookings.ts';
import * as venues from '@evenhand/contract/interviews/interview-venues.ts';
import * as rounds from '@evenhand/contract/interviews/interview-rounds.ts';
import * as slots from '@evenhand/contract/interviews/interview-slots.ts';
import * as contract from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeInterviewRound, loadInterviewRound } from './change-interview-round.ts';
import { changeInterviewSlot } from './change-interview-slot.ts';
import { changeVenue, createVenue, readVenues, removeVenue } from './keep-venues.ts';
import { layInterviewSlots } from './lay-interview-slots.ts';
import { listInterviewSlots } from './list-interview-slots.ts';
import { bookInterview, cancelInterview, noteInterviewOutcome } from './manage-interview.ts';
import { readInterviewsOfDay } from './read-interviews-of-day.ts';
import { readJobInterviews } from './read-job-interviews.ts';
import { findOrganisationTimeZoneForInterviews } from './sql/booked-interviews-and-rounds.ts';
import { withdrawInterviewSlots } from './withdraw-interview-slots.ts';

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

  addRounds(server);
  addSlots(server);
  addBookings(server);
  addVenues(server);
}

function addRounds(server: RoutedApp): void {
  addEndpointRoute(
    server,
    rounds.findInterviewRound,
    may.manageJob,
  )(async ({ visit, params: { id, roundId } }) =>
    loadInterviewRound(visit, { jobId: id, roundId }),
  );

  addEndpointRoute(
    server,
    rounds.changeInterviewRound,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    changeInterviewRound(visit, { jobId: id, roundId, ...body }),
  );
}

function addSlots(server: RoutedApp): void {
  addEndpointRoute(
    server,
    slots.listInterviewSlots,
    may.manageJob,
  )(async ({ visit, params, query }) => listInterviewSlots(visit, { jobId: params.id, ...query }));

  addEndpointRoute(
    server,
    slots.layInterviewSlots,
    may.manageJob,
  )(async ({ visit, params: { id, roundId }, body }) =>
    layInterviewSlots(visit, { jobId: id, roundId, asked: body }),
  );

  addEndpointRoute(
    server,
    slots.changeInterviewSlot,
    may.manageJob,
  )(async ({ visit, params: { id, slotId }, body }) =>
    changeInterviewSlot(visit, { jobId: id, slotId, ...body }),
  );

  addEndpointRoute(
    server,
    slots.withdrawInterviewSlots,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    withdrawInterviewSlots(visit, { jobId: params.id, ...body }),
  );
}

function addBookings(server: RoutedApp): void {
  addEndpointRoute(
    server,
    bookings.bookInterview,
    may.manageJob,
  )(async ({ visit, params, body }) => bookInterview(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    bookings.cancelInterview,
    may.manageJob,
  )(async ({ visit, params, body }) => cancelInterview(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    bookings.noteInterviewOutcome,
    may.manageJob,
  )(async ({ visit, params, body }) => noteInterviewOutcome(visit, { ...params, ...body }));
}

function addVenues(server: RoutedApp): void {
  addEndpointRoute(
    server,
    venues.listInterviewVenues,
    may.anyMember,
  )(async ({ visit }) => readVenues(visit));

  addEndpointRoute(
    server,
    venues.createInterviewVenue,
    may.admin,
  )(async ({ visit, body }) => createVenue(visit, body));

  addEndpointRoute(
    server,
    venues.changeInterviewVenue,
    may.admin,
  )(async ({ visit, params, body }) => changeVenue(visit, { id: params.roomId, ...body }));

  addEndpointRoute(
    server,
    venues.removeInterviewVenue,
    may.admin,
  )(async ({ visit, params }) => {
    await removeVenue(visit, { id: params.roomId });
    return undefined;
  });
}
