import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findOwnProductFeedback,
  insertProductFeedbackRow,
  lockOwnProductFeedback,
  type ProductFeedbackToSave,
  updateProductFeedbackRow,
} from './sql/product-feedback.ts';

type ProductOpinion = Omit<ProductFeedbackToSave, 'now'>;

/** How long one opinion of a member counts as the same one. */
const OPINION_MS = 90 * 86_400_000;

/** Keeps a member's opinion of the product, in the place of one of the last ninety days. */
export async function saveProductFeedback(
  { db, member, now }: VisitorRequestContext,
  opinion: ProductOpinion,
): Promise<{ id: number }> {
  await lockOwnProductFeedback(db, member.actorId);
  const before = await findOwnProductFeedback(db, new Date(now.getTime() - OPINION_MS));
  if (before === undefined) return insertProductFeedbackRow(db, { ...opinion, now });
  await updateProductFeedbackRow(db, before.id, { ...opinion, now });
  return before;
}

/** @throws Refusal not-found when it is not there, or somebody else's */
export async function changeProductFeedback(
  { db, now }: VisitorRequestContext,
  { id, ...opinion }: ProductOpinion & { id: number },
): Promise<{ id: number }> {
  if (!(await updateProductFeedbackRow(db, id, { ...opinion, now })))
    throw new Refusal('not-found');
  return { id };
}
