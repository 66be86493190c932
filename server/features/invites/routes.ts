import * as contract from '@evenhand/contract/invites/invitations-to-apply.ts';
import * as quickApply from '@evenhand/contract/invites/register-interest-switch.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { cancelInviteRound } from './cancel-invite-round.ts';
import { invitePeopleInterestedInJob } from './invite-people-interested-in-job.ts';
import { checkInviteList, invitePeopleOnList } from './check-and-invite-list.ts';
import { invitePastApplicants, readPastApplicantsByJob } from './invite-past-applicants.ts';
import { readJobQuickApplySetting, switchQuickApply } from './quick-apply-switch.ts';
import { readInviteRounds } from './read-invite-rounds.ts';

/** Who may invite follows from the role's team, as with everything on its manage screen. */
export function addInvitationToApplyRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listInviteRounds,
    may.manageJob,
  )(async ({ visit, params }) => readInviteRounds(visit, params));

  addEndpointRoute(
    server,
    contract.checkInviteList,
    may.manageJob,
  )(async ({ visit, params, body }) => checkInviteList(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.invitePeopleFromList,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePeopleOnList(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    contract.inviteInterestedCandidates,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePeopleInterestedInJob(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    contract.cancelInviteRound,
    may.manageJob,
  )(async ({ visit, params }) => cancelInviteRound(visit, params));

  addEndpointRoute(
    server,
    contract.countPastApplicantsByJob,
    may.manageJob,
  )(async ({ visit, params }) => readPastApplicantsByJob(visit, params));

  addEndpointRoute(
    server,
    contract.invitePastApplicants,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePastApplicants(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    quickApply.findJobRegisterInterestSwitch,
    may.viewJob,
  )(async ({ visit, params }) => readJobQuickApplySetting(visit, { id: params.jobId }));

  addEndpointRoute(
    server,
    quickApply.setJobRegisterInterestSwitch,
    may.editJob,
  )(async ({ visit, params, body }) =>
    switchQuickApply(visit, {
      id: params.jobId,
      ...body,
    }),
  );
}
