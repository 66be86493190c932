import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import {
  removeInterviewRoundsOfStages,
  setInterviewRoundsOfStages,
} from '../interviews/set-and-remove-interview-rounds-of-stages.ts';
import { setStagesOfJob } from '../job-plan/set-stages-of-job.ts';
import { type JobPlanEdit, changeJobPlan } from './change-plan-of-job.ts';
import { findForbiddenStageChanges } from './rules/forbidden-plan-changes.ts';
import { deletePlanItemRowsOfStages } from './sql/plan-item-and-answer-key-rows.ts';

/**
 * Saves the steps of a role in their order; what is left out is gone with its questions and rounds.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeJobStages(
  visit: VisitorRequestContext,
  { stages, ...edit }: JobPlanEdit & { stages: JobDraftStage[] },
): Promise<void> {
  const { db } = visit;
  await changeJobPlan(visit, edit, {
    findFixed: (before) => findForbiddenStageChanges(before.stages, stages),
    change: async (before) => {
      const kept = new Set(stages.map(({ id }) => id));
      const removed = before.stages.map(({ id }) => id).filter((id) => !kept.has(id));
      await deletePlanItemRowsOfStages(db, removed);
      await removeInterviewRoundsOfStages(db, removed);
      const placed = await setStagesOfJob(db, edit.id, stages);
      const interviews = placed.filter(({ kind }) => kind === 'interview');
      await setInterviewRoundsOfStages(
        db,
        edit.id,
        interviews.map(({ id, minutes }) => ({ stageId: id, minutes })),
      );
    },
  });
}
