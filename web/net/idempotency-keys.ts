import type { Endpoint } from '@evenhand/contract/endpoint.ts';

/** By what is asked: the keys of calls whose answer has not arrived. */
const unanswered = new Map<string, string>();

/** What is asked, where asking it twice must not do it twice and the server can tell. */
export function fingerprintOfMutation(
  { method, door, notReplayable }: Endpoint,
  url: string,
  body: unknown,
): string | undefined {
  if (method !== 'POST' || door !== 'staff' || notReplayable) return undefined;
  return `${url} ${String(body)}`;
}

/**
 * The `Idempotency-Key` of a call. Whoever asks the same again because no answer came gives the same key, and the server
 * does it once.
 */
export function findOrCreateIdempotencyKey(mutation: string): string {
  const key = unanswered.get(mutation) ?? crypto.randomUUID();
  unanswered.set(mutation, key);
  return key;
}

/** The same is something new from now on. But a server in trouble, or a proxy before it, cannot tell what came of it. */
export function forgetIdempotencyKey(mutation: string, status: number): void {
  if (status < 500) unanswered.delete(mutation);
}
