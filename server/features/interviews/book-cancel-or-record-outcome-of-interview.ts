import type { BookedInterview } from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import {
  type InterviewOutcome,
  interviewStateFacts,
  mayInterviewStateBecome,
} from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import { isUndecidedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { cancelInterviewOrInvitation } from './cancel-interview-or-invitation.ts';
import { bookSlotForInterview } from './book-slot-for-interview.ts';
import {
  findInterviewAfterChange,
  lockInterviewOfJob,
  type InterviewOfManagedJob,
  updateOutcomeOfInterviewRow,
} from './sql/lock-find-and-end-interview.ts';
import { type WhoChangedInterview, recordInterviewChange } from './record-interview-change.ts';
import { recordScorecardsOpened } from './record-scorecards-opened.ts';

type Command = { jobId: number; interviewId: number; version: number };

/**
 * Books a time for a candidate, or moves theirs; neither notice nor freeze holds for whoever runs the role.
 * @throws Refusal not-found, not-allowed, newer-version, not-in-stage, or conflict when the time is taken or too short
 */
export async function bookInterview(
  visit: VisitorRequestContext,
  { slotId, ...command }: Command & { slotId: number },
): Promise<BookedInterview> {
  const { db, now, requestId } = visit;
  const interview = await lockManaged(visit, command);
  if (!isUndecidedApplicationState(interview.applicationState)) throw new Refusal('not-in-stage');
  const { minutesNeeded } = interview;
  const booked = await bookSlotForInterview(db, {
    interview,
    slotId,
    suits: ({ startsAt, minutes }) => {
      if (startsAt <= now) return false;
      if (minutes >= minutesNeeded) return true;
      throw new Refusal('conflict', {
        message: `This interview needs ${minutesNeeded} minutes. Choose a time that is as long.`,
      });
    },
    by: actor(visit),
    now,
    requestId,
  });
  if (booked === 'not-bookable') throw cannot(interview);
  if (booked === 'taken')
    throw new Refusal('conflict', {
      message: 'This time is taken, over or withdrawn. Choose another one.',
    });
  await recordScorecardsOpened(db, { by: actor(visit), requestId });
  return findInterviewAfterChange(db, interview.id);
}

/** @throws Refusal not-found, not-allowed, newer-version, conflict when there is nothing left to cancel */
export async function cancelInterview(
  visit: VisitorRequestContext,
  command: Command,
): Promise<BookedInterview> {
  const { db, now, requestId } = visit;
  const interview = await lockManaged(visit, command);
  if (!mayInterviewStateBecome(interview.state, 'cancelled')) throw cannot(interview);
  const { startsAt, minutes } = interview;
  const sequence = await cancelInterviewOrInvitation(db, { interview, by: 'member', now });
  await recordInterviewChange(db, {
    what: 'cancelled',
    interview,
    sequence,
    startsAt,
    minutes,
    by: actor(visit),
    now,
    requestId,
  });
  return findInterviewAfterChange(db, interview.id);
}

/**
 * Says that it was held, or that nobody came; by mistake, anew.
 * @throws Refusal not-found, not-allowed, newer-version, conflict before it has begun
 */
export async function recordInterviewOutcome(
  visit: VisitorRequestContext,
  { outcome, ...command }: Command & { outcome: InterviewOutcome },
): Promise<BookedInterview> {
  const { db, member, now, requestId } = visit;
  const interview = await lockManaged(visit, command);
  const { id, jobId, applicationId, version, startsAt } = interview;
  if (interview.state === outcome) return findInterviewAfterChange(db, id);
  if (!mayInterviewStateBecome(interview.state, outcome)) throw cannot(interview);
  if (startsAt === null || startsAt > now)
    throw new Refusal('conflict', { message: 'This interview has not begun yet.' });
  await updateOutcomeOfInterviewRow(db, { id, version, outcome, now });
  const kind = 'interview-outcome-noted';
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
    subject: `application ${applicationId}`,
    requestId,
    details: { interview: id, outcome },
  });
  return findInterviewAfterChange(db, id);
}

async function lockManaged(
  visit: VisitorRequestContext,
  command: Command,
): Promise<InterviewOfManagedJob> {
  const { id: jobId, archivedAt } = await loadManagedJob(visit, command);
  const { interviewId } = command;
  const interview = await lockInterviewOfJob(visit.db, { jobId, interviewId });
  if (interview === undefined) throw new Refusal('not-found');
  if (archivedAt !== null) throw new Refusal('job-archived');
  if (interview.version !== command.version) throw new Refusal('newer-version');
  return interview;
}

function actor({ member }: VisitorRequestContext): WhoChangedInterview {
  return { kind: 'member', id: member.actorId };
}

function cannot({ state }: InterviewOfManagedJob): Refusal {
  const { words } = interviewStateFacts[state];
  return new Refusal('conflict', {
    message: `This cannot be done to this interview any more. It stands as: ${words.toLowerCase()}.`,
  });
}
