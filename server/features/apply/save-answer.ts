import { countWords } from '@evenhand/contract/count-words.ts';
import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayStillAnswer } from './rules/may-still-answer.ts';
import {
  findOwnAnswer,
  lockApplicationForAnswer,
  storeAnswerUnlessNewer,
} from './sql/saved-answers.ts';

type Saved =
  | { isSaved: true; version: number; words: number }
  | { isSaved: false; newer: { text: string; version: number } };

/**
 * Stores one answer unless a newer text stands there, which is then told. The same text again is saved already.
 * On closing day everybody saves at once, so only what decides is asked: two statements.
 * @throws Refusal link-expired, already-submitted, role-closed or not-found
 */
export async function saveAnswer(
  { db, now }: Visit<'candidate'>,
  { questionId, text, version }: { questionId: number; text: string; version: number },
): Promise<Saved> {
  const own = await lockApplicationForAnswer(db, questionId);
  if (own === undefined || own.state === 'erased') throw new Refusal('link-expired');
  if (own.state !== 'started') throw new Refusal('already-submitted');
  if (!mayStillAnswer(own.job, now)) throw new Refusal('role-closed');
  if (!own.isAsked) throw new Refusal('not-found');
  const words = countWords(text);
  const stored = await storeAnswerUnlessNewer(db, {
    applicationId: own.id,
    questionId,
    text,
    version,
  });
  if (stored !== undefined) return { isSaved: true, version: stored, words };
  const newer = (await findOwnAnswer(db, questionId)) ?? { text: '', version: 0 };
  return newer.text === text
    ? { isSaved: true, version: newer.version, words }
    : { isSaved: false, newer };
}
