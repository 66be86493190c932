import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadOwnOpenScorecard } from './load-scorecard-interview-or-own-open-scorecard.ts';
import {
  findReadableScorecardMarks,
  findReadableScorecardNotes,
  findScorecardItems,
  lockApplicationOfInterview,
  upsertScorecardMarkRowUnlessNewer,
  upsertScorecardNotesRowUnlessNewer,
} from './sql/find-write-submit-and-release-scorecards.ts';

type NewMark = {
  interviewId: number;
  itemId: number;
  stars: number | null;
  notAsked: boolean;
  note: string;
  version: number;
};

/**
 * Stores what a member makes of one question, unless another tab of theirs has stored something newer. The same again is
 * stored already.
 * @throws Refusal not-found, not-allowed, interview-off, card-locked, bad-input or newer-version
 */
export async function saveScorecardMark(
  visit: VisitorRequestContext,
  { interviewId, ...mark }: NewMark,
): Promise<{ version: number }> {
  const { db, member, now } = visit;
  const { applicationId, stageId } = await loadOwnOpenScorecard(visit, { interviewId });
  const items = await findScorecardItems(db, stageId);
  if (!items.some(({ id }) => id === mark.itemId)) throw new Refusal('not-found');
  if (mark.notAsked && mark.stars !== null) throw refuseStarsWithoutQuestion();
  await lockApplicationOfInterview(db, applicationId);
  const stored = await upsertScorecardMarkRowUnlessNewer(db, { ...mark, interviewId, now });
  if (stored !== undefined) return { version: stored };
  const newer = (await findReadableScorecardMarks(db, interviewId)).find(
    ({ memberId, itemId }) => memberId === member.actorId && itemId === mark.itemId,
  );
  const isSame =
    newer?.stars === mark.stars && newer.notAsked === mark.notAsked && newer.note === mark.note;
  if (!isSame) throw new Refusal('newer-version');
  return { version: newer.version };
}

/** The same for what is noted of the interview as a whole. */
export async function saveScorecardNotes(
  visit: VisitorRequestContext,
  { interviewId, text, version }: { interviewId: number; text: string; version: number },
): Promise<{ version: number }> {
  const { db, member, now } = visit;
  const { applicationId } = await loadOwnOpenScorecard(visit, { interviewId });
  await lockApplicationOfInterview(db, applicationId);
  const stored = await upsertScorecardNotesRowUnlessNewer(db, { interviewId, text, version, now });
  if (stored !== undefined) return { version: stored };
  const newer = (await findReadableScorecardNotes(db, interviewId)).find(
    ({ memberId }) => memberId === member.actorId,
  );
  if (newer?.text !== text) throw new Refusal('newer-version');
  return { version: newer.version };
}

function refuseStarsWithoutQuestion(): Refusal {
  const message = 'What was not asked has no stars.';
  return new Refusal('bad-input', { message, fields: { stars: message } });
}
