import { scoreReviewEndpoint } from '@evenhand/contract/review/blind-review.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import type { ReviewAnswerPlace } from './review-assignment-with-scores.ts';
import { createReviewScoreAutosave, isReviewScoreUnsent } from './review-score-autosave.ts';

/** The scores given in this visit, sent as they are given; warns before unsent ones are left behind. */
export function useReviewScores(token: string) {
  const [autosave] = useState(() =>
    createReviewScoreAutosave(async (reviewId, score) => {
      await callEndpoint(scoreReviewEndpoint, {
        params: { hash: token, reviewId },
        body: { score },
      });
    }),
  );
  const [reviewIds] = useState(() => new Map<string, string>());
  const pendingScores = useSyncExternalStore(autosave.listen, autosave.current);
  const hasOpen = [...pendingScores.values()].some(isReviewScoreUnsent);

  useEffect(() => {
    window.addEventListener('online', autosave.tryNow);
    return () => window.removeEventListener('online', autosave.tryNow);
  }, [autosave]);

  useEffect(() => {
    if (!hasOpen) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [hasOpen]);

  return {
    hasOpen,
    keptAt: (at: ReviewAnswerPlace) => pendingScores.get(reviewIds.get(keyOf(at)) ?? ''),
    score: (at: ReviewAnswerPlace, reviewId: string, stars: number) => {
      reviewIds.set(keyOf(at), reviewId);
      autosave.score(reviewId, stars);
    },
  };
}

const keyOf = ({ question, answer }: ReviewAnswerPlace) => `${question} ${answer}`;
