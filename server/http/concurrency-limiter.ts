import { Refusal } from './refusal.ts';

/** Lets work through a few at a time. Whoever's signal comes while they wait leaves the queue with its reason. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * So many at once, the others in a queue; `busy` for whoever finds the queue full.
 * `atOnceNow` may let fewer through for a while: told how many it has in hand, it is asked whenever one comes or is done. One is
 * always let through.
 */
export function createConcurrencyLimiter({
  atOnce,
  waitingMax,
  atOnceNow = () => atOnce,
}: {
  atOnce: number;
  waitingMax: number;
  atOnceNow?: (inHand: number) => number;
}): ConcurrencyLimiter {
  let running = 0;
  const waiting = new Set<() => void>();
  const hasRoom = () => running < Math.max(1, Math.min(atOnce, atOnceNow(running + waiting.size)));
  const letIn = () => {
    for (const begin of waiting) {
      if (!hasRoom()) return;
      running += 1;
      begin();
    }
  };
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running + waiting.size >= atOnce + waitingMax) throw new Refusal('busy');
    // Room may have come meanwhile: whoever waits goes before whoever comes.
    letIn();
    if (waiting.size === 0 && hasRoom()) running += 1;
    else await waitForTurn(waiting, signal);
    try {
      return await work();
    } finally {
      running -= 1;
      letIn();
    }
  };
}

/** Whoever leaves makes room for another at once: a queue of those who are gone would turn away those who are there. */
async function waitForTurn(
  waiting: Set<() => void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    waiting.delete(begin);
    reject(signal?.reason);
  };
  const begin = () => {
    waiting.delete(begin);
    signal?.removeEventListener('abort', leave);
    resolve();
  };
  waiting.add(begin);
  signal?.addEventListener('abort', leave, { once: true });
  await promise;
}
