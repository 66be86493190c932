import type { LibraryQuestion, LibraryQuestionText } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { describeQuestion } from '../question-library/describe-questions.ts';
import { findQuestion } from '../question-library/find-questions.ts';
import type { Reader } from '../question-library/open-library.ts';
import { libraryKey } from '../question-library/rules/bare-question.ts';
import { createQuestion, type QuestionWriting } from '../question-library/write-question.ts';
import { linkToLibrary } from './link-to-library.ts';

/**
 * A role's question is saved to the library; the role stays as it is, and counts as one that asks it.
 * @throws Refusal not-found, not-allowed
 */
export async function saveQuestionFromJob(
  db: Db<'staff'>,
  saving: QuestionWriting & {
    text: LibraryQuestionText;
    from: { jobId: number; questionId: number };
    member: Reader;
  },
): Promise<LibraryQuestion> {
  const { from, member, ...writing } = saving;
  const { id } = await createQuestion(db, writing);
  const { now } = writing;
  await linkToLibrary(db, { ...from, libraryId: libraryKey(id), member, now });
  return describeQuestion(db, await findQuestion(db, id), now);
}
