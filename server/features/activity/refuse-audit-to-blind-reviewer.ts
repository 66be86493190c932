import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { isMemberReviewingAnyJobBlind } from './sql/audit-trail-queries.ts';

/**
 * The whole trail, its numbers and its length tell when candidates did something.
 * @throws Refusal own-reviews-open
 */
export async function refuseAuditToBlindReviewer(db: Db<'staff'>): Promise<void> {
  if (!(await isMemberReviewingAnyJobBlind(db))) return;
  throw new Refusal('own-reviews-open', {
    message:
      'You review on a role that is still open, and the whole trail tells when candidates came. Finish your reviews first, or ask another admin.',
  });
}
