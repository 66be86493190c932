import {
  type QuestionLibraryQuery,
  listLibraryQuestionsEndpoint,
} from '@evenhand/contract/question-library.ts';
import { useEndpointQuery } from '../../net/use-endpoint-query-and-mutation.ts';

/** The questions of one place. */
export function useQuestionLibraryList(query: QuestionLibraryQuery) {
  return useEndpointQuery(listLibraryQuestionsEndpoint, { query });
}

export type LoadedQuestionList = ReturnType<typeof useQuestionLibraryList>;
