import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTestRunInFirefox } from './set-up-browser-demo-password-and-page-waits.ts';

/**
 * Where the tab leads that `act` opens. The browser is asked itself, as Playwright now and then
 * loses a tab between its making and its first page, and then never reports it.
 */
export async function waitForAddressOfNewTab(
  page: Page,
  act: () => Promise<void>,
): Promise<string> {
  if (isTestRunInFirefox) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
    return seen(async () => tab.evaluate(() => location.href));
  }
  const session = await page.context().newCDPSession(page);
  const { targetInfo: own } = await session.send('Target.getTargetInfo');
  const tabs = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(
      ({ type, browserContextId }) => type === 'page' && browserContextId === own.browserContextId,
    );
  };
  const before = new Set((await tabs()).map(({ targetId }) => targetId));
  await act();
  return seen(async () => (await tabs()).find(({ targetId }) => !before.has(targetId))?.url);
}

async function seen(address: () => Promise<string | undefined>): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = await address();
      return found?.startsWith('http');
    })
    .toBe(true);
  return found ?? '';
}
