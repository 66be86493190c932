import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page listens to a key from a moment after what the key is for is seen. */
export async function pressKeyUntilPageReacts(
  page: Page,
  key: string,
  isHeard: () => boolean,
): Promise<void> {
  const press = async () => {
    if (!isHeard()) await page.keyboard.press(key);
    return isHeard();
  };
  await expect.poll(press, { interval: 500 }).toBe(true);
}
