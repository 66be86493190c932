import { scoreReview } from '@evenhand/contract/review.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../net/api.ts';
import type { AnswerPlace } from './round.ts';
import { createScoreAutosave, isOpen } from './score-autosave.ts';

/** The scores given in this visit, sent as they are given; warns before unsent ones are left behind. */
export function useScores(token: string) {
  const [autosave] = useState(() =>
    createScoreAutosave(async (reviewId, score) => {
      await call(scoreReview, { params: { hash: token, reviewId }, body: { score } });
    }),
  );
  const [reviewIds] = useState(() => new Map<string, string>());
  const kept = useSyncExternalStore(autosave.listen, autosave.current);
  const hasOpen = [...kept.values()].some(isOpen);

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
    keptAt: (at: AnswerPlace) => kept.get(reviewIds.get(keyOf(at)) ?? ''),
    score: (at: AnswerPlace, reviewId: string, stars: number) => {
      reviewIds.set(keyOf(at), reviewId);
      autosave.score(reviewId, stars);
    },
  };
}

const keyOf = ({ question, answer }: AnswerPlace) => `${question} ${answer}`;
