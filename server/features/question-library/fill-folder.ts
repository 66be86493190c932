import {
  FOLDER_QUESTIONS_MAX,
  type QuestionFolder,
} from '@evenhand/contract/question-library/library-folders.ts';
import { type LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseSystem } from './change-folder.ts';
import { findQuestions } from './find-questions.ts';
import { showFolder } from './list-folders.ts';
import { libraryKey } from './rules/bare-question.ts';
import { countInFolder, deleteFromFolder, insertIntoFolder, lockFolder } from './sql/folders.ts';

type Filling = { id: number; questionIds: readonly LibraryQuestionId[] };

/**
 * Puts questions into a folder, whether or not they are in it already.
 * @throws Refusal not-found for the folder or any of the questions, comes-with-evenhand, bad-input when it is full
 */
export async function addToFolder(
  db: Db<'staff'>,
  { id, questionIds }: Filling,
): Promise<QuestionFolder> {
  await open(db, id);
  await findQuestions(db, questionIds);
  await insertIntoFolder(db, id, questionIds.map(libraryKey));
  if ((await countInFolder(db, id)) > FOLDER_QUESTIONS_MAX) {
    const message = `A folder holds ${FOLDER_QUESTIONS_MAX} questions at most. Make another.`;
    throw new Refusal('bad-input', { message, fields: { questionIds: message } });
  }
  return showFolder(db, id);
}

/**
 * Takes questions out of a folder, whether or not they are in it still.
 * @throws Refusal not-found, comes-with-evenhand
 */
export async function removeFromFolder(
  db: Db<'staff'>,
  { id, questionIds }: Filling,
): Promise<QuestionFolder> {
  await open(db, id);
  await deleteFromFolder(db, id, questionIds.map(libraryKey));
  return showFolder(db, id);
}

async function open(db: Db<'staff'>, id: number): Promise<void> {
  refuseSystem(id);
  if (!(await lockFolder(db, id))) throw new Refusal('not-found');
}
