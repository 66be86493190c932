import type { LibraryQuestion, LibraryQuestionText } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter-door.ts';
import { addFoldersAndUseToOne } from '../question-library/add-folders-and-use.ts';
import { loadLibraryQuestion } from '../question-library/load-library-questions.ts';
import type { LibraryReader } from '../question-library/check-library-access.ts';
import { libraryQuestionKey } from '../question-library/rules/library-question.ts';
import {
  createLibraryQuestion,
  type QuestionWriting,
} from '../question-library/create-or-change-library-question.ts';
import { linkQuestionToLibrary } from './link-question-to-library.ts';

/**
 * A role's question is saved to the library; the role stays as it is, and counts as one that asks it.
 * @throws Refusal not-found, not-allowed
 */
export async function saveJobQuestionToLibrary(
  db: Db<'staff'>,
  saving: QuestionWriting & {
    text: LibraryQuestionText;
    from: { jobId: number; questionId: number };
    member: LibraryReader;
  },
): Promise<LibraryQuestion> {
  const { from, member, ...writing } = saving;
  const { id } = await createLibraryQuestion(db, writing);
  const { now } = writing;
  await linkQuestionToLibrary(db, { ...from, libraryId: libraryQuestionKey(id), member, now });
  return addFoldersAndUseToOne(db, await loadLibraryQuestion(db, id), now);
}
