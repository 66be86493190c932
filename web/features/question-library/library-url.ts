import { LibraryQuery, type QuestionId } from '@evenhand/contract/question-library.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';
import { paths } from '../../net/paths.ts';

const plain = z.parse(LibraryQuery, {});
const names = ['search', 'type', 'skill', 'library', 'folder', 'page'] as const;

export type LibraryPlace = Pick<LibraryQuery, 'library' | 'folder'>;

/** What of the library is shown, and which question is open: the state of the address. */
export function useLibraryUrl() {
  const [, navigate] = useLocation();
  const given = new URLSearchParams(useSearch());
  const query = readQuery(given);
  const openId = given.get('question');

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<LibraryQuery>, how?: { replace: boolean }) {
    navigate(hrefOf({ ...query, page: 1, ...changes }), how);
  }

  function open(id: QuestionId | undefined, how?: { replace: boolean }) {
    navigate(hrefOf(query, id), how);
  }

  return { query, openId, change, open };
}

/** A place in the library, or one question of it. */
export function hrefOf(query: Partial<LibraryQuery>, questionId?: QuestionId): string {
  const written = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value !== undefined && value !== plain[name]) written.set(name, String(value));
  }
  if (questionId !== undefined) written.set('question', String(questionId));
  return written.size > 0 ? `${paths.questionLibrary()}?${written}` : paths.questionLibrary();
}

function readQuery(given: URLSearchParams): LibraryQuery {
  const known = Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined]));
  const read = z.safeParse(LibraryQuery, known);
  return read.success ? read.data : plain;
}
