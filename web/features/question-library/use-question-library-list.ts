import {
  type QuestionLibraryQuery,
  listLibraryQuestionsEndpoint,
} from '@evenhand/contract/question-library.ts';
import { useEndpointQuery } from '../../net/use-call-and-command.ts';

/** The questions of one place. */
export function useQuestionLibraryList(query: QuestionLibraryQuery) {
  return useEndpointQuery(listLibraryQuestionsEndpoint, { query });
}

export type LoadedQuestionList = ReturnType<typeof useQuestionLibraryList>;
