import type { BrowserContext, Page } from 'playwright-core';

/** Of each person, pages that are not in use: the next screen is there in half the time, as a new page is a process more. */
const idle = new WeakMap<BrowserContext, Page[]>();

export async function takeIdlePage(context: BrowserContext): Promise<Page> {
  return idle.get(context)?.pop() ?? context.newPage();
}

/** As good as new: nothing that was done there reaches what is opened next. */
export async function returnIdlePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null });
  await page.evaluate(() => sessionStorage.clear());
  idle.set(page.context(), [...(idle.get(page.context()) ?? []), page]);
}
