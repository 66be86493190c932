import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Presses what opens a menu until its item is seen: on a busy machine the page may draw itself anew under a press. */
export async function openMenu(item: Locator, press: () => Promise<void>): Promise<Locator> {
  await expect
    .poll(
      async () => {
        if (!(await item.isVisible())) await press();
        return item.isVisible();
      },
      { interval: 1000 },
    )
    .toBe(true);
  return item;
}
