import { type Page } from 'playwright-core';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';

export async function openSecuritySettings(page: Page) {
  await page.goto('/settings/security');
  await page.getByRole('heading', { name: 'Password and two-factor', level: 1 }).waitFor();
  // What comes later moves the buttons, and a click that began on one of them may end beside it.
  await waitUntilPageIsDrawn(page);
}
