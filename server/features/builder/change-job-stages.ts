import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-plan.ts';
import type { Visit } from '../../access/visit.ts';
import { removeInterviewRounds, setInterviewRounds } from '../interviews/set-interview-rounds.ts';
import { setStagesOfJob } from '../plan/set-stages-of-job.ts';
import { type PlanEdit, changePlanOfJob } from './change-plan-of-job.ts';
import { findFixedStages } from './rules/fixed-plan-fields.ts';
import { deleteItemsOfStages } from './sql/items-of-stage.ts';

/**
 * Saves the steps of a role in their order; what is left out is gone with its questions and rounds.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeJobStages(
  visit: Visit,
  { stages, ...edit }: PlanEdit & { stages: JobDraftStage[] },
): Promise<void> {
  const { db } = visit;
  await changePlanOfJob(visit, edit, {
    findFixed: (before) => findFixedStages(before.stages, stages),
    change: async (before) => {
      const kept = new Set(stages.map(({ id }) => id));
      const removed = before.stages.map(({ id }) => id).filter((id) => !kept.has(id));
      await deleteItemsOfStages(db, removed);
      await removeInterviewRounds(db, removed);
      const placed = await setStagesOfJob(db, edit.id, stages);
      const interviews = placed.filter(({ kind }) => kind === 'interview');
      await setInterviewRounds(
        db,
        edit.id,
        interviews.map(({ id, minutes }) => ({ stageId: id, minutes })),
      );
    },
  });
}
