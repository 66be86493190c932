import type { Page } from 'playwright-core';

/** What this page asks of these addresses waits until the returned function is called. */
export async function holdBackRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
