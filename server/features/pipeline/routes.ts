import {
  findHireableCandidatesEndpoint,
  markCandidatesHiredEndpoint as markHiredCall,
} from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import { listCriteriaOfDecisionsEndpoint } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import { listMustHavesEndpoint } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { findRankingWeightsEndpoint } from '@evenhand/contract/pipeline/ranking-weights.ts';
import * as mails from '@evenhand/contract/pipeline/candidate-emails.ts';
import * as contract from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { cancelCandidateEmail } from './cancel-candidate-email.ts';
import {
  emailCandidates,
  previewEmailToCandidates,
  cancelBulkEmailToCandidates,
} from './preview-send-or-cancel-email-to-candidates.ts';
import {
  rescheduleCandidateEmail,
  resendBouncedCandidateEmails,
} from './reschedule-or-resend-candidate-email.ts';
import { decideCandidates } from './decide-candidates.ts';
import { readJobPipelineHeader } from './read-job-pipeline-header.ts';
import { markCandidatesHired } from './mark-candidates-hired.ts';
import { openCandidateIdentity } from './open-candidate-identity.ts';
import { readCandidateInFull } from './read-candidate-in-full.ts';
import { readCandidateList } from './read-candidate-list.ts';
import { readMustHaves } from './read-must-haves.ts';
import { readCriteriaOfDecisions } from './read-criteria-of-decisions.ts';
import { readHireableCandidates } from './read-hireable-candidates.ts';
import { readLeaderboard } from './read-leaderboard.ts';
import { readRankingWeights } from './read-ranking-weights.ts';
import { resendApplicationLink } from './resend-application-link.ts';
import { undoDecision } from './undo-decision.ts';

/** Who may manage a role follows from its team: each deed loads the role as the member may see it. */
export function addPipelineRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findJobPipelineEndpoint,
    may.viewJob,
  )(async ({ visit, params }) => readJobPipelineHeader(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.listCandidatesEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    readCandidateList(visit, { jobId: params.jobId, ...query }),
  );

  addEndpointRoute(
    server,
    listMustHavesEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) => readMustHaves(visit, { jobId: params.jobId, ...query }));

  addEndpointRoute(
    server,
    contract.findCandidateEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateInFull(visit, params));

  addEndpointRoute(
    server,
    findLeaderboardEndpoint,
    may.manageJob,
  )(async ({ visit, params, query }) => readLeaderboard(visit, { jobId: params.jobId, ...query }));

  addEndpointRoute(
    server,
    findRankingWeightsEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readRankingWeights(visit, params));

  addEndpointRoute(
    server,
    contract.openCandidateIdentityEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => openCandidateIdentity(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.decideCandidatesEndpoint,
    may.decide,
  )(async ({ visit, params, body }) =>
    decideCandidates(visit, {
      jobId: params.jobId,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    findHireableCandidatesEndpoint,
    may.decide,
  )(async ({ visit, params, query }) =>
    readHireableCandidates(visit, { jobId: params.jobId, ...query }),
  );

  addEndpointRoute(
    server,
    markHiredCall,
    may.decide,
  )(async ({ visit, params, body }) =>
    markCandidatesHired(visit, {
      jobId: params.jobId,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    listCriteriaOfDecisionsEndpoint,
    may.decide,
  )(async ({ visit, params }) => readCriteriaOfDecisions(visit, params));

  addEndpointRoute(
    server,
    contract.undoDecisionEndpoint,
    may.decide,
  )(async ({ visit, params, body }) =>
    undoDecision(visit, {
      jobId: params.jobId,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    mails.resendApplicationLinkEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => {
    await resendApplicationLink(visit, params);
    return { queued: true as const };
  });

  addCandidateEmailRoutes(server);
}

function addCandidateEmailRoutes(server: RoutedApp): void {
  const { services } = server;

  addEndpointRoute(
    server,
    mails.previewCandidateEmailEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    previewEmailToCandidates(visit, { ...params, ...body, services }),
  );

  addEndpointRoute(
    server,
    mails.emailCandidatesEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => emailCandidates(visit, { ...params, ...body, services }));

  addEndpointRoute(
    server,
    mails.cancelEmailRoundEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => cancelBulkEmailToCandidates(visit, params));

  addEndpointRoute(
    server,
    mails.cancelEmailEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => cancelCandidateEmail(visit, params));

  addEndpointRoute(
    server,
    mails.rescheduleEmailEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    rescheduleCandidateEmail(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    mails.retryBouncedAddressEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => resendBouncedCandidateEmails(visit, params));
}
