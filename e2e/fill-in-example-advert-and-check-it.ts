import type { Page } from 'playwright-core';
import { advertWithAllFindings } from './advert-with-all-findings.ts';

export async function fillInExampleAdvertAndCheckIt(page: Page): Promise<void> {
  await page.getByLabel('Your advert').fill(advertWithAllFindings);
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await page.getByRole('heading', { name: 'The report' }).waitFor();
}
