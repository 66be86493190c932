import * as contract from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import * as quickApply from '@evenhand/contract/invitations-to-apply/job-register-interest-switch-endpoints.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { cancelInviteRound } from './cancel-invite-round.ts';
import { invitePeopleInterestedInJob } from './invite-people-interested-in-job.ts';
import { checkInviteList, invitePeopleOnList } from './check-and-invite-list.ts';
import {
  invitePastApplicants,
  readPastApplicantsByJob,
} from './read-and-invite-past-applicants.ts';
import { readJobQuickApplySetting, switchQuickApplyOfJob } from './job-quick-apply-setting.ts';
import { readInviteRounds } from './read-invite-rounds.ts';

/** Who may invite follows from the role's team, as with everything on its manage screen. */
export function addInvitationToApplyRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listInviteRoundsEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readInviteRounds(visit, params));

  addEndpointRoute(
    server,
    contract.checkInvitationToApplyListEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => checkInviteList(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.invitePeopleFromListEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePeopleOnList(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    contract.inviteInterestedCandidatesEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePeopleInterestedInJob(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    contract.cancelInviteRoundEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => cancelInviteRound(visit, params));

  addEndpointRoute(
    server,
    contract.countPastApplicantsByJobEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readPastApplicantsByJob(visit, params));

  addEndpointRoute(
    server,
    contract.invitePastApplicantsEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    invitePastApplicants(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    quickApply.findJobRegisterInterestSwitchEndpoint,
    may.viewJob,
  )(async ({ visit, params }) => readJobQuickApplySetting(visit, { id: params.jobId }));

  addEndpointRoute(
    server,
    quickApply.setJobRegisterInterestSwitchEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) =>
    switchQuickApplyOfJob(visit, {
      id: params.jobId,
      ...body,
    }),
  );
}
