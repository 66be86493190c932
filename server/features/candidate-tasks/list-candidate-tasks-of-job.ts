import type {
  listCandidateTasksOfJobEndpoint as contract,
  CandidateTaskProgress,
} from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import {
  type CandidateTaskState,
  candidateTaskStates,
} from '@evenhand/contract/candidate-tasks/candidate-task-states.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { findCandidateTaskState } from './rules/candidate-task-state.ts';
import {
  findCandidateTasksOfJob,
  findTaskStagesOfJob,
  type CandidateTaskDbRow,
} from './sql/candidate-tasks-and-task-stages-of-job.ts';

/**
 * How far each candidate is with each task of a role. Whoever still reviews on the role sees numbers alone: a day, or more time
 * than others have, would tell them whom they read.
 */
export async function listCandidateTasksOfJob(
  visit: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const { zone } = job;
  const today = todayInZone(zone, now);
  const rows = await findCandidateTasksOfJob(db, { jobId: job.id, zone });
  const stages = (await findTaskStagesOfJob(db, job.id)).map((stage) => {
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

function taskOf(row: CandidateTaskDbRow, today: string): CandidateTaskProgress {
  const { applicationId, ref, isLate, invitedOn, dueOn, submittedOn, closedOn, remindedOn } = row;
  return {
    applicationId,
    ref,
    state: findCandidateTaskState(row, today),
    isLate,
    invitedOn,
    dueOn,
    submittedOn,
    closedOn,
    remindedOn,
  };
}

function countByState(tasks: readonly CandidateTaskProgress[]): Record<CandidateTaskState, number> {
  const counts = candidateTaskStates.map((state) => [
    state,
    tasks.filter((task) => task.state === state).length,
  ]);
  // An entry for each state.
  return Object.fromEntries(counts) as Record<CandidateTaskState, number>;
}
