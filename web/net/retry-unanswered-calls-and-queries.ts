import { EndpointCallFailedError } from './endpoint-call-failed-error.ts';

const WAITS_MS = [500, 1000, 2000, 2000, 4000, 4000, 8000, 8000] as const;
/** What stands before a server says so while it is away. */
const STATUS_WHILE_AWAY = [502, 503, 504];

/**
 * Asks again for half a minute while nobody answers. What the server answers in the end, yes or no, is how things stand;
 * `onWait` is called once, as soon as it is known that this takes longer.
 */
export async function retryCallUntilAnswered<T>(
  ask: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  for (const [tries, waitMs] of WAITS_MS.entries()) {
    try {
      return await ask();
    } catch (error) {
      if (!isCallUnanswered(error)) throw error;
      if (tries === 0) onWait();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return ask();
}

export function isCallUnanswered(error: unknown): boolean {
  return (
    error instanceof EndpointCallFailedError &&
    (error.isOffline || STATUS_WHILE_AWAY.includes(error.problem.status))
  );
}

/** For queries: a refusal stays a refusal; a lost connection is worth a second try, a busy server some more, each later. */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  if (!isCallUnanswered(error)) return false;
  return failures < (error instanceof EndpointCallFailedError && error.isOffline ? 1 : 3);
}
