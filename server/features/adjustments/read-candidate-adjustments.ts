import type {
  CandidateAdjustment,
  CandidateAdjustments,
} from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadManagedApplication } from '../pipeline/load-or-check-managed-application.ts';
import { adjustmentDueDay } from './rules/adjustment-due-day.ts';
import {
  type AdjustmentDbRow,
  findAdjustmentsOfApplication,
  findWhoEnteredApplication,
  findWhetherMemberMayReadAdjustments,
  recordAdjustmentsReadInDatabase,
} from './sql/candidate-adjustments-answers-and-reading-rights.ts';

const nothing: CandidateAdjustments = {
  isHidden: false,
  adjustments: [],
  timeFactor: 1,
  enteredBy: null,
  may: { answer: false },
};

/**
 * What a candidate asked to be adjusted and what was agreed. Whoever reviews answers of the role is told that it is hidden,
 * whether there is anything or not; whoever reads it is never dealt this candidate's answers.
 */
export async function readCandidateAdjustments(
  visit: VisitorRequestContext,
  { jobId, applicationId }: { jobId: number; applicationId: number },
): Promise<CandidateAdjustments> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const application = await loadManagedApplication(db, { id: applicationId, jobId });
  if (!(await findWhetherMemberMayReadAdjustments(db, jobId)))
    return { ...nothing, isHidden: true };
  const { zone } = job;
  const rows = await findAdjustmentsOfApplication(db, { applicationId, zone });
  if (rows.length > 0) await recordAdjustmentsReadInDatabase(db, applicationId);
  const today = todayInZone(zone, now);
  return {
    isHidden: false,
    adjustments: rows.map((row) => adjustmentOf(row, { zone, today })),
    timeFactor: rows.reduce<CandidateAdjustments['timeFactor']>(
      (most, { timeFactor }) => (timeFactor > most ? timeFactor : most),
      1,
    ),
    enteredBy: (await findWhoEnteredApplication(db, { applicationId, zone })) ?? null,
    may: { answer: isGoingOn(application.state) && job.archivedAt === null },
  };
}

/** Whether anything is left of an application that could be adjusted. */
function isGoingOn(state: ApplicationState): boolean {
  return state !== 'rejected' && state !== 'withdrawn' && state !== 'erased';
}

function adjustmentOf(
  { answeredOn, answeredBy, outcome, timeFactor, maySendUntil, answer, ...asked }: AdjustmentDbRow,
  { zone, today }: { zone: string; today: string },
): CandidateAdjustment {
  const dueOn = adjustmentDueDay(asked.askedOn);
  const isAnswered = answeredOn !== null && outcome !== null;
  return {
    ...asked,
    dueOn,
    isOverdue: !isAnswered && dueOn < today,
    answer: isAnswered
      ? {
          outcome,
          timeFactor,
          // The first moment of the day after ends it.
          maySendUntil: maySendUntil && todayInZone(zone, new Date(maySendUntil.getTime() - 1)),
          words: answer,
          by: answeredBy ?? 'Somebody who is gone',
          on: answeredOn,
        }
      : null,
  };
}
