import type { Page } from 'playwright-core';
import { desktop, phone } from './browser.ts';
import type { Ids, Screen } from './screen.ts';

/** Opens one screen of the list and does what it needs before it is looked at. */
export async function openScreen(page: Page, screen: Screen, ids: Ids): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(screen.only === 'phone' ? phone : desktop);
  // A change of the hash alone would not load the review app anew.
  if (screen.path(ids).includes('#')) await page.goto('about:blank');
  await page.goto(screen.path(ids));
  await settle(page);
  await screen.prepare?.(page);
  await settle(page);
}

/** Waits until everything that was asked for is drawn, and every colour has changed that was changing. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1:visible, h2:visible').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [data-loading]') === null &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ effect, playState }) => {
        return playState === 'finished' || effect?.getComputedTiming().endTime === Infinity;
      }),
  );
}
