import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';

/** How a question is named where both kinds stand together: in folders, and in roles that ask it. */
export function libraryQuestionIdToText(id: LibraryQuestionId): string {
  return String(id);
}

export function parseLibraryQuestionIdFromText(key: string): LibraryQuestionId {
  return /^\d+$/.test(key) ? Number(key) : key;
}
