import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const integrationAndApiReferenceScreensToCheck: ScreenToCheck[] = [
  { name: 'integrations-empty', as: 'other-admin', path: () => '/settings/integrations' },
  { name: 'integrations', as: 'admin', path: () => '/settings/integrations' },
  { name: 'integrations-refused', as: 'hiring', path: () => '/settings/integrations' },
  {
    name: 'integrations-log',
    as: 'admin',
    path: ({ webhook }) => `/settings/integrations?webhook=${webhook}`,
    prepare: async (page) => {
      const outcome = page.getByText(/receiver (could not be reached|did not answer)/);
      await page.getByRole('button', { name: 'Look again' }).click();
      await outcome.first().waitFor();
    },
  },
  {
    name: 'integrations-add-webhook',
    as: 'admin',
    path: () => '/settings/integrations',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Web address').fill('http://intranet/hook');
      await dialog.getByRole('button', { name: 'Add webhook' }).click();
      await dialog.getByText('must begin with https://, so that').waitFor();
    },
  },
  {
    name: 'api-reference',
    as: 'admin',
    path: () => '/api/docs?search=applications',
    prepare: (page) => page.locator('summary').first().click(),
  },
];
