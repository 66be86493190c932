import {
  QuestionLibraryQuery,
  type LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { paths } from '../../net/paths.ts';
import { readSearchParams, writeSearchParams } from '../../net/search-params.ts';

/** With the question that is open. */
const LibraryAddress = z.extend(QuestionLibraryQuery, { question: z._default(z.string(), '') });

export type LibraryPlace = Pick<QuestionLibraryQuery, 'library' | 'folder'>;

/** What of the library is shown, and which question is open: the state of the address. */
export function useLibraryUrl() {
  const [, navigate] = useLocation();
  const { question, ...query } = readSearchParams(LibraryAddress, useSearch());

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<QuestionLibraryQuery>, how?: { replace: boolean }) {
    navigate(hrefOf({ ...query, page: 1, ...changes }), how);
  }

  function open(id: LibraryQuestionId | undefined, how?: { replace: boolean }) {
    navigate(hrefOf(query, id), how);
  }

  return { query, openId: question === '' ? null : question, change, open };
}

/** A place in the library, or one question of it. */
export function hrefOf(
  query: Partial<QuestionLibraryQuery>,
  questionId?: LibraryQuestionId,
): string {
  const whole = {
    ...z.parse(QuestionLibraryQuery, {}),
    ...query,
    question: String(questionId ?? ''),
  };
  const search = writeSearchParams(LibraryAddress, whole);
  return search === '' ? paths.questionLibrary() : `${paths.questionLibrary()}?${search}`;
}
