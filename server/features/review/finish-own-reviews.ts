import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findOwnReviewWorkOverview,
  finaliseOwnReviewScoresInDatabase,
} from './sql/find-blind-answers-and-save-own-scores.ts';

/**
 * Locks the reviewer's scores for good; who has finished already, has finished.
 * @throws Refusal reviews-missing, or not-found when there never was anything to finish
 */
export async function finishOwnReviews({
  db,
  visitor,
  requestId,
}: VisitorRequestContext<'reviewer'>): Promise<{ finished: true }> {
  const said = await finaliseOwnReviewScoresInDatabase(db);
  if (said === 'missing') throw new Refusal('reviews-missing');
  if (said === 'nothing' && (await findOwnReviewWorkOverview(db)) === undefined)
    throw new Refusal('not-found');
  if (said === 'finished') {
    await writeAuditEntry(db, {
      kind: 'reviews-finished',
      actorKind: 'reviewer',
      subject: `reviewer link ${visitor.actorId}`,
      requestId,
    });
  }
  return { finished: true };
}
