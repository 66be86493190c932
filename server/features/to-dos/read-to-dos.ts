import {
  type AdjustmentToDo,
  DONE_TO_DOS_SHOWN_DAYS,
  type DecisionToDo,
  type findOwnToDosEndpoint,
  type HireStatusToDo,
  type ReviewToDo,
} from '@evenhand/contract/to-dos.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { adjustmentDueDay } from '../adjustments/rules/adjustment-due-day.ts';
import { readCandidateTaskToDosOfMember } from '../candidate-tasks/read-candidate-task-to-dos-of-member.ts';
import { readDataRequestToDos } from '../data-requests/read-data-request-to-dos.ts';
import { readFeedbackCommentToDos } from '../feedback-reports/read-feedback-comment-to-dos.ts';
import { readMissedScorecardToDosOfMember } from '../interviews/read-missed-scorecard-to-dos-of-member.ts';
import { readInterviewToDosOfMember } from '../interviews/read-interview-to-dos-of-member.ts';
import { findJobsToConfirmHire } from '../jobs/find-jobs-to-confirm-hire.ts';
import { readErasureAndHoldToDos } from '../retention/read-erasure-and-hold-to-dos.ts';
import { estimateReviewingMinutes } from '../review/rules/estimate-reviewing-minutes.ts';
import { readTwinRunToDos } from '../twin-run/read-twin-runs-attestation-and-to-dos.ts';
import { sortToDos, isToDoOverdue } from './rules/sort-to-dos-and-find-overdue.ts';
import { type AdjustmentToDoDbRow, findAdjustmentToDos } from './sql/adjustment-to-dos.ts';
import {
  type DecisionToDoDbRow,
  findDecisionToDos,
  findDoneToDos,
  findEmptyPanelToDos,
  findInterviewRoundToDecideToDos,
  findOwnDraftJobs,
  findReviewToDos,
  type ReviewToDoDbRow,
} from './sql/to-dos.ts';

const DAY_MS = 86_400_000;
const DONE_MAX = 20;

/** What waits for one member, each group in the order in which it should be done. */
export async function readToDos(
  visit: VisitorRequestContext,
): Promise<ResponseOf<typeof findOwnToDosEndpoint>> {
  const { db, member, now } = visit;
  const mine = { memberId: member.actorId, now };
  const since = new Date(now.getTime() - DONE_TO_DOS_SHOWN_DAYS * DAY_MS);
  const reviews = await findReviewToDos(db, mine);
  const decisions = await findDecisionToDos(db, mine);
  const interviewed = (await findInterviewRoundToDecideToDos(db, mine)).map((row) => ({
    ...row,
    kind: 'interviewed' as const,
  }));
  const emptyPanels = (await findEmptyPanelToDos(db, mine)).map((row) => ({
    ...row,
    kind: 'empty-panel' as const,
  }));
  return {
    reviews: sortToDos(reviews.map((row) => reviewTask(row, visit))),
    interviews: await readInterviewToDosOfMember(visit),
    scorecards: await readMissedScorecardToDosOfMember(visit),
    tasks: await readCandidateTaskToDosOfMember(visit),
    adjustments: sortToDos((await findAdjustmentToDos(db, mine)).map(adjustmentTask)),
    decisions: sortToDos([
      ...decisions.flatMap(decisionTasks),
      ...interviewed,
      ...emptyPanels,
      ...(await readFeedbackCommentToDos(visit)),
    ]),
    drafts: sortToDos(await findOwnDraftJobs(db, mine)),
    hireStatus: (await findJobsToConfirmHire(visit)).map(hireTask),
    privacy: [
      ...(await readTwinRunToDos(visit)),
      ...(await readDataRequestToDos(visit)),
      ...(await readErasureAndHoldToDos(visit)),
    ],
    done: await findDoneToDos(db, { memberId: member.actorId, since, most: DONE_MAX }),
  };
}

function reviewTask(
  { linkId, serial, words, today, ...row }: ReviewToDoDbRow,
  { member, config }: VisitorRequestContext,
): ReviewToDo {
  const isOwn = member.impersonationId === null;
  return {
    ...row,
    kind: 'sift',
    overdue: isToDoOverdue(row.dueAt, today),
    minutesLeft: estimateReviewingMinutes({ words, answers: row.total - row.scored }),
    tokenHash: isOwn ? derivePersonalLinkToken('review', { id: linkId, serial }, config) : null,
  };
}

function adjustmentTask({ today, ...row }: AdjustmentToDoDbRow): AdjustmentToDo {
  const dueAt = adjustmentDueDay(row.askedOn);
  return { ...row, dueAt, overdue: isToDoOverdue(dueAt, today) };
}

function hireTask({
  id,
  title,
  closedAt,
}: Awaited<ReturnType<typeof findJobsToConfirmHire>>[number]): HireStatusToDo {
  return { jobId: id, jobTitle: title, closedAt };
}

function decisionTasks({
  jobId,
  jobTitle,
  unreleased,
  undecided,
}: DecisionToDoDbRow): DecisionToDo[] {
  const job = { jobId, jobTitle };
  // Names first: nobody is decided on before that.
  if (unreleased > 0) return [{ ...job, kind: 'release', candidates: unreleased }];
  return [{ ...job, kind: 'decide', candidates: undecided }];
}
