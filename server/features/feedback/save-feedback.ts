import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findOwnFeedback,
  insertFeedback,
  lockOwnFeedback,
  type Opinion,
  updateFeedback,
} from './sql/product-feedback.ts';

/** How long one opinion of a member counts as the same one. */
const OPINION_MS = 90 * 86_400_000;

/** Keeps a member's opinion of the product, in the place of one of the last ninety days. */
export async function sendFeedback(
  db: Db<'staff'>,
  { memberId, ...opinion }: Opinion & { memberId: number },
): Promise<{ id: number }> {
  await lockOwnFeedback(db, memberId);
  const before = await findOwnFeedback(db, new Date(opinion.now.getTime() - OPINION_MS));
  if (before === undefined) return insertFeedback(db, opinion);
  await updateFeedback(db, before.id, opinion);
  return before;
}

/** @throws Refusal not-found when it is not there, or somebody else's */
export async function changeFeedback(
  db: Db<'staff'>,
  { id, ...opinion }: Opinion & { id: number },
): Promise<{ id: number }> {
  if (!(await updateFeedback(db, id, opinion))) throw new Refusal('not-found');
  return { id };
}
