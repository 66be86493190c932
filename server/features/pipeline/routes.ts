import {
  findHireable,
  markHired as markHiredCall,
} from '@evenhand/contract/pipeline/mark-hired.ts';
import { listCriteriaOfDecisions } from '@evenhand/contract/pipeline/decision-reason.ts';
import { listMustHaves } from '@evenhand/contract/pipeline/must-haves.ts';
import { findLeaderboard } from '@evenhand/contract/pipeline/leaderboard.ts';
import { findRankingWeights } from '@evenhand/contract/pipeline/ranking-weights.ts';
import * as mails from '@evenhand/contract/pipeline/candidate-emails.ts';
import * as contract from '@evenhand/contract/pipeline.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { cancelCandidateEmail } from './cancel-candidate-email.ts';
import {
  emailCandidates,
  previewEmailToCandidates,
  cancelCandidateEmailRound,
} from './email-candidates.ts';
import {
  rescheduleCandidateEmail,
  resendBouncedCandidateEmails,
} from './reschedule-or-resend-candidate-email.ts';
import { decideCandidates } from './decide-candidates.ts';
import { readManagedJob } from './read-managed-job.ts';
import { markCandidatesHired } from './mark-candidates-hired.ts';
import { openIdentity } from './open-identity.ts';
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
    contract.findJobPipeline,
    may.viewJob,
  )(async ({ visit, params }) => readManagedJob(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    contract.listCandidates,
    may.manageJob,
  )(async ({ visit, params, query }) =>
    readCandidateList(visit, { jobId: params.jobId, ...query }),
  );

  addEndpointRoute(
    server,
    listMustHaves,
    may.manageJob,
  )(async ({ visit, params, query }) => readMustHaves(visit, { jobId: params.jobId, ...query }));

  addEndpointRoute(
    server,
    contract.findCandidate,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateInFull(visit, params));

  addEndpointRoute(
    server,
    findLeaderboard,
    may.manageJob,
  )(async ({ visit, params, query }) => readLeaderboard(visit, { jobId: params.jobId, ...query }));

  addEndpointRoute(
    server,
    findRankingWeights,
    may.manageJob,
  )(async ({ visit, params }) => readRankingWeights(visit, params));

  addEndpointRoute(
    server,
    contract.openCandidateIdentity,
    may.manageJob,
  )(async ({ visit, params, body }) => openIdentity(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.decideCandidates,
    may.decide,
  )(async ({ visit, params, body }) =>
    decideCandidates(visit, {
      jobId: params.jobId,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    findHireable,
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
    listCriteriaOfDecisions,
    may.decide,
  )(async ({ visit, params }) => readCriteriaOfDecisions(visit, params));

  addEndpointRoute(
    server,
    contract.undoDecision,
    may.decide,
  )(async ({ visit, params, body }) =>
    undoDecision(visit, {
      jobId: params.jobId,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    mails.resendApplicationLink,
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
    mails.previewCandidateEmail,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    previewEmailToCandidates(visit, { ...params, ...body, services }),
  );

  addEndpointRoute(
    server,
    mails.emailCandidates,
    may.manageJob,
  )(async ({ visit, params, body }) => emailCandidates(visit, { ...params, ...body, services }));

  addEndpointRoute(
    server,
    mails.cancelEmailRound,
    may.manageJob,
  )(async ({ visit, params }) => cancelCandidateEmailRound(visit, params));

  addEndpointRoute(
    server,
    mails.cancelEmail,
    may.manageJob,
  )(async ({ visit, params }) => cancelCandidateEmail(visit, params));

  addEndpointRoute(
    server,
    mails.rescheduleEmail,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    rescheduleCandidateEmail(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    mails.retryBouncedAddress,
    may.manageJob,
  )(async ({ visit, params }) => resendBouncedCandidateEmails(visit, params));
}
