import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { builtInQuestions } from './catalogue/all-built-in-questions.ts';
import {
  type LibraryQuestionContent,
  builtInQuestionContent,
} from './rules/library-question-content-and-search-text.ts';
import { findLibraryAnswerKeys } from './sql/library-answer-keys.ts';
import { findOwnLibraryQuestionsByIds } from './sql/own-library-questions.ts';

/** The questions that come with Evenhand, in the shape of the organisation's own. */
export const builtInLibraryQuestions: readonly LibraryQuestionContent[] =
  builtInQuestions.map(builtInQuestionContent);
const shippedById = new Map(builtInLibraryQuestions.map((question) => [question.id, question]));

/**
 * Questions of both libraries in the order of their ids.
 * @throws Refusal not-found if there is not each of them
 */
export async function loadLibraryQuestions(
  db: Db<'staff'>,
  ids: readonly LibraryQuestionId[],
): Promise<LibraryQuestionContent[]> {
  const numbers = ids.filter((id) => typeof id === 'number');
  const own = new Map(
    (await findOwnLibraryQuestionsByIds(db, numbers)).map((question) => [question.id, question]),
  );
  return ids.map((id) => {
    const found = typeof id === 'number' ? own.get(id) : shippedById.get(id);
    if (found === undefined) throw new Refusal('not-found');
    return found;
  });
}

/** @throws Refusal not-found */
export async function loadLibraryQuestion(
  db: Db<'staff'>,
  id: LibraryQuestionId,
): Promise<LibraryQuestionContent> {
  const [question] = await loadLibraryQuestions(db, [id]);
  // Each of one was found.
  return question as LibraryQuestionContent;
}

/**
 * What the options of questions are worth, by the questions' ids; for whoever may change the library, or copies from it into a
 * role of theirs.
 */
export async function loadLibraryAnswerKeys(
  db: Db<'staff'>,
  ids: readonly LibraryQuestionId[],
): Promise<ReadonlyMap<LibraryQuestionId, ItemAnswerKey['points']>> {
  return findLibraryAnswerKeys(
    db,
    ids.filter((id) => typeof id === 'number'),
  );
}

/** Whether a question comes with this version of Evenhand. */
export function isBuiltInQuestion(id: LibraryQuestionId): boolean {
  return shippedById.has(id);
}
