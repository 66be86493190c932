import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGE_POLL_INTERVAL_MS } from './set-up-browser-demo-password-and-page-waits.ts';

/** Asks again for what did not come, until it is shown; what happened elsewhere may have had it asked again already. */
export async function clickTryAgainUntilShown(
  where: Page | Locator,
  shown: Locator,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await where.getByRole('button', { name: 'Try again' }).evaluateAll(clickEach);
        return shown.count();
      },
      { interval: PAGE_POLL_INTERVAL_MS },
    )
    .toBeGreaterThan(0);
}

function clickEach(buttons: Element[]): void {
  for (const button of buttons) if (button instanceof HTMLElement) button.click();
}
