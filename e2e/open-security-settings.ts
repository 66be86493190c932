import { type Page } from 'playwright-core';

export async function openSecuritySettings(page: Page) {
  await page.goto('/settings/security');
  await page.getByRole('heading', { name: 'Password and two-factor', level: 1 }).waitFor();
}
