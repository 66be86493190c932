import * as contract from '@evenhand/contract/feedback.ts';
import { findRecentFeedback } from '@evenhand/contract/recent-feedback.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { readRecentFeedback } from './read-recent-feedback.ts';
import { changeFeedback, sendFeedback } from './save-feedback.ts';

export function addFeedbackRoutes(house: House): void {
  const { now, config } = house.outside;

  route(
    house,
    findRecentFeedback,
    may.anyMember,
  )(async ({ db, visitor, query }) =>
    readRecentFeedback(db, { member: visitor, ...query, now: now(), config }),
  );

  route(
    house,
    contract.sendFeedback,
    may.anyMember,
  )(async ({ db, visitor, body: { rating, text } }) =>
    sendFeedback(db, { memberId: visitor.actorId, rating, text, now: now() }),
  );

  route(
    house,
    contract.changeFeedback,
    may.anyMember,
  )(async ({ db, params, body: { rating, text } }) =>
    changeFeedback(db, { id: params.feedbackId, rating, text, now: now() }),
  );
}
