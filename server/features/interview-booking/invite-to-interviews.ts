import type { inviteToInterviewsEndpoint as contract } from '@evenhand/contract/interview-booking/check-capacity-and-invite-to-interviews.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { checkEmailTemplateChoice } from '../emails/list-and-check-email-template-choices.ts';
import { loadInterviewRound } from '../interviews/load-and-change-interview-round.ts';
import { inviteApplicationsToInterviewRound } from '../interviews/invite-applications-to-interview-round.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { decideCandidates, type DecisionWithReason } from '../pipeline/decide-candidates.ts';

type Command = DecisionWithReason & {
  jobId: number;
  roundId: number;
  applicationIds: number[];
  templateId?: number | null | undefined;
  dueOn?: string | null | undefined;
};

/**
 * Invites the chosen to a round, all or none. Whoever is still in review moves on to interviews by it, by the decision that says
 * so; from where else that is not possible, nobody is invited.
 * @throws Refusal not-found, not-allowed, job-archived, not-in-stage, bad-input, conflict for a sample role
 */
export async function inviteToInterviews(
  visit: VisitorRequestContext,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  const { jobId, roundId, applicationIds, templateId = null, dueOn = null } = command;
  const job = await loadManagedJob(visit, { jobId });
  await loadInterviewRound(visit, { jobId, roundId });
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  if (job.sample)
    throw new Refusal('conflict', {
      message: 'This is a sample role: there is nobody behind its candidates to meet.',
    });
  if (dueOn !== null && dueOn < todayInZone(job.zone, now)) {
    const message = 'Choose today or a later day.';
    throw new Refusal('bad-input', { message, fields: { dueOn: message } });
  }
  await checkEmailTemplateChoice(db, { jobId, kind: 'applicant-interview', id: templateId });
  const { decided, unchanged } = await decideCandidates(visit, {
    jobId,
    applicationIds,
    decision: 'interviews-tasks',
    why: command.why,
  });
  const chosen = [...decided, ...unchanged];
  const invited = await inviteApplicationsToInterviewRound(visit, {
    jobId,
    roundId,
    applicationIds: chosen,
    templateId,
    dueOn,
  });
  return { invited, unchanged: chosen.filter((id) => !invited.includes(id)) };
}
