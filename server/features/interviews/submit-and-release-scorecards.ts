import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  loadOwnOpenScorecard,
  loadScorecardInterview,
} from './load-scorecard-interview-or-own-open-scorecard.ts';
import {
  releaseScorecardsOfInterviewInDatabase,
  submitOwnScorecardInDatabase,
} from './sql/find-write-submit-and-release-scorecards.ts';

/**
 * Hands the member's card in and locks it. With the last one of the panel all are open, and count in the ranking.
 * @throws Refusal not-found, not-allowed, interview-off, interview-to-come, card-locked or card-incomplete
 */
export async function submitScorecard(
  visit: VisitorRequestContext,
  query: { interviewId: number },
): Promise<{ opened: boolean }> {
  const { db, now } = visit;
  const interview = await loadOwnOpenScorecard(visit, query);
  if (interview.phase === 'to-come') throw new Refusal('interview-to-come');
  const said = await submitOwnScorecardInDatabase(db, interview.id, now);
  if (said === 'missing') throw new Refusal('card-incomplete');
  // Another tab of theirs, or an admin who released the cards, was faster.
  if (said !== 'submitted' && said !== 'opened') throw new Refusal('card-locked');
  await recordAndAudit(visit, interview, { kind: 'scorecard-submitted' });
  return { opened: said === 'opened' };
}

/**
 * Opens the cards that are in, although others are missing.
 * @throws Refusal not-found, not-allowed for whoever has a seat, or nothing-to-open
 */
export async function releaseScorecards(
  visit: VisitorRequestContext,
  { interviewId, reason }: { interviewId: number; reason: string },
): Promise<{ released: true }> {
  const { db, now } = visit;
  const interview = await loadScorecardInterview(visit, { interviewId });
  const said = interview.mayManage
    ? await releaseScorecardsOfInterviewInDatabase(db, { interviewId, reason, now })
    : 'seated';
  if (said === 'seated') throw new Refusal('not-allowed', { message: SEATED });
  if (said !== 'released') throw new Refusal('nothing-to-open');
  await recordAndAudit(visit, interview, { kind: 'scorecards-released', reason });
  return { released: true };
}

type ScorecardEvent =
  | { kind: 'scorecard-submitted' }
  | { kind: 'scorecards-released'; reason: string };

async function recordAndAudit(
  { db, member, requestId }: VisitorRequestContext,
  { id, jobId, applicationId }: { id: number; jobId: number; applicationId: number },
  happened: ScorecardEvent,
): Promise<void> {
  await recordDomainEvent(db, {
    kind: happened.kind,
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: applicationId,
  });
  await writeAuditEntry(db, {
    kind: happened.kind,
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
    details: { interviewId: id },
  });
}

const SEATED =
  'You sit on this panel, so the cards open for you with the last one. Ask an admin who has no seat.';
