import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Word for word as the specification has it. */
export const REPORT_RANGE_TOO_LARGE_TEXT =
  'Reports can only be run within a maximum of a 2 year period. Adjust the dates in order to run a report and see your data.';

export const locateReportSection = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** The paths of the report's calls, as they leave. */
export function recordReportCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isReport = pathname.startsWith('/api/org/') && page.url().includes('/org-stats');
    if (isReport || (pathname === '/job/filters' && page.url().includes('/org-stats')))
      asked.push(pathname);
  });
  return asked;
}

export async function waitForReportKeyNumbers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /what Candidates means/ }).waitFor();
}

export const firstNumberOfEachText = (texts: string[]) =>
  texts.map((text) => /[\d.]+/.exec(text)?.[0]);

/** Goes to each tab of a section, and says what they are called. */
export async function openEachTabAndListTabTitles(within: Locator): Promise<string[]> {
  await within.getByRole('tabpanel').waitFor();
  const names = await within.getByRole('tab').allInnerTexts();
  for (const name of names) {
    await within.getByRole('tab', { name, exact: true }).click();
    await within.getByRole('tabpanel', { name, exact: true }).waitFor();
  }
  return names;
}

/** The key numbers as they stand on the page. */
export async function readReportKeyNumbersOnPage(keys: Locator): Promise<number[]> {
  const texts = await keys.locator('dd:first-of-type').allInnerTexts();
  return texts.map((text) => Number.parseFloat(text.replaceAll(',', '')));
}

/** What the server says of a period, in the order and the units of the screen. */
export async function fetchReportKeyNumbers(
  { request }: BrowserContext,
  period: string,
): Promise<number[]> {
  const [overall, hired, rejected] = await Promise.all(
    ['stats', 'hired-stats', 'rejected-stats'].map(async (path) =>
      (await request.get(`/api/org/${path}?${period}`)).json(),
    ),
  );
  // Told in hours, shown in days.
  const days = Math.round((hired.timeToHire / 24) * 10) / 10;
  expect(days).toBeGreaterThan(0);
  return [overall.candidates, overall.jobs.length, hired.hiredCount, rejected.rejectedCount, days];
}
