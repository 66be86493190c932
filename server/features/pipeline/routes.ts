import {
  findHireable,
  markHired as markHiredCall,
} from '@evenhand/contract/pipeline/mark-hired.ts';
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
  tryCandidateAddressAgain,
} from './reschedule-candidate-email.ts';
import { decideCandidates } from './decide-candidates.ts';
import { readManagedJob } from './read-managed-job.ts';
import { markCandidatesHired } from './mark-candidates-hired.ts';
import { openIdentity } from './open-identity.ts';
import { readCandidate, readCandidates } from './read-candidates.ts';
import { readHireableCandidates } from './read-hireable-candidates.ts';
import { readLeaderboard } from './read-leaderboard.ts';
import { resendApplicationLink } from './resend-application-link.ts';
import { undoDecision } from './undo-decision.ts';

/** Who may manage a role follows from its team: each deed loads the role as the member may see it. */
export function addPipelineRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.findJobPipeline,
    may.viewJob,
  )(async ({ db, visitor, params }) =>
    readManagedJob(db, { jobId: params.jobId, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.listCandidates,
    may.manageJob,
  )(async ({ db, visitor, params, query }) =>
    readCandidates(db, { jobId: params.jobId, member: visitor, ...query }),
  );

  addEndpointRoute(
    server,
    contract.findCandidate,
    may.manageJob,
  )(async ({ db, visitor, params }) => readCandidate(db, { ...params, member: visitor }));

  addEndpointRoute(
    server,
    contract.findLeaderboard,
    may.manageJob,
  )(async ({ db, visitor, params }) =>
    readLeaderboard(db, { jobId: params.jobId, member: visitor }),
  );

  addEndpointRoute(
    server,
    contract.openIdentity,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    openIdentity(db, { ...params, ...body, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.decideCandidates,
    may.decide,
  )(async ({ db, visitor, params, body, request }) =>
    decideCandidates(db, {
      jobId: params.jobId,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    findHireable,
    may.decide,
  )(async ({ db, visitor, params, query }) =>
    readHireableCandidates(db, { jobId: params.jobId, member: visitor, ...query, now: now() }),
  );

  addEndpointRoute(
    server,
    markHiredCall,
    may.decide,
  )(async ({ db, visitor, params, body, request }) =>
    markCandidatesHired(db, {
      jobId: params.jobId,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.undoDecision,
    may.decide,
  )(async ({ db, visitor, params, body, request }) =>
    undoDecision(db, {
      jobId: params.jobId,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    mails.resendApplicationLink,
    may.manageJob,
  )(async ({ db, visitor, params }) => {
    await resendApplicationLink(db, { ...params, member: visitor });
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
  )(async ({ db, visitor, params, body }) =>
    previewEmailToCandidates(db, { ...params, ...body, member: visitor, services }),
  );

  addEndpointRoute(
    server,
    mails.emailCandidates,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    emailCandidates(db, { ...params, ...body, member: visitor, services, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    mails.cancelEmailRound,
    may.manageJob,
  )(async ({ db, visitor, params, request }) =>
    cancelCandidateEmailRound(db, {
      ...params,
      member: visitor,
      now: services.now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    mails.cancelEmail,
    may.manageJob,
  )(async ({ db, visitor, params, request }) =>
    cancelCandidateEmail(db, { ...params, member: visitor, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    mails.rescheduleEmail,
    may.manageJob,
  )(async ({ db, visitor, params, body, request }) =>
    rescheduleCandidateEmail(db, {
      ...params,
      ...body,
      member: visitor,
      requestId: request.id,
      now: services.now(),
    }),
  );

  addEndpointRoute(
    server,
    mails.retryBouncedAddress,
    may.manageJob,
  )(async ({ db, visitor, params, request }) =>
    tryCandidateAddressAgain(db, {
      ...params,
      member: visitor,
      requestId: request.id,
      now: services.now(),
    }),
  );
}
