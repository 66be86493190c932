import * as people from '@evenhand/contract/organisation/people.ts';
import { releaseReviews as releaseReviewsCall } from '@evenhand/contract/pipeline.ts';
import * as batches from '@evenhand/contract/review/review-batches.ts';
import * as contract from '@evenhand/contract/review.ts';
import * as progress from '@evenhand/contract/review/review-progress.ts';
import { derivePersonalLinkToken } from '../../access/links.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { deactivateAndReassign } from './deactivate-and-reassign.ts';
import { finishReviews } from './finish-reviews.ts';
import { estimateWork, planBatch } from './plan-batch.ts';
import { readProgress } from './read-progress.ts';
import { readReviews, readTokenDetails } from './read-reviews.ts';
import { reactivateWithLinks } from './reactivate-with-links.ts';
import { releaseReviews } from './release-reviews.ts';
import { remindReviewers } from './remind-reviewers.ts';
import { scoreReview } from './score-review.ts';
import { sendToReview } from './send-to-review.ts';
import { findOwnLink, findSampleLink } from './sql/dealing.ts';

export function addReviewRoutes(server: RoutedApp): void {
  const { now, config, randomSeed } = server.services;

  addEndpointRoute(
    server,
    batches.estimateReviewBatch,
    may.anyMember,
  )(async ({ db, visitor, params, body }) =>
    estimateWork(db, await planBatch(db, { ...body, ...params, member: visitor, now: now() })),
  );

  addEndpointRoute(
    server,
    batches.sendToReview,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    sendToReview(db, {
      ...body,
      ...params,
      member: visitor,
      now: now(),
      requestId: request.id,
      config,
      seed: randomSeed(),
    }),
  );

  addEndpointRoute(
    server,
    releaseReviewsCall,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    releaseReviews(db, {
      jobId: params.jobId,
      reason: body.reason,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  // Whoever is let in no more has reviews that others do then.
  addEndpointRoute(server, people.deactivateMember, may.admin)(deactivateAndReassign);
  addEndpointRoute(server, people.reactivateMember, may.admin)(reactivateWithLinks);

  addEndpointRoute(
    server,
    progress.findReviewProgress,
    may.anyMember,
  )(async ({ db, visitor, params }) =>
    readProgress(db, { ...params, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    progress.remindReviewers,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) =>
    remindReviewers(db, {
      ...params,
      ...body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.findReviewToken,
    may.anyMember,
  )(async ({ db, visitor, params }) => {
    const link =
      (await findOwnLink(db, { jobId: params.jobId, memberId: visitor.actorId })) ??
      (may.admin(visitor) ? await findSampleLink(db, params.jobId) : undefined);
    if (link === undefined) throw new Refusal('not-found');
    return { token: { hash: derivePersonalLinkToken('review', link, config) } };
  });

  addEndpointRoute(
    server,
    contract.findReviewLinkDetails,
    may.anyone,
  )(async ({ db }) => readTokenDetails(db));

  addEndpointRoute(
    server,
    contract.findAnswersToReview,
    may.anyone,
  )(async ({ db, query }) => readReviews(db, query));

  addEndpointRoute(
    server,
    contract.scoreReview,
    may.anyone,
  )(async ({ db, params, body }) =>
    scoreReview(db, { reviewId: params.reviewId, score: body.score }),
  );

  addEndpointRoute(
    server,
    contract.finishReviews,
    may.anyone,
  )(async ({ db, visitor, request }) =>
    finishReviews(db, { reviewer: visitor, requestId: request.id }),
  );
}
