import { setTimeout } from 'node:timers/promises';
import { PAGE_WAIT_LIMIT_MS } from './set-up-browser-demo-password-and-page-waits.ts';

const BUSY = 503;

/** What a server answers once it is not too busy: it says then that nothing was changed, and on a loaded machine it rightly may. */
export async function retryRequestWhileServerIsBusy<R extends { status: number | (() => number) }>(
  ask: () => Promise<R>,
): Promise<R> {
  for (const until = Date.now() + PAGE_WAIT_LIMIT_MS; ; await setTimeout(1_000)) {
    const reply = await ask();
    const status = typeof reply.status === 'number' ? reply.status : reply.status();
    if (status !== BUSY || Date.now() > until) return reply;
  }
}
