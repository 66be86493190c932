import {
  CRITERIA_PER_JOB_MAX,
  TOO_MANY_JOB_CRITERIA_MESSAGE,
} from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { isSameJson } from '../../text/is-same-json.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { planItemFromRow } from '../job-plan/rules/plan-item-from-and-to-row.ts';
import { rescoreTestOfEverybody } from '../candidate-tests/rescore-test-of-everybody.ts';
import { setCriteriaOfQuestions } from '../job-plan/set-criteria-of-questions.ts';
import { type JobPlanEdit, changeJobPlan } from './change-plan-of-job.ts';
import { findForbiddenItemChanges } from './rules/forbidden-plan-changes.ts';
import { findMisplacedItemFields } from './rules/misplaced-item-fields.ts';
import {
  type JobDraftPlanDbRow,
  countCriteriaOfJob,
} from './sql/find-job-draft-plan-and-count-criteria.ts';
import {
  deletePlanItemRows,
  findItemKeysOfJob,
  insertPlanItemRow,
  replaceItemAnswerKeyRows,
  updatePlanItemRow,
} from './sql/plan-item-and-answer-key-rows.ts';

type Edit = JobPlanEdit & {
  stageId: number;
  items: PlanItem[];
  answerKeys: ItemAnswerKey[];
  libraryIds?: Readonly<Record<string, string>> | undefined;
};

/**
 * Saves the questions of one stage in their order, with the keys of those that a rule scores; what is left out is gone.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeItemsOfStage(
  visit: VisitorRequestContext,
  { stageId, items, answerKeys, libraryIds, ...edit }: Edit,
): Promise<void> {
  const { db } = visit;
  await changeJobPlan(visit, edit, {
    findFixed: (before) => {
      const stage = findStageOf(before, stageId);
      return findForbiddenItemChanges(stage, {
        before: stage.items.map(planItemFromRow),
        after: items,
      });
    },
    change: async (before, isPublished) => {
      const stage = findStageOf(before, stageId);
      refuseFields(findMisplacedItemFields(stage.kind, { items, answerKeys }));
      if (isPublished && edit.reason === undefined && hasOtherKeys(stage.answerKeys, answerKeys))
        refuseFields({ reason: KEY_REASON });
      const corrected = listOtherKeys(stage.answerKeys, answerKeys);
      const ids = await saveItems(db, { jobId: edit.id, stageId, items, libraryIds });
      const looked = items.map(({ criteria }, index) => ({
        id: ids[index] ?? 0,
        skills: criteria,
      }));
      await refuseTooManyCriteria(db, edit.id, () => setCriteriaOfQuestions(db, edit.id, looked));
      await replaceItemAnswerKeyRows(
        db,
        items.map(({ key }, index) => ({
          id: ids[index] ?? 0,
          points: answerKeys.find(({ item }) => item === key)?.points,
        })),
      );
      const hasOtherWeights = stage.items.some(
        ({ key, weight }) => items.find((item) => item.key === key)?.weight !== weight,
      );
      const { reason } = edit;
      const isAnew = stage.kind === 'test' && (corrected.length > 0 || hasOtherWeights);
      if (isPublished && isAnew && reason !== undefined)
        await rescoreTestOfEverybody(visit, { jobId: edit.id, stageId, items: corrected, reason });
    },
  });
}

const KEY_REASON = 'Answers are scored by this key. Say why it changes.';

function findStageOf(
  { stages }: JobDraftPlanDbRow,
  stageId: number,
): JobDraftPlanDbRow['stages'][number] {
  const stage = stages.find(({ id }) => id === stageId);
  if (stage === undefined) throw new Refusal('not-found');
  return stage;
}

function refuseFields(fields: Record<string, string> | undefined): void {
  if (fields === undefined) return;
  throw new Refusal('bad-input', { message: Object.values(fields)[0] ?? '', fields });
}

/** The questions whose options are worth something else than before. */
function listOtherKeys(
  before: readonly ItemAnswerKey[],
  after: readonly ItemAnswerKey[],
): string[] {
  const keys = new Set([...before, ...after].map(({ item }) => item));
  const of = (all: readonly ItemAnswerKey[], key: string) => all.filter(({ item }) => item === key);
  return [...keys].filter((key) => hasOtherKeys(of(before, key), of(after, key)));
}

function hasOtherKeys(before: readonly ItemAnswerKey[], after: readonly ItemAnswerKey[]): boolean {
  const pointsByItem = (keys: readonly ItemAnswerKey[]) =>
    Object.fromEntries(keys.map(({ item, points }) => [item, points]));
  return !isSameJson(pointsByItem(before), pointsByItem(after));
}

/** Questions may name criteria that are not there yet, as long as there is room for them. */
async function refuseTooManyCriteria(
  db: Db<'staff'>,
  jobId: number,
  change: () => Promise<void>,
): Promise<void> {
  const before = await countCriteriaOfJob(db, jobId);
  await change();
  const after = await countCriteriaOfJob(db, jobId);
  if (after <= before || after <= CRITERIA_PER_JOB_MAX) return;
  refuseFields({ items: TOO_MANY_JOB_CRITERIA_MESSAGE });
}

type ItemsToSave = Pick<Edit, 'stageId' | 'items' | 'libraryIds'> & { jobId: number };

/** @returns the numbers of the items, in their order */
async function saveItems(
  db: Db<'staff'>,
  { jobId, stageId, items, libraryIds }: ItemsToSave,
): Promise<number[]> {
  const stored = await findItemKeysOfJob(db, jobId);
  const here = stored.filter((item) => item.stageId === stageId);
  // A key is never taken from one question for another.
  const isElsewhere = (key: string) =>
    stored.some((item) => item.key === key && item.stageId !== stageId);
  if (items.some(({ key }) => isElsewhere(key))) throw new Refusal('not-found');
  await deletePlanItemRows(
    db,
    here.filter(({ key }) => !items.some((item) => item.key === key)).map(({ id }) => id),
  );
  const ids: number[] = [];
  for (const [position, item] of items.entries()) {
    const id = here.find(({ key }) => key === item.key)?.id;
    const placed = { item, position, libraryId: libraryIds && (libraryIds[item.key] ?? null) };
    if (id !== undefined) await updatePlanItemRow(db, id, placed);
    ids.push(id ?? (await insertPlanItemRow(db, { jobId, stageId }, placed)));
  }
  return ids;
}
