import type * as contract from '@evenhand/contract/candidate-tasks/tasks-of-a-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { AuditKind } from '../../events/audit-catalogue.ts';
import type { EventKind } from '../../events/event-catalogue.ts';
import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { lockChosenApplicationsOfJob } from '../pipeline/decide-candidates.ts';
import { loadTaskStage } from './load-task-stage.ts';
import { recordTaskNotices } from './record-task-notices.ts';
import { refuseEarlierDay } from './refuse-earlier-day.ts';
import {
  type ChangedTask,
  setTasksClosed,
  setTasksDue,
  setTasksReminded,
} from './sql/tasks-of-stage.ts';

type Chosen = { jobId: number; stageId: number; applicationIds: number[] };

/** Takes nothing any more of the chosen, whether they have handed in or not; done twice, the first counts. */
export async function closeTasks(
  visit: Visit,
  command: Chosen,
): Promise<ResponseOf<typeof contract.closeTasks>> {
  const { ids, stageId } = await lockChosen(visit, command, { mustBeOpen: false });
  const closed = await setTasksClosed(visit.db, {
    stageId,
    applicationIds: ids,
    memberId: visit.member.actorId,
    now: visit.now,
  });
  await record(visit, command, { tasks: closed, event: 'task-closed', entry: 'tasks-closed' });
  return { closed: idsOf(closed), unchanged: without(ids, closed) };
}

/** Gives the chosen who have not handed in another last day, which they are told. */
export async function extendTasks(
  visit: Visit,
  { dueOn, ...command }: Chosen & { dueOn: string },
): Promise<ResponseOf<typeof contract.extendTasks>> {
  const { ids, stageId, today } = await lockChosen(visit, command, { mustBeOpen: true });
  refuseEarlierDay(dueOn, today);
  const extended = await setTasksDue(visit.db, { stageId, applicationIds: ids, dueOn });
  await record(visit, command, {
    tasks: extended,
    event: 'task-extended',
    entry: 'tasks-extended',
    details: { dueOn },
  });
  return { extended: idsOf(extended), unchanged: without(ids, extended) };
}

/** Writes once more to the chosen who have not handed in. */
export async function remindOfTasks(
  visit: Visit,
  command: Chosen,
): Promise<ResponseOf<typeof contract.remindOfTasks>> {
  const { ids, stageId, zone } = await lockChosen(visit, command, { mustBeOpen: true });
  const { now } = visit;
  const reminded = await setTasksReminded(visit.db, { stageId, applicationIds: ids, zone, now });
  await record(visit, command, {
    tasks: reminded,
    event: 'task-reminded',
    entry: 'tasks-reminded',
  });
  return { reminded: idsOf(reminded), unchanged: without(ids, reminded) };
}

/** @throws Refusal not-in-stage where the application of one of them is over, and something would be asked of them */
async function lockChosen(
  visit: Visit,
  { applicationIds, ...which }: Chosen,
  { mustBeOpen }: { mustBeOpen: boolean },
): Promise<{ ids: number[]; stageId: number; zone: string; today: string }> {
  const { job, stage } = await loadTaskStage(visit, which);
  const chosen = await lockChosenApplicationsOfJob(visit.db, job.id, applicationIds);
  if (mustBeOpen && chosen.some(({ state }) => state !== 'interviews_tasks'))
    throw new Refusal('not-in-stage');
  return {
    ids: chosen.map(({ id }) => id),
    stageId: stage.stageId,
    zone: job.zone,
    today: dayInZone(job.zone, visit.now),
  };
}

type Change = {
  tasks: ChangedTask[];
  event: EventKind;
  entry: AuditKind;
  details?: Record<string, string>;
};

async function record(
  { db, member, requestId }: Visit,
  { jobId, stageId }: Chosen,
  { tasks, event, entry, details = {} }: Change,
): Promise<void> {
  if (tasks.length === 0) return;
  const by = { actorKind: 'member', actorId: member.actorId } as const;
  await recordTaskNotices(db, tasks, { kind: event, ...by });
  await writeAuditEntry(db, {
    kind: entry,
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { stage: stageId, applicationIds: idsOf(tasks), ...details },
  });
}

function idsOf(tasks: ChangedTask[]): number[] {
  return tasks.map(({ applicationId }) => applicationId);
}

function without(ids: number[], tasks: ChangedTask[]): number[] {
  const changed = new Set(idsOf(tasks));
  return ids.filter((id) => !changed.has(id));
}
