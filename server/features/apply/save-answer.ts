import { countWords } from '@evenhand/contract/words.ts';
import type { Db } from '../../doors/enter.ts';
import { Refusal } from '../../refusal.ts';
import { loadOwn } from './own-application.ts';
import { mayStillAnswer } from './rules/right-to-answer.ts';
import { findAnswerTo, holdApplicationOpen, storeAnswer } from './sql.ts';

type Saved =
  | { isSaved: true; version: number; words: number }
  | { isSaved: false; newer: { text: string; version: number } };

/**
 * Stores one answer unless a newer text stands there, which is then told. The same text again is saved already.
 * @throws Refusal already-submitted, role-closed or not-found
 */
export async function saveAnswer(
  db: Db<'candidate'>,
  {
    questionId,
    text,
    version,
    now,
  }: { questionId: number; text: string; version: number; now: Date },
): Promise<Saved> {
  await holdApplicationOpen(db);
  const own = await loadOwn(db);
  if (own.state !== 'started') throw new Refusal('already-submitted');
  if (!mayStillAnswer(own.job, now)) throw new Refusal('role-closed');
  if (!own.questions.some(({ id }) => id === questionId)) throw new Refusal('not-found');
  const words = countWords(text);
  const stored = await storeAnswer(db, { applicationId: own.id, questionId, text, version });
  if (stored !== undefined) return { isSaved: true, version: stored, words };
  const newer = (await findAnswerTo(db, questionId)) ?? { text: '', version: 0 };
  return newer.text === text
    ? { isSaved: true, version: newer.version, words }
    : { isSaved: false, newer };
}
