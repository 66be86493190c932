import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { ChosenLibraryQuestionIds, LibraryQuestionId } from '../question-library.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

/** The library that comes with Evenhand, shown as a folder that nobody changes. */
export const SHIPPED_QUESTIONS_FOLDER_ID = 1;
export const QUESTION_FOLDER_NAME_CHARACTERS_MAX = 80;
export const QUESTION_FOLDERS_PER_ORGANISATION_MAX = 200;
export const QUESTIONS_PER_FOLDER_MAX = 1000;

export const QuestionFolder = z.strictObject({
  id: z.int(),
  name: z.string(),
  questionIds: z.array(LibraryQuestionId),
});
export type QuestionFolder = z.infer<typeof QuestionFolder>;

const folderParams = z.strictObject({ folderId: NumericIdInPath });
const named = z.strictObject({ name: singleLineTextSchema(QUESTION_FOLDER_NAME_CHARACTERS_MAX) });

export const listQuestionFoldersEndpoint = {
  method: 'GET',
  path: '/api/question-library/list',
  door: 'staff',
  compressible: true,
  summary:
    'The folders of the question library by name, with what is in them; number 1 is the library that comes with Evenhand.',
  output: z.array(QuestionFolder),
} as const satisfies Endpoint;

export const createQuestionFolderEndpoint = {
  method: 'POST',
  path: '/api/question-library/new',
  door: 'staff',
  summary: 'Makes an empty folder.',
  body: named,
  output: QuestionFolder,
  status: 201,
} as const satisfies Endpoint;

export const renameQuestionFolderEndpoint = {
  method: 'PUT',
  path: '/api/question-library/{folderId}',
  door: 'staff',
  summary: 'Gives a folder another name.',
  params: folderParams,
  body: named,
  output: QuestionFolder,
} as const satisfies Endpoint;

export const deleteQuestionFolderEndpoint = {
  method: 'DELETE',
  path: '/api/question-library/{folderId}',
  door: 'staff',
  summary: 'Deletes a folder; its questions stay in the library.',
  params: folderParams,
} as const satisfies Endpoint;

export const restoreQuestionFolderEndpoint = {
  method: 'POST',
  path: '/api/question-library/{folderId}/restore',
  door: 'staff',
  summary: 'Brings a deleted folder back, with what was in it.',
  params: folderParams,
  output: QuestionFolder,
} as const satisfies Endpoint;

export const addQuestionsToFolderEndpoint = {
  method: 'POST',
  path: '/api/question-library/{folderId}/questions/add',
  door: 'staff',
  summary: 'Puts questions into a folder; those that are in it already stay.',
  params: folderParams,
  body: ChosenLibraryQuestionIds,
  output: QuestionFolder,
} as const satisfies Endpoint;

export const removeQuestionsFromFolderEndpoint = {
  method: 'POST',
  path: '/api/question-library/{folderId}/questions/remove',
  door: 'staff',
  summary: 'Takes questions out of a folder; they stay in the library.',
  params: folderParams,
  body: ChosenLibraryQuestionIds,
  output: QuestionFolder,
} as const satisfies Endpoint;
