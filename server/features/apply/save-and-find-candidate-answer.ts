import { countWords } from '@evenhand/contract/count-words.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadOwnApplication } from './own-application-loader-outline-and-step-paths.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';
import {
  findOwnSavedAnswer,
  lockApplicationAndUpsertAnswerUnlessNewer,
} from './sql/lock-find-and-upsert-saved-answer.ts';

type Saved =
  | { isSaved: true; version: number; words: number }
  | { isSaved: false; newer: { text: string; version: number } };

/**
 * Stores one answer unless a newer text stands there, which is then told. The same text again is saved already.
 * On closing day everybody saves at once, so what is refused is stored first and taken back: one statement.
 * @throws Refusal link-expired, already-submitted, role-closed or not-found
 */
export async function saveCandidateAnswer(
  { db, now }: VisitorRequestContext<'candidate'>,
  { questionId, text, version }: { questionId: number; text: string; version: number },
): Promise<Saved> {
  const own = await lockApplicationAndUpsertAnswerUnlessNewer(db, { questionId, text, version });
  if (own === undefined || own.state === 'erased') throw new Refusal('link-expired');
  if (own.state !== 'started') throw new Refusal('already-submitted');
  if (!mayApplicationStillBeWritten(own.job, now)) throw new Refusal('role-closed');
  if (!own.isAsked) throw new Refusal('not-found', { message: QUESTION_GONE });
  const words = countWords(text);
  if (own.version !== null) return { isSaved: true, version: own.version, words };
  const newer = (await findOwnSavedAnswer(db, questionId)) ?? { text: '', version: 0 };
  return newer.text === text
    ? { isSaved: true, version: newer.version, words }
    : { isSaved: false, newer };
}

/** One answer as it is stored. */
export async function findSavedCandidateAnswer(
  db: Db<'candidate'>,
  { questionId }: { questionId: number },
): Promise<{ text: string; version: number }> {
  const { stages } = await loadOwnApplication(db);
  const asked = stages.flatMap(({ items }) => items).find(({ id }) => id === questionId);
  if (asked === undefined) throw new Refusal('not-found', { message: QUESTION_GONE });
  return { text: asked.answer.text, version: asked.version };
}

const QUESTION_GONE = 'This question is not asked any more. Copy your text if you want to keep it.';
