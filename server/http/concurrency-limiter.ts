import { Refusal } from './refusal.ts';

/** Lets work through a few at a time. Whoever's signal comes while they wait leaves the queue with its reason. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** So many at once, the others in a queue; `busy` for whoever finds the queue full. */
export function createConcurrencyLimiter({
  atOnce,
  waitingMax,
}: {
  atOnce: number;
  waitingMax: number;
}): ConcurrencyLimiter {
  let running = 0;
  const waiting = new Set<() => void>();
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else if (waiting.size >= waitingMax) throw new Refusal('busy');
    else await waitForTurn(waiting, signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else next();
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
