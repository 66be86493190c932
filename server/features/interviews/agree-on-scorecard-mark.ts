import type { AgreedScorecardMark } from '@evenhand/contract/interviews/scorecards.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadScorecardInterview } from './load-scorecard-interview-or-own-open-scorecard.ts';
import {
  findAgreedScorecardMarks,
  insertAgreedScorecardMarkRow,
  lockScorecardMarksOfApplication,
  storeInterviewScoresInDatabase,
} from './sql/agreed-scorecard-marks-and-interview-scores.ts';
import { findReadableScorecardMarks } from './sql/find-write-submit-and-release-scorecards.ts';

type Command = { interviewId: number; itemId: number; stars: number; reason: string };

/**
 * Signs what the panel agrees upon for one question. Single marks, and what was agreed before, stay; the ranking takes this.
 * @throws Refusal not-found, not-opened while cards are missing, or not-asked
 */
export async function agreeOnScorecardMark(
  visit: VisitorRequestContext,
  { interviewId, itemId, stars, reason }: Command,
): Promise<AgreedScorecardMark> {
  const { db, member, now, requestId } = visit;
  const { phase, jobId, applicationId, hasSeat, ownReviewsOpen } = await loadScorecardInterview(
    visit,
    { interviewId },
  );
  if (phase !== 'opened') throw new Refusal('cards-missing');
  if (ownReviewsOpen && !hasSeat) throw new Refusal('own-reviews-open');
  await lockScorecardMarksOfApplication(db, applicationId);
  const marks = await findReadableScorecardMarks(db, interviewId);
  if (!marks.some((mark) => mark.itemId === itemId && mark.stars !== null))
    throw new Refusal('not-found', {
      message: 'Nobody of the panel has marked this question, so there is nothing to agree upon.',
    });
  await insertAgreedScorecardMarkRow(db, {
    interviewId,
    itemId,
    stars,
    reason,
    memberId: member.actorId,
    now,
  });
  await storeInterviewScoresInDatabase(db, applicationId);
  await recordDomainEvent(db, {
    kind: 'mark-agreed',
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: applicationId,
  });
  await writeAuditEntry(db, {
    kind: 'mark-agreed',
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
    details: { interviewId, itemId, stars },
  });
  const agreed = (await findAgreedScorecardMarks(db, interviewId)).find(
    (mark) => mark.itemId === itemId,
  );
  if (agreed === undefined) throw new Error('what was just agreed is not there');
  const { itemId: _, ...signed } = agreed;
  return signed;
}
