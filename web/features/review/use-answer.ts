import { findReviews, REVIEWS_A_PAGE } from '@evenhand/contract/review.ts';
import { useCall } from '../../use-call.ts';
import type { AnswerPlace } from './round.ts';

/** So near the end of a page the next one is asked for, so that nobody waits for it. */
const NEAR = 10;

/** The text of one answer, which comes with those around it. */
export function useAnswer(token: string, { question, answer }: AnswerPlace, count: number) {
  const pageOf = (place: number) => Math.ceil(place / REVIEWS_A_PAGE);
  const ask = (page: number) => ({ params: { hash: token }, query: { question, page } });
  const { data, error, refetch, isPlaceholderData } = useCall(findReviews, ask(pageOf(answer)));
  useCall(findReviews, ask(pageOf(Math.min(answer + NEAR, count))));
  const found = isPlaceholderData
    ? undefined
    : data?.questions[0]?.Answers[(answer - 1) % REVIEWS_A_PAGE];
  return { answer: found, error: found ? null : error, refetch };
}
