import type { Locator, Page } from 'playwright-core';

/** Word for word as the specification has it. */
export const REPORT_RANGE_TOO_LARGE_TEXT =
  'Reports can only be run within a maximum of a 2 year period. Adjust the dates in order to run a report and see your data.';

export const locateReportSection = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

export async function waitForReportKeyNumbers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /what Candidates means/ }).waitFor();
}

export const parseFirstNumberOfEachText = (texts: string[]) =>
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
