import { setTimeout } from 'node:timers/promises';
import {
  PAGE_WAIT_LIMIT_MS,
  PAGE_POLL_INTERVAL_MS,
} from './set-up-browser-demo-password-and-page-waits.ts';

/** What the server does by itself a moment later. Not vitest's own waiting: the pictures ask, too, and are no test. */
export async function waitUntilValueIsFound<T>(
  orElse: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (const until = Date.now() + PAGE_WAIT_LIMIT_MS; ; await setTimeout(PAGE_POLL_INTERVAL_MS)) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(orElse);
  }
}
