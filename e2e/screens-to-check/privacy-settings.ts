import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';
import { mockTwinRunThatFoundDifference } from '../mock-twin-run-that-found-difference.ts';

const open = async (page: Page, name: RegExp) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const privacySettingsScreensToCheck: ScreenToCheck[] = [
  { name: 'privacy', as: 'admin', path: () => '/settings/privacy' },
  {
    name: 'privacy-period',
    as: 'admin',
    path: () => '/settings/privacy',
    prepare: (page) => open(page, /^Change United Kingdom/),
  },
  {
    name: 'privacy-new-hold',
    as: 'admin',
    path: () => '/settings/privacy',
    prepare: (page) => open(page, /^Add a hold/),
  },
  {
    name: 'privacy-twin-run-different',
    as: 'admin',
    path: () => '/settings/privacy',
    prepare: mockTwinRunThatFoundDifference,
  },
  { name: 'privacy-for-admins-only', as: 'member', path: () => '/settings/privacy' },
];
