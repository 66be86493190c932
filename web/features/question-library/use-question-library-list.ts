import {
  type QuestionLibraryQuery,
  listLibraryQuestions,
} from '@evenhand/contract/question-library.ts';
import { useCall } from '../../net/use-call-and-command.ts';

/** The questions of one place. */
export function useQuestionLibraryList(query: QuestionLibraryQuery) {
  return useCall(listLibraryQuestions, { query });
}

export type LoadedQuestionList = ReturnType<typeof useQuestionLibraryList>;
