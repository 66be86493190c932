import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const openDialog = async (page: Page, route: string) => {
  await page.getByRole('button', { name: 'Start a new role' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: route }).click();
};

export const startJobDialogScreensToCheck: ScreenToCheck[] = [
  {
    name: 'start-from-a-template',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await openDialog(page, 'From a template');
      await page.getByRole('button', { name: /^Nurse Manager/ }).waitFor();
    },
  },
  {
    name: 'start-template-preview',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await openDialog(page, 'From a template');
      await page.getByRole('button', { name: /^Energy Advice Officer/ }).click();
      await page.getByRole('heading', { name: 'The advert' }).waitFor();
    },
  },
  {
    name: 'start-from-a-previous-role',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await openDialog(page, 'From a previous role');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
];
