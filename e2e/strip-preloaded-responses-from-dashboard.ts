import type { Page } from 'playwright-core';

/** From now on the dashboard comes without its first answers, so that each call can be seen, held up or refused. */
export async function stripPreloadedResponsesFromDashboard(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/dashboard',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/(<template id="preloaded-responses">)[^<]*/, '$1');
      await route.fulfill({ response, body });
    },
  );
}
