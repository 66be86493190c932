import {
  QuestionLibraryQuery,
  type LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import {
  parseSearchParams,
  formatSearchParams,
} from '../../net/use-url-query-and-parse-or-format-search-params.ts';

/** With the question that is open. */
const LibraryAddress = z.extend(QuestionLibraryQuery, { question: z._default(z.string(), '') });

export type QuestionLibraryPlace = Pick<QuestionLibraryQuery, 'library' | 'folder'>;

/** What of the library is shown, and which question is open: the state of the address. */
export function useQuestionLibraryUrlQuery() {
  const [, navigate] = useLocation();
  const { question, ...query } = parseSearchParams(LibraryAddress, useSearch());

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<QuestionLibraryQuery>, how?: { replace: boolean }) {
    navigate(questionLibraryHref({ ...query, page: 1, ...changes }), how);
  }

  function open(id: LibraryQuestionId | undefined, how?: { replace: boolean }) {
    navigate(questionLibraryHref(query, id), how);
  }

  return { query, openId: question === '' ? null : question, change, open };
}

/** A place in the library, or one question of it. */
export function questionLibraryHref(
  query: Partial<QuestionLibraryQuery>,
  questionId?: LibraryQuestionId,
): string {
  const whole = {
    ...z.parse(QuestionLibraryQuery, {}),
    ...query,
    question: String(questionId ?? ''),
  };
  const search = formatSearchParams(LibraryAddress, whole);
  return search === ''
    ? staffPagePaths.questionLibrary()
    : `${staffPagePaths.questionLibrary()}?${search}`;
}
