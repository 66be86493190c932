import type * as contract from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { AuditEntryKind } from '../../events/audit-catalogue.ts';
import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { lockChosenApplicationsOfJob } from '../pipeline/decide-candidates.ts';
import { loadTaskStageOfManagedJob } from './load-task-stage-of-managed-job.ts';
import { recordCandidateTaskNotices } from './record-candidate-task-notices.ts';
import { refuseTaskDueDayInPast } from './refuse-task-due-day-in-past.ts';
import {
  type ChangedCandidateTaskIds,
  markCandidateTaskRowsClosed,
  updateDueDayOfCandidateTaskRows,
  markCandidateTaskRowsReminded,
} from './sql/candidate-tasks-and-task-stages-of-job.ts';

type Chosen = { jobId: number; stageId: number; applicationIds: number[] };

/** Takes nothing any more of the chosen, whether they have handed in or not; done twice, the first counts. */
export async function closeCandidateTasks(
  visit: VisitorRequestContext,
  command: Chosen,
): Promise<ResponseOf<typeof contract.closeCandidateTasksEndpoint>> {
  const { ids, stageId } = await lockChosen(visit, command, { mustBeOpen: false });
  const closed = await markCandidateTaskRowsClosed(visit.db, {
    stageId,
    applicationIds: ids,
    memberId: visit.member.actorId,
    now: visit.now,
  });
  await record(visit, command, { tasks: closed, event: 'task-closed', entry: 'tasks-closed' });
  return { closed: idsOf(closed), unchanged: without(ids, closed) };
}

/** Gives the chosen who have not handed in another last day, which they are told. */
export async function extendCandidateTaskDeadlines(
  visit: VisitorRequestContext,
  { dueOn, ...command }: Chosen & { dueOn: string },
): Promise<ResponseOf<typeof contract.extendCandidateTaskDeadlinesEndpoint>> {
  const { ids, stageId, today } = await lockChosen(visit, command, { mustBeOpen: true });
  refuseTaskDueDayInPast(dueOn, today);
  const extended = await updateDueDayOfCandidateTaskRows(visit.db, {
    stageId,
    applicationIds: ids,
    dueOn,
    today,
    now: visit.now,
  });
  await record(visit, command, {
    tasks: extended,
    event: 'task-extended',
    entry: 'tasks-extended',
    details: { dueOn },
  });
  return { extended: idsOf(extended), unchanged: without(ids, extended) };
}

/** Writes once more to the chosen who have not handed in. */
export async function remindCandidatesOfTasks(
  visit: VisitorRequestContext,
  command: Chosen,
): Promise<ResponseOf<typeof contract.remindCandidatesOfTasksEndpoint>> {
  const { ids, stageId, zone } = await lockChosen(visit, command, { mustBeOpen: true });
  const { now } = visit;
  const reminded = await markCandidateTaskRowsReminded(visit.db, {
    stageId,
    applicationIds: ids,
    zone,
    now,
  });
  await record(visit, command, {
    tasks: reminded,
    event: 'task-reminded',
    entry: 'tasks-reminded',
  });
  return { reminded: idsOf(reminded), unchanged: without(ids, reminded) };
}

/** @throws Refusal not-in-stage where the application of one of them is over, and something would be asked of them */
async function lockChosen(
  visit: VisitorRequestContext,
  { applicationIds, ...which }: Chosen,
  { mustBeOpen }: { mustBeOpen: boolean },
): Promise<{ ids: number[]; stageId: number; zone: string; today: string }> {
  const { job, stage } = await loadTaskStageOfManagedJob(visit, which);
  const chosen = await lockChosenApplicationsOfJob(visit.db, job.id, applicationIds);
  if (mustBeOpen && chosen.some(({ state }) => state !== 'interviews_tasks'))
    throw new Refusal('not-in-stage');
  return {
    ids: chosen.map(({ id }) => id),
    stageId: stage.stageId,
    zone: job.zone,
    today: todayInZone(job.zone, visit.now),
  };
}

type Change = {
  tasks: ChangedCandidateTaskIds[];
  event: EventKind;
  entry: AuditEntryKind;
  details?: Record<string, string>;
};

async function record(
  { db, member, requestId }: VisitorRequestContext,
  { jobId, stageId }: Chosen,
  { tasks, event, entry, details = {} }: Change,
): Promise<void> {
  if (tasks.length === 0) return;
  const by = { actorKind: 'member', actorId: member.actorId } as const;
  await recordCandidateTaskNotices(db, tasks, { kind: event, ...by });
  await writeAuditEntry(db, {
    kind: entry,
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { stage: stageId, applicationIds: idsOf(tasks), ...details },
  });
}

function idsOf(tasks: ChangedCandidateTaskIds[]): number[] {
  return tasks.map(({ applicationId }) => applicationId);
}

function without(ids: number[], tasks: ChangedCandidateTaskIds[]): number[] {
  const changed = new Set(idsOf(tasks));
  return ids.filter((id) => !changed.has(id));
}
