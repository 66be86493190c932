import type { Page } from 'playwright-core';
import { isTestRunInFirefox } from './set-up-browser-demo-password-and-page-waits.ts';

const TWICE = { standard: 32, fixed: 26 };

/** Text twice as large, as people set it in their browser. Only Chromium can be told to; in Firefox it stays as it is. */
export async function doubleTextSize(page: Page): Promise<void> {
  if (isTestRunInFirefox) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: TWICE });
}

/** What cannot be read: whatever makes the page scroll sideways, and words that are cut off by the box they stand in. */
export function findCutOffOrOverflowingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (part: Element) =>
      `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`;
    const width = document.documentElement.clientWidth;
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) => part instanceof HTMLElement,
    );
    const beyond =
      document.documentElement.scrollWidth > width
        ? parts.filter((part) => part.getBoundingClientRect().right > width + 1).slice(0, 3)
        : [];
    const cut = parts.filter((part) => {
      const { overflowX, overflowY, clip, position } = getComputedStyle(part);
      if (part.innerText.trim() === '' || part.clientWidth <= 1 || clip !== 'auto') return false;
      const isCutAcross = overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1;
      const isCutDown =
        (overflowY === 'hidden' || overflowY === 'clip') &&
        part.scrollHeight > part.clientHeight + 2;
      return position !== 'fixed' && (isCutAcross || isCutDown);
    });
    return [
      ...beyond.map((part) => `${named(part)} stands beyond the edge`),
      ...cut.slice(0, 3).map((part) => `${named(part)} cuts off "${part.innerText.slice(0, 40)}"`),
    ];
  });
}
