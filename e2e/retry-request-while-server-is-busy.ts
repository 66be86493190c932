import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, request } from 'playwright-core';

const BUSY = 503;
const PATIENCE_MS = 60_000;

/** What a server answers once it is not too busy: it says then that nothing was changed, and on a loaded machine it rightly may. */
export async function retryRequestWhileServerIsBusy<R extends { status: number | (() => number) }>(
  ask: () => Promise<R>,
): Promise<R> {
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(1_000)) {
    const reply = await ask();
    const status = typeof reply.status === 'number' ? reply.status : reply.status();
    if (status !== BUSY || Date.now() > until) return reply;
  }
}

/** Calls without a browser, as of an address of their own where `extraHTTPHeaders` says so. */
export async function newApiContext(
  options: Parameters<typeof request.newContext>[0],
): Promise<APIRequestContext> {
  const api = await request.newContext(options);
  retryCallsWhileServerIsBusy(api);
  return api;
}

/** What this person opens or calls is asked for again as they themselves would. */
export function retryWhileServerIsBusy(context: BrowserContext): void {
  retryCallsWhileServerIsBusy(context.request);
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const open = async () => {
        const shown = await goto(...args);
        // An address that differs by its hash alone is asked of nobody.
        return { shown, status: shown?.status() ?? 200 };
      };
      return (await retryRequestWhileServerIsBusy(open)).shown;
    };
  });
}

/** All of a context's calls go through this one. */
function retryCallsWhileServerIsBusy(api: APIRequestContext): void {
  const call = api.fetch.bind(api);
  api.fetch = (...args) => retryRequestWhileServerIsBusy(() => call(...args));
}
