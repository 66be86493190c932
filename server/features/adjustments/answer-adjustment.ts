import type {
  AdjustmentOutcome,
  ExtraTimeFactor,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { CandidateAdjustments } from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { startAndEndOfDayInZone } from '../../time/start-and-end-of-day-in-zone.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { readCandidateAdjustments } from './read-candidate-adjustments.ts';
import { adjustmentAnswerProblem } from './rules/adjustment-answer-problem.ts';
import { updateAnswerOfAdjustmentRow } from './sql/candidate-adjustments-answers-and-reading-rights.ts';

type Command = {
  jobId: number;
  applicationId: number;
  adjustmentId: number;
  version: number;
  outcome: AdjustmentOutcome;
  timeFactor: ExtraTimeFactor;
  maySendUntil: string | null;
  words: string;
};

/**
 * Says what is agreed, or corrects what was said; either way its candidate is told that there is an answer. Two who answer at
 * once do not overwrite each other.
 */
export async function answerAdjustment(
  visit: VisitorRequestContext,
  { jobId, applicationId, adjustmentId, version, ...answer }: Command,
): Promise<CandidateAdjustments> {
  const { db, member, now, requestId } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const before = await readCandidateAdjustments(visit, { jobId, applicationId });
  if (before.isHidden)
    throw new Refusal('not-allowed', {
      message:
        'You review answers of this role, so that another admin answers what candidates ask.',
    });
  const asked = before.adjustments.find(({ id }) => id === adjustmentId);
  if (asked === undefined) throw new Refusal('not-found');
  if (!before.may.answer)
    throw new Refusal('conflict', {
      message: 'This application is over, so that nothing is left to adjust.',
    });
  const end =
    answer.maySendUntil === null
      ? null
      : startAndEndOfDayInZone(answer.maySendUntil, job.zone).until;
  const problem = adjustmentAnswerProblem({ ...answer, maySendUntil: end }, now);
  if (problem !== null) throw new Refusal('bad-input', { message: problem });
  const isStored = await updateAnswerOfAdjustmentRow(db, {
    ...answer,
    id: adjustmentId,
    applicationId,
    version,
    maySendUntil: end,
    memberId: member.actorId,
    now,
  });
  if (!isStored) throw new Refusal('newer-version');
  const kind = 'adjustment-answered';
  await recordDomainEvent(db, {
    kind,
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: applicationId,
  });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `adjustment ${adjustmentId}`,
    requestId,
    details: { corrects: asked.answer !== null },
  });
  return readCandidateAdjustments(visit, { jobId, applicationId });
}
