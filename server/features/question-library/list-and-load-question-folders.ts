import {
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  isBuiltInQuestion,
  builtInLibraryQuestions,
} from './load-library-and-built-in-questions-and-answer-keys.ts';
import { parseLibraryQuestionIdFromText } from './rules/library-question-id-to-and-from-text.ts';
import {
  findQuestionFolder,
  findQuestionFolders,
  type QuestionFolderDbRow,
} from './sql/question-folders.ts';

const systemLibrary: QuestionFolder = {
  id: SHIPPED_QUESTIONS_FOLDER_ID,
  name: 'Evenhand library',
  questionIds: builtInLibraryQuestions.map(({ id }) => id),
};

/** The library that comes with Evenhand, then the organisation's folders by name. */
export async function listQuestionFolders(db: Db<'staff'>): Promise<QuestionFolder[]> {
  return [systemLibrary, ...(await findQuestionFolders(db)).map(folderOf)];
}

/** @throws Refusal not-found */
export async function loadQuestionFolder(db: Db<'staff'>, id: number): Promise<QuestionFolder> {
  const folder = await findQuestionFolder(db, id);
  if (folder === undefined) throw new Refusal('not-found');
  return folderOf(folder);
}

/** A shipped question that a later version has left out is in no folder any more. */
function folderOf({ id, name, keys }: QuestionFolderDbRow): QuestionFolder {
  const questionIds = keys
    .map(parseLibraryQuestionIdFromText)
    .filter((each) => typeof each === 'number' || isBuiltInQuestion(each));
  return { id, name, questionIds };
}
