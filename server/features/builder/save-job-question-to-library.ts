import type {
  LibraryQuestion,
  WrittenLibraryQuestion,
} from '@evenhand/contract/question-library.ts';
import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { attachFoldersAndUseToQuestion } from '../question-library/attach-folders-and-use-to-questions.ts';
import { loadLibraryQuestion } from '../question-library/load-library-and-built-in-questions-and-answer-keys.ts';
import { libraryQuestionIdToText } from '../question-library/rules/library-question-id-to-and-from-text.ts';
import { createLibraryQuestion } from '../question-library/create-duplicate-or-change-library-question.ts';
import { linkQuestionToLibrary } from './link-question-to-library.ts';

type Saving = {
  text: WrittenLibraryQuestion;
  points: ItemAnswerKey['points'] | undefined;
  from: { jobId: number; itemKey: string };
};

/**
 * A role's question is saved to the library; the role stays as it is, and counts as one that asks it.
 * @throws Refusal not-found, not-allowed
 */
export async function saveJobQuestionToLibrary(
  visit: VisitorRequestContext,
  { from, ...content }: Saving,
): Promise<LibraryQuestion> {
  const { db, now } = visit;
  const { id } = await createLibraryQuestion(visit, content);
  await linkQuestionToLibrary(visit, { ...from, libraryId: libraryQuestionIdToText(id) });
  return attachFoldersAndUseToQuestion(db, await loadLibraryQuestion(db, id), now);
}
