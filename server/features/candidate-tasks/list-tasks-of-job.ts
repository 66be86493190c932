import type {
  listTasksOfJob as contract,
  TaskOfCandidate,
} from '@evenhand/contract/candidate-tasks/tasks-of-a-job.ts';
import { type TaskState, taskStates } from '@evenhand/contract/candidate-tasks/task-states.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { loadManagedJob } from '../jobs/load-managed-job.ts';
import { taskStateOf } from './rules/task-state.ts';
import { findTasksOfJob, findTaskStages, type TaskRow } from './sql/tasks-of-stage.ts';

/**
 * How far each candidate is with each task of a role. Whoever still reviews on the role sees numbers alone: a day, or more time
 * than others have, would tell them whom they read.
 */
export async function listTasksOfJob(
  visit: Visit,
  { jobId }: { jobId: number },
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const { zone } = job;
  const today = dayInZone(zone, now);
  const rows = await findTasksOfJob(db, { jobId: job.id, zone });
  const stages = (await findTaskStages(db, job.id)).map((stage) => {
    const tasks = rows
      .filter(({ stageId }) => stageId === stage.stageId)
      .map((row) => taskOf(row, today));
    return {
      ...stage,
      counts: countByState(tasks),
      late: tasks.filter(({ isLate }) => isLate).length,
      tasks: job.ownReviewsOpen ? [] : tasks,
    };
  });
  return { stages, zone, hidden: job.ownReviewsOpen ? 'own-reviews-open' : null };
}

function taskOf(row: TaskRow, today: string): TaskOfCandidate {
  const { applicationId, ref, isLate, invitedOn, dueOn, submittedOn, closedOn, remindedOn } = row;
  return {
    applicationId,
    ref,
    state: taskStateOf(row, today),
    isLate,
    invitedOn,
    dueOn,
    submittedOn,
    closedOn,
    remindedOn,
  };
}

function countByState(tasks: readonly TaskOfCandidate[]): Record<TaskState, number> {
  const counts = taskStates.map((state) => [
    state,
    tasks.filter((task) => task.state === state).length,
  ]);
  // An entry for each state.
  return Object.fromEntries(counts) as Record<TaskState, number>;
}
