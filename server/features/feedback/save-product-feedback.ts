import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findOwnProductFeedback,
  insertProductFeedback,
  lockOwnProductFeedback,
  type ProductFeedbackToSave,
  updateProductFeedback,
} from './sql/product-feedback.ts';

/** How long one opinion of a member counts as the same one. */
const OPINION_MS = 90 * 86_400_000;

/** Keeps a member's opinion of the product, in the place of one of the last ninety days. */
export async function saveProductFeedback(
  db: Db<'staff'>,
  { memberId, ...opinion }: ProductFeedbackToSave & { memberId: number },
): Promise<{ id: number }> {
  await lockOwnProductFeedback(db, memberId);
  const before = await findOwnProductFeedback(db, new Date(opinion.now.getTime() - OPINION_MS));
  if (before === undefined) return insertProductFeedback(db, opinion);
  await updateProductFeedback(db, before.id, opinion);
  return before;
}

/** @throws Refusal not-found when it is not there, or somebody else's */
export async function changeProductFeedback(
  db: Db<'staff'>,
  { id, ...opinion }: ProductFeedbackToSave & { id: number },
): Promise<{ id: number }> {
  if (!(await updateProductFeedback(db, id, opinion))) throw new Refusal('not-found');
  return { id };
}
