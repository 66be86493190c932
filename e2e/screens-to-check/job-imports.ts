import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const jobImportScreensToCheck: ScreenToCheck[] = [
  {
    name: 'imports-report',
    as: 'admin',
    path: () => '/settings/integrations',
    prepare: async (page) => {
      const file = page.getByRole('article', { name: 'A file of requisitions' });
      await file.locator('input[type=file]').setInputFiles({
        name: 'requisitions-of-the-yard-and-the-loft-with-everything-that-was-open-in-spring.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `id,title,closeDate\nREQ-2041,Turbine Technician,\nREQ-2044,,\nREQ-2041,Baker,\nREQ-9,Miller,31/01/2027\n`,
        ),
      });
      await file.getByText('1 requisition read, 3 rows left out.').waitFor();
      await file.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'imports-jobvite',
    as: 'admin',
    path: () => '/settings/integrations',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(Set up Jobvite|Change the access to Jobvite)$/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Company id').fill('qLarkfield');
      await dialog.getByLabel('Secret', { exact: true }).fill('two words');
      await dialog.getByRole('button', { name: 'Save access' }).click();
      await dialog.getByText('Use letters, digits and signs without spaces.').waitFor();
    },
  },
  {
    name: 'import-a-role',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Other ways to start a role' }).click();
      await page.getByRole('menuitem', { name: 'Import a role' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Requisition id').fill('REQ-1999');
      const source = dialog.getByLabel('Import from');
      if ((await source.count()) > 0) await source.selectOption('file');
      await dialog.getByRole('button', { name: 'Import role' }).click();
      await dialog.getByText('The file has no requisition with this id.').waitFor();
    },
  },
];
