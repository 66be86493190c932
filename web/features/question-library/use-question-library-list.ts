import {
  type QuestionLibraryQuery,
  listLibraryQuestionsEndpoint,
} from '@evenhand/contract/question-library.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** The questions of one place. */
export function useQuestionLibraryList(query: QuestionLibraryQuery) {
  return useEndpointQuery(listLibraryQuestionsEndpoint, { query });
}

export type QuestionLibraryListState = ReturnType<typeof useQuestionLibraryList>;
