import { Refusal } from './refusal.ts';

/** Lets work through a few at a time. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

/** So many at once, the others in a queue; `busy` for whoever finds the queue full. */
export function createConcurrencyLimiter({
  atOnce,
  waitingMax,
}: {
  atOnce: number;
  waitingMax: number;
}): ConcurrencyLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Refusal('busy');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
