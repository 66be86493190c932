import * as people from '@evenhand/contract/organisation/organisation-members.ts';
import { releaseReviewsAndOpenNamesEndpoint as releaseReviewsCall } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import * as batches from '@evenhand/contract/review/estimate-and-send-to-review.ts';
import * as contract from '@evenhand/contract/review/blind-review.ts';
import * as progress from '@evenhand/contract/review/review-progress-and-reminders.ts';
import * as taking from '@evenhand/contract/review/estimate-and-take-reviewer-off.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { deactivateMemberAndReassignReviews } from './deactivate-member-and-reassign-reviews.ts';
import { finishOwnReviews } from './finish-own-reviews.ts';
import { estimateReviewWork, planReviewBatch } from './plan-review-batch-and-estimate-work.ts';
import { estimateTakingReviewerOff } from './estimate-and-plan-taking-reviewer-off.ts';
import { readReviewerProgress } from './read-reviewer-progress.ts';
import {
  readAnswersToReview,
  readOwnReviewWorkOverview,
} from './read-reviewer-overview-and-answers-to-review.ts';
import { reactivateMemberWithReviewerLinks } from './reactivate-member-with-reviewer-links.ts';
import { releaseReviewsAndNames } from './release-reviews-and-names.ts';
import { remindReviewers } from './remind-reviewers.ts';
import { saveReviewScore } from './save-review-score.ts';
import { sendAnswersToReview } from './send-to-review.ts';
import { takeReviewerOff } from './take-reviewer-off.ts';
import { findOwnReviewerLink, findSampleReviewerLink } from './sql/reviewer-links.ts';

export function addReviewRoutes(server: RoutedApp): void {
  const { config, randomSeed } = server.services;

  addEndpointRoute(
    server,
    batches.estimateReviewBatchWorkEndpoint,
    may.manageJob,
  )(async ({ visit, db, params, body }) =>
    estimateReviewWork(db, await planReviewBatch(visit, { ...body, ...params })),
  );

  addEndpointRoute(
    server,
    batches.sendToReviewEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    sendAnswersToReview(visit, {
      ...body,
      ...params,
      seed: randomSeed(),
    }),
  );

  addEndpointRoute(
    server,
    releaseReviewsCall,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    releaseReviewsAndNames(visit, {
      jobId: params.jobId,
      reason: body.reason,
    }),
  );

  // Whoever is let in no more has reviews that others do then.
  addEndpointRoute(
    server,
    people.deactivateMemberEndpoint,
    may.admin,
  )(deactivateMemberAndReassignReviews);
  addEndpointRoute(
    server,
    people.reactivateMemberEndpoint,
    may.admin,
  )(reactivateMemberWithReviewerLinks);

  addEndpointRoute(
    server,
    progress.findReviewProgressEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readReviewerProgress(visit, params));

  addEndpointRoute(
    server,
    progress.remindReviewersEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    remindReviewers(visit, {
      ...params,
      ...body,
    }),
  );

  addEndpointRoute(
    server,
    taking.estimateTakingReviewerOffEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => estimateTakingReviewerOff(visit, params));

  addEndpointRoute(
    server,
    taking.takeReviewerOffEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    takeReviewerOff(visit, { ...params, ...body, seed: randomSeed() }),
  );

  addEndpointRoute(
    server,
    contract.findOwnReviewLinkTokenEndpoint,
    may.reviewJob,
  )(async ({ db, visitor, params }) => {
    const link =
      (await findOwnReviewerLink(db, { jobId: params.jobId, memberId: visitor.actorId })) ??
      (may.admin.allows(visitor) ? await findSampleReviewerLink(db, params.jobId) : undefined);
    if (link === undefined) throw new Refusal('not-found');
    return { token: { hash: derivePersonalLinkToken('review', link, config) } };
  });

  addEndpointRoute(
    server,
    contract.findReviewLinkDetailsEndpoint,
    may.linkHolder,
  )(async ({ db }) => readOwnReviewWorkOverview(db));

  addEndpointRoute(
    server,
    contract.findAnswersToReviewEndpoint,
    may.linkHolder,
  )(async ({ db, query }) => readAnswersToReview(db, query));

  addEndpointRoute(
    server,
    contract.scoreReviewEndpoint,
    may.linkHolder,
  )(async ({ db, params, body }) =>
    saveReviewScore(db, { reviewId: params.reviewId, score: body.score }),
  );

  addEndpointRoute(
    server,
    contract.finishReviewsEndpoint,
    may.linkHolder,
  )(async ({ visit }) => finishOwnReviews(visit));
}
