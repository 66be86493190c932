import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { rowFromPlanItem } from '../../job-plan/rules/plan-item-from-and-to-row.ts';

type PlacedItem = {
  item: PlanItem;
  position: number;
  /** Which question of the library it was taken from; undefined leaves it as it was. */
  libraryId: string | null | undefined;
};

export async function findItemKeysOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ id: number; key: string; stageId: number }[]> {
  return db
    .selectFrom('core.question')
    .select(['id', 'key', 'stage_id as stageId'])
    .where('job_id', '=', jobId)
    .execute();
}

export async function deletePlanItemRows(db: Db<'staff'>, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('core.question').where('id', 'in', ids).execute();
}

export async function deletePlanItemRowsOfStages(
  db: Db<'staff'>,
  stageIds: readonly number[],
): Promise<void> {
  if (stageIds.length === 0) return;
  await db.deleteFrom('core.question').where('stage_id', 'in', stageIds).execute();
}

export async function updatePlanItemRow(
  db: Db<'staff'>,
  id: number,
  placed: PlacedItem,
): Promise<void> {
  await db.updateTable('core.question').set(columnsOf(placed)).where('id', '=', id).execute();
}

export async function insertPlanItemRow(
  db: Db<'staff'>,
  { jobId, stageId }: { jobId: number; stageId: number },
  placed: PlacedItem,
): Promise<number> {
  const { id } = await db
    .insertInto('core.question')
    .values({ job_id: jobId, stage_id: stageId, ...columnsOf(placed) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An item without points has no key. */
export async function replaceItemAnswerKeyRows(
  db: Db<'staff'>,
  items: readonly { id: number; points: ItemAnswerKey['points'] | undefined }[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .deleteFrom('core.answer_key')
    .where(
      'question_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  const keys = items.flatMap(({ id, points }) =>
    points === undefined ? [] : [{ question_id: id, points }],
  );
  if (keys.length > 0) await db.insertInto('core.answer_key').values(keys).execute();
}

function columnsOf({ item, position, libraryId }: PlacedItem) {
  const { guideOne, guideThree, guideFive, maxWords, mustHave, weight, ...row } =
    rowFromPlanItem(item);
  return {
    ...row,
    position,
    guide_one: guideOne,
    guide_three: guideThree,
    guide_five: guideFive,
    max_words: maxWords,
    must_have: mustHave,
    weight: String(weight),
    ...(libraryId !== undefined && { library_id: libraryId }),
  };
}
