import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-plan.ts';
import type { Visit } from '../../access/visit.ts';
import { removeInterviewRounds, setInterviewRounds } from '../interviews/set-interview-rounds.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-at-latest-version.ts';
import { raiseJobVersionForQuestions } from '../jobs/raise-job-version-for-questions.ts';
import { setStagesOfJob } from '../plan/set-stages-of-job.ts';
import { deleteItemsOfStages, findStageIds } from './sql/items-of-stage.ts';

/**
 * Saves the steps of a role in their order; what is left out is gone with its questions and rounds.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, newer-version, bad-input
 */
export async function changeJobStages(
  visit: Visit,
  { stages, ...edit }: EditWithJobIdAndVersion & { stages: JobDraftStage[] },
): Promise<void> {
  const { db } = visit;
  await raiseJobVersionForQuestions(visit, edit);
  const kept = new Set(stages.map(({ id }) => id));
  const removed = (await findStageIds(db, edit.id)).filter((id) => !kept.has(id));
  await deleteItemsOfStages(db, removed);
  await removeInterviewRounds(db, removed);
  const placed = await setStagesOfJob(db, edit.id, stages);
  await setInterviewRounds(
    db,
    edit.id,
    placed.flatMap(({ id, kind, minutes }) =>
      kind === 'interview' ? [{ stageId: id, minutes }] : [],
    ),
  );
}
