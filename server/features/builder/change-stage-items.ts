import { CRITERIA_MAX, TOO_MANY_CRITERIA } from '@evenhand/contract/builder/job-plan-editing.ts';
import type { AnswerKey, PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { Db } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-at-latest-version.ts';
import { raiseJobVersionForQuestions } from '../jobs/raise-job-version-for-questions.ts';
import { setCriteriaOfQuestions } from '../plan/set-criteria-of-questions.ts';
import { findMisplacedItemFields } from './rules/misplaced-item-fields.ts';
import { countCriteria } from './sql/job-draft-plan.ts';
import {
  deleteItems,
  findKeysOfJob,
  findStage,
  insertItem,
  replaceAnswerKeys,
  updateItem,
} from './sql/items-of-stage.ts';

type Edit = EditWithJobIdAndVersion & {
  stageId: number;
  items: PlanItem[];
  answerKeys: AnswerKey[];
};

/**
 * Saves the questions of one stage in their order, with the keys of those that a rule scores; what is left out is gone.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, newer-version, bad-input
 */
export async function changeStageItems(visit: Visit, { items, ...edit }: Edit): Promise<void> {
  const { db } = visit;
  await raiseJobVersionForQuestions(visit, edit);
  const stage = await findStage(db, { jobId: edit.id, stageId: edit.stageId });
  if (stage === undefined) throw new Refusal('not-found');
  const fields = findMisplacedItemFields(stage.kind, { items, answerKeys: edit.answerKeys });
  if (fields !== undefined) {
    const message = Object.values(fields)[0] ?? '';
    throw new Refusal('bad-input', { message, fields });
  }
  const ids = await saveItems(visit, { items, ...edit });
  const looked = items.map(({ criteria }, index) => ({ id: ids[index] ?? 0, skills: criteria }));
  await refuseTooManyCriteria(db, edit.id, () => setCriteriaOfQuestions(db, edit.id, looked));
  await replaceAnswerKeys(
    db,
    items.map(({ key }, index) => ({
      id: ids[index] ?? 0,
      points: edit.answerKeys.find(({ item }) => item === key)?.points,
    })),
  );
}

/** Questions may name criteria that are not there yet, as long as there is room for them. */
async function refuseTooManyCriteria(
  db: Db<'staff'>,
  jobId: number,
  change: () => Promise<void>,
): Promise<void> {
  const before = await countCriteria(db, jobId);
  await change();
  const after = await countCriteria(db, jobId);
  if (after <= before || after <= CRITERIA_MAX) return;
  throw new Refusal('bad-input', {
    message: TOO_MANY_CRITERIA,
    fields: { items: TOO_MANY_CRITERIA },
  });
}

/** @returns the numbers of the items, in their order */
async function saveItems({ db }: Visit, { id: jobId, stageId, items }: Edit): Promise<number[]> {
  const stored = await findKeysOfJob(db, jobId);
  const here = stored.filter((item) => item.stageId === stageId);
  // A key is never taken from one question for another.
  const isElsewhere = (key: string) =>
    stored.some((item) => item.key === key && item.stageId !== stageId);
  if (items.some(({ key }) => isElsewhere(key))) throw new Refusal('not-found');
  await deleteItems(
    db,
    here.filter(({ key }) => !items.some((item) => item.key === key)).map(({ id }) => id),
  );
  const ids: number[] = [];
  for (const [position, item] of items.entries()) {
    const id = here.find(({ key }) => key === item.key)?.id;
    if (id !== undefined) await updateItem(db, id, { item, position });
    ids.push(id ?? (await insertItem(db, { jobId, stageId }, { item, position })));
  }
  return ids;
}
