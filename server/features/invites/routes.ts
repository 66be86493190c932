import * as contract from '@evenhand/contract/invites.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { cancelInvites } from './cancel-invites.ts';
import { inviteInterested } from './invite-interested.ts';
import { checkList, inviteList } from './invite-list.ts';
import { invitePastApplicants, readPastJobs } from './past-applicants.ts';
import { readQuickApply, switchQuickApply } from './quick-apply.ts';
import { readInvites } from './read-invites.ts';

/** Who may invite follows from the role's team, as with everything on its manage screen. */
export function addInviteRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.findInvites,
    may.anyMember,
  )(async ({ db, visitor, params }) => readInvites(db, { ...params, member: visitor, now: now() }));

  addEndpointRoute(
    server,
    contract.checkInvites,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    checkList(db, { ...params, ...body, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.invitePeopleFromList,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    inviteList(db, { ...params, ...body, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.inviteInterested,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    inviteInterested(db, {
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
    may.anyMember,
  )(async ({ db, visitor, params, request }) =>
    cancelInvites(db, { ...params, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.findPastApplicants,
    may.anyMember,
  )(async ({ db, visitor, params }) =>
    readPastJobs(db, { ...params, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.invitePastApplicants,
    may.anyMember,
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
    may.anyMember,
  )(async ({ db, visitor, params }) =>
    readQuickApply(db, { id: params.jobId, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.setQuickApply,
    may.anyMember,
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
