import type { Page } from 'playwright-core';

/** Waits until everything that was asked for is drawn, and every colour has changed that was changing. */
export async function waitUntilPageIsDrawn(page: Page): Promise<void> {
  await page.locator('h1:visible, h2:visible').first().waitFor();
  // What follows the size of the window is told of it with the next frame, and drawn after that.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [data-loading]') === null &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ effect, playState }) => {
        return playState === 'finished' || effect?.getComputedTiming().endTime === Infinity;
      }),
  );
}
