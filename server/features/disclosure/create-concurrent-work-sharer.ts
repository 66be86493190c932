type Shared<T> = { outcome: Promise<T>; stop: AbortController; wanted: number };

/**
 * Does the same work once for all who ask for it while it is done: a screen asks for one report in several ways at the same
 * moment. It is stopped when the last of them has left.
 */
export function createConcurrentWorkSharer<T>(): (
  query: { key: string; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T> {
  const running = new Map<string, Shared<T>>();
  return async ({ key, signal }, work) => {
    signal.throwIfAborted();
    const shared = running.get(key) ?? begin(key, work);
    shared.wanted += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      shared.wanted -= 1;
      // The last to leave waits until the work has stopped.
      if (shared.wanted > 0) return left.reject(signal.reason);
      forget(key, shared);
      shared.stop.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([shared.outcome, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const stop = new AbortController();
    const shared: Shared<T> = { outcome: work(stop.signal), stop, wanted: 0 };
    running.set(key, shared);
    const end = () => forget(key, shared);
    shared.outcome.then(end, end);
    return shared;
  }

  /** What comes later asks anew; unless that has begun already. */
  function forget(key: string, shared: Shared<T>): void {
    if (running.get(key) === shared) running.delete(key);
  }
}
