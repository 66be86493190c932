import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { shippedQuestions } from './catalogue/all.ts';
import { type BareQuestion, bareQuestion } from './rules/bare-question.ts';
import { findOwnByIds } from './sql/questions.ts';

/** The questions that come with Evenhand, in the shape of the organisation's own. */
export const systemQuestions: readonly BareQuestion[] = shippedQuestions.map(bareQuestion);
const shippedById = new Map(systemQuestions.map((question) => [question.id, question]));

/**
 * Questions of both libraries in the order of their ids.
 * @throws Refusal not-found if there is not each of them
 */
export async function findQuestions(
  db: Db<'staff'>,
  ids: readonly LibraryQuestionId[],
): Promise<BareQuestion[]> {
  const numbers = ids.filter((id) => typeof id === 'number');
  const own = new Map((await findOwnByIds(db, numbers)).map((question) => [question.id, question]));
  return ids.map((id) => {
    const found = typeof id === 'number' ? own.get(id) : shippedById.get(id);
    if (found === undefined) throw new Refusal('not-found');
    return found;
  });
}

/** @throws Refusal not-found */
export async function findQuestion(db: Db<'staff'>, id: LibraryQuestionId): Promise<BareQuestion> {
  const [question] = await findQuestions(db, [id]);
  // Each of one was found.
  return question as BareQuestion;
}

/** Whether a question comes with this version of Evenhand. */
export function isShipped(id: LibraryQuestionId): boolean {
  return shippedById.has(id);
}
