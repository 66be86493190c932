import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';

export type ReviewScoreAndSaveState = {
  stars: number;
  state: 'saving' | 'saved' | 'unsaved' | 'refused';
};
export type ReviewScoresAndSaveStates = ReadonlyMap<string, ReviewScoreAndSaveState>;

/** Sends one score; throws what the call throws. */
type Send = (reviewId: string, stars: number) => Promise<void>;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps the scores of this visit until the server has them. One call a review at a time, the latest stars win;
 * whatever the network does, an unsent score is tried again until it is through or refused.
 */
export function createReviewScoreAutosave(send: Send, wait: (ms: number) => Promise<void> = sleep) {
  let scores: ReviewScoresAndSaveStates = new Map();
  const sending = new Set<string>();
  const listeners = new Set<() => void>();
  const wakes = new Set<() => void>();

  function put(reviewId: string, score: ReviewScoreAndSaveState) {
    scores = new Map(scores).set(reviewId, score);
    for (const listener of listeners) listener();
  }

  async function deliver(reviewId: string) {
    if (sending.has(reviewId)) return;
    sending.add(reviewId);
    let waitMs = FIRST_WAIT_MS;
    for (
      let pending = scores.get(reviewId);
      isReviewScoreUnsent(pending);
      pending = scores.get(reviewId)
    ) {
      const { stars } = pending;
      const outcome = await send(reviewId, stars).then(() => 'saved' as const, outcomeOf);
      if (outcome === 'unsaved') {
        put(reviewId, { stars: scores.get(reviewId)?.stars ?? stars, state: 'unsaved' });
        await Promise.race([wait(waitMs), new Promise<void>((resolve) => wakes.add(resolve))]);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else if (scores.get(reviewId)?.stars === stars) {
        put(reviewId, { stars, state: outcome });
      }
    }
    sending.delete(reviewId);
  }

  return {
    score: (reviewId: string, stars: number) => {
      put(reviewId, { stars, state: 'saving' });
      void deliver(reviewId);
    },
    /** Tries what waits at once: the network is back. */
    tryNow: () => {
      for (const wake of wakes) wake();
      wakes.clear();
    },
    current: () => scores,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function isReviewScoreUnsent(
  score: ReviewScoreAndSaveState | undefined,
): score is ReviewScoreAndSaveState {
  return score?.state === 'saving' || score?.state === 'unsaved';
}

/** A refusal stays one; everything else is worth another try. */
function outcomeOf(error: unknown): 'refused' | 'unsaved' {
  const status = error instanceof EndpointCallFailedError ? error.problem.status : 0;
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unsaved';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
