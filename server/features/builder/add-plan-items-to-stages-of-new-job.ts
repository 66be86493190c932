import { randomUUID } from 'node:crypto';
import type { CopyableStage } from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { setCriteriaOfQuestions } from '../job-plan/set-criteria-of-questions.ts';
import { givePlanItemsNewKeys } from './rules/give-items-new-keys.ts';
import { insertPlanItemRow } from './sql/plan-item-and-answer-key-rows.ts';

type StageToFill = Pick<CopyableStage, 'items' | 'libraryIds'> & { id: number };

/** Gives stages of a job that was just made what is asked in them, under keys of its own, with the criteria that each serves. */
export async function addPlanItemsToStagesOfNewJob(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly StageToFill[],
): Promise<void> {
  for (const { id: stageId, items, libraryIds } of stages) {
    const ids: number[] = [];
    for (const [position, item] of givePlanItemsNewKeys(items, () => randomUUID()).entries()) {
      const libraryId = libraryIds[items[position]?.key ?? ''] ?? null;
      ids.push(await insertPlanItemRow(db, { jobId, stageId }, { item, position, libraryId }));
    }
    await setCriteriaOfQuestions(
      db,
      jobId,
      items.map(({ criteria }, index) => ({ id: ids[index] ?? 0, skills: criteria })),
    );
  }
}
