import {
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/library-folders.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { isShipped, systemQuestions } from './find-questions.ts';
import { libraryId } from './rules/bare-question.ts';
import { findFolder, findFolders, type FolderRow } from './sql/folders.ts';

const systemLibrary: QuestionFolder = {
  id: SHIPPED_QUESTIONS_FOLDER_ID,
  name: 'Evenhand library',
  questionIds: systemQuestions.map(({ id }) => id),
};

/** The library that comes with Evenhand, then the organisation's folders by name. */
export async function listFolders(db: Db<'staff'>): Promise<QuestionFolder[]> {
  return [systemLibrary, ...(await findFolders(db)).map(folderOf)];
}

/** @throws Refusal not-found */
export async function showFolder(db: Db<'staff'>, id: number): Promise<QuestionFolder> {
  const folder = await findFolder(db, id);
  if (folder === undefined) throw new Refusal('not-found');
  return folderOf(folder);
}

/** A shipped question that a later version has left out is in no folder any more. */
function folderOf({ id, name, keys }: FolderRow): QuestionFolder {
  const questionIds = keys
    .map(libraryId)
    .filter((each) => typeof each === 'number' || isShipped(each));
  return { id, name, questionIds };
}
