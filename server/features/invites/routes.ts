import * as contract from '@evenhand/contract/invites/invitations-to-apply.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { cancelInviteRound } from './cancel-invite-round.ts';
import { inviteInterestedPeople } from './invite-interested-people.ts';
import { checkInviteList, invitePeopleOnList } from './check-and-invite-list.ts';
import { invitePastApplicants, readPastApplicantsByJob } from './invite-past-applicants.ts';
import { readQuickApplySwitch, switchQuickApply } from './quick-apply-switch.ts';
import { readInviteRounds } from './read-invite-rounds.ts';

/** Who may invite follows from the role's team, as with everything on its manage screen. */
export function addInviteRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.findInvites,
    may.manageJob,
  )(async ({ db, visitor, params }) =>
    readInviteRounds(db, { ...params, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.checkInvites,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    checkInviteList(db, { ...params, ...body, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.invitePeopleFromList,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    invitePeopleOnList(db, {
      ...params,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.inviteInterested,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    inviteInterestedPeople(db, {
      ...params,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.cancelInvites,
    may.manageJob,
  )(async ({ db, visitor, params, request }) =>
    cancelInviteRound(db, { ...params, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.findPastApplicants,
    may.manageJob,
  )(async ({ db, visitor, params }) =>
    readPastApplicantsByJob(db, { ...params, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.invitePastApplicants,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    invitePastApplicants(db, {
      ...params,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.findQuickApply,
    may.viewJob,
  )(async ({ db, visitor, params }) =>
    readQuickApplySwitch(db, { id: params.jobId, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.setQuickApply,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) =>
    switchQuickApply(db, {
      id: params.jobId,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );
}
