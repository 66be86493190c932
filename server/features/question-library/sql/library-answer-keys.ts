import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Points = ItemAnswerKey['points'];

/** What the options of questions are worth, of those that have a key. */
export async function findLibraryAnswerKeys(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<Map<number, Points>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('core.library_answer_key')
    .select(['question_id as id', 'points'])
    .where('question_id', 'in', ids)
    .execute();
  // Only points of options were ever stored.
  return new Map(rows.map(({ id, points }) => [id, points as Points]));
}

/** A question without points has no key. */
export async function replaceLibraryAnswerKeyRow(
  db: Db<'staff'>,
  id: number,
  points: Points | undefined,
): Promise<void> {
  await db.deleteFrom('core.library_answer_key').where('question_id', '=', id).execute();
  if (points === undefined) return;
  await db.insertInto('core.library_answer_key').values({ question_id: id, points }).execute();
}
