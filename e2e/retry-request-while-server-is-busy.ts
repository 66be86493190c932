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

/** What this person calls, opens or sends as a form is sent once more, as the page of a busy server asks them to. */
export function retryWhileServerIsBusy(context: BrowserContext): void {
  retryCallsWhileServerIsBusy(context.request);
  context.on('response', async (response) => {
    const request = response.request();
    if (response.status() !== BUSY || !request.isNavigationRequest()) return;
    await setTimeout(1_000);
    // Sends what was sent; a page that has gone meanwhile needs nothing.
    await response
      .frame()
      .page()
      .reload()
      .catch(() => undefined);
  });
}

/** All of a context's calls go through this one. */
function retryCallsWhileServerIsBusy(api: APIRequestContext): void {
  const call = api.fetch.bind(api);
  api.fetch = (...args) => retryRequestWhileServerIsBusy(() => call(...args));
}
