import type * as contract from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { checkEmailTemplateChoice } from '../emails/list-and-check-email-template-choices.ts';
import {
  decideCandidates,
  lockChosenApplicationsOfJob,
  type DecisionWithReason,
} from '../pipeline/decide-candidates.ts';
import { loadTaskStageOfManagedJob } from './load-task-stage-of-managed-job.ts';
import { recordCandidateTaskNotices } from './record-candidate-task-notices.ts';
import { refuseTaskDueDayInPast } from './refuse-task-due-day-in-past.ts';
import { addDaysToDay } from './rules/add-days-to-day.ts';
import {
  countCandidateTasksOfApplications,
  insertCandidateTaskRows,
} from './sql/candidate-tasks-and-task-stages-of-job.ts';

type Chosen = { jobId: number; stageId: number; applicationIds: number[] };
type Command = Chosen &
  DecisionWithReason & {
    templateId?: number | null | undefined;
    dueOn?: string | null | undefined;
  };

/** How many of the chosen would be written to, and until when they had. */
export async function previewCandidateTaskInvitation(
  visit: VisitorRequestContext,
  { applicationIds, ...which }: Chosen,
): Promise<ResponseOf<typeof contract.previewCandidateTaskInvitationEndpoint>> {
  const { db, now } = visit;
  const { job, stage } = await loadTaskStageOfManagedJob(visit, which);
  const chosen = await lockChosenApplicationsOfJob(db, job.id, applicationIds);
  const ids = chosen.map(({ id }) => id);
  const already = await countCandidateTasksOfApplications(db, {
    stageId: stage.stageId,
    applicationIds: ids,
  });
  const { dueDays } = stage;
  return {
    toInvite: ids.length - already,
    already,
    dueOn: dueDays === null ? null : addDaysToDay(todayInZone(job.zone, now), dueDays),
  };
}

/**
 * Sends a task to the chosen, all or none. Whoever is still in review moves on to interviews and tasks by it, by the decision that
 * says so; from where else that is not possible, nobody is sent it.
 * @throws Refusal not-found, not-allowed, job-archived, not-in-stage, bad-input, conflict
 */
export async function inviteCandidatesToTask(
  visit: VisitorRequestContext,
  { applicationIds, templateId = null, dueOn = null, why, ...which }: Command,
): Promise<ResponseOf<typeof contract.inviteCandidatesToTaskEndpoint>> {
  const { db, now, member, requestId } = visit;
  const { job, stage } = await loadTaskStageOfManagedJob(visit, which);
  const { jobId, stageId } = which;
  if (stage.scoredQuestions === 0)
    throw new Refusal('not-in-stage', {
      message: 'Nothing is asked in this task that could be scored. Ask for a text in it first.',
    });
  if (dueOn !== null) refuseTaskDueDayInPast(dueOn, todayInZone(job.zone, now));
  await checkEmailTemplateChoice(db, { jobId, kind: 'assessment-stage-invite', id: templateId });
  const { decided, unchanged } = await decideCandidates(visit, {
    jobId,
    applicationIds,
    decision: 'interviews-tasks',
    why,
  });
  const chosen = [...decided, ...unchanged];
  const memberId = member.actorId;
  const sent = await insertCandidateTaskRows(db, {
    jobId,
    stageId,
    applicationIds: chosen,
    memberId,
    templateId,
    dueOn,
    now,
  });
  const invited = sent.map(({ applicationId }) => applicationId);
  if (invited.length > 0) {
    await recordCandidateTaskNotices(db, sent, {
      kind: 'task-invited',
      actorKind: 'member',
      actorId: memberId,
    });
    await writeAuditEntry(db, {
      kind: 'tasks-invited',
      actorKind: 'member',
      subject: `job ${jobId}`,
      requestId,
      details: { stage: stageId, applicationIds: invited, ...(dueOn !== null && { dueOn }) },
    });
  }
  return { invited, unchanged: chosen.filter((id) => !invited.includes(id)) };
}
