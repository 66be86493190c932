import {
  findAnswersToReviewEndpoint,
  REVIEW_ANSWERS_PAGE_SIZE,
} from '@evenhand/contract/review/blind-review.ts';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import type { ReviewAnswerPlace } from './review-assignment-with-scores.ts';

/** So near the end of a page the next one is asked for, so that nobody waits for it. */
const NEAR = 10;

/** The text of one answer, which comes with those around it. */
export function useLoadReviewAnswer(
  token: string,
  { question, answer }: ReviewAnswerPlace,
  count: number,
) {
  const pageOf = (place: number) => Math.ceil(place / REVIEW_ANSWERS_PAGE_SIZE);
  const ask = (page: number) => ({ params: { hash: token }, query: { question, page } });
  const mine = ask(pageOf(answer));
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    findAnswersToReviewEndpoint,
    mine,
  );
  useEndpointQuery(findAnswersToReviewEndpoint, ask(pageOf(Math.min(answer + NEAR, count))));
  const pick = (read: typeof data) =>
    read?.questions[0]?.Answers[(answer - 1) % REVIEW_ANSWERS_PAGE_SIZE];
  const found = isPlaceholderData ? undefined : pick(data);
  return {
    answer: found,
    error: found ? null : error,
    refetch,
    /** For whoever is faster than the network. */
    soon: async () =>
      found ?? pick(await callEndpoint(findAnswersToReviewEndpoint, mine).catch(() => undefined)),
  };
}
