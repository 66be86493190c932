import {
  QUESTIONS_PER_FOLDER_MAX,
  type QuestionFolder,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseBuiltInFolder } from './add-rename-delete-or-restore-question-folder.ts';
import { loadLibraryQuestions } from './load-library-and-built-in-questions-and-answer-keys.ts';
import { loadQuestionFolder } from './list-and-load-question-folders.ts';
import { libraryQuestionIdToText } from './rules/library-question-id-to-and-from-text.ts';
import {
  countQuestionsInFolder,
  deleteQuestionInFolderRows,
  insertQuestionInFolderRows,
  lockQuestionFolder,
} from './sql/question-folders.ts';

type Filling = { id: number; questionIds: readonly LibraryQuestionId[] };

/**
 * Puts questions into a folder, whether or not they are in it already.
 * @throws Refusal not-found for the folder or any of the questions, comes-with-evenhand, bad-input when it is full
 */
export async function addQuestionsToFolder(
  db: Db<'staff'>,
  { id, questionIds }: Filling,
): Promise<QuestionFolder> {
  await lockOwnFolder(db, id);
  await loadLibraryQuestions(db, questionIds);
  await insertQuestionInFolderRows(db, id, questionIds.map(libraryQuestionIdToText));
  if ((await countQuestionsInFolder(db, id)) > QUESTIONS_PER_FOLDER_MAX) {
    const message = `A folder holds ${QUESTIONS_PER_FOLDER_MAX} questions at most. Make another.`;
    throw new Refusal('bad-input', { message, fields: { questionIds: message } });
  }
  return loadQuestionFolder(db, id);
}

/**
 * Takes questions out of a folder, whether or not they are in it still.
 * @throws Refusal not-found, comes-with-evenhand
 */
export async function removeQuestionsFromFolder(
  db: Db<'staff'>,
  { id, questionIds }: Filling,
): Promise<QuestionFolder> {
  await lockOwnFolder(db, id);
  await deleteQuestionInFolderRows(db, id, questionIds.map(libraryQuestionIdToText));
  return loadQuestionFolder(db, id);
}

async function lockOwnFolder(db: Db<'staff'>, id: number): Promise<void> {
  refuseBuiltInFolder(id);
  if (!(await lockQuestionFolder(db, id))) throw new Refusal('not-found');
}
