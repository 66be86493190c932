import { expect, test } from 'vitest';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

test('an admin reads what goes when, changes a period, holds a role and lifts it, on a phone', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await copySessionToBrowser({ context }, admin);
  await page.goto('/settings/privacy');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await part('Periods').getByRole('heading', { name: 'Germany: 6 months' }).waitFor();
  await part('What will go, and when')
    .getByText(/^From the night to /)
    .first()
    .waitFor();
  await part('Proofs').getByText('The person asked for it.').first().waitFor();

  await page
    .getByRole('button', { name: 'Change Germany, applications that were sent in' })
    .click();
  await dialog.getByLabel('Months').fill('40');
  await dialog.getByLabel('Reason').fill('Agreed with the works council.');
  await dialog.getByRole('button', { name: 'Save period' }).click();
  await dialog.getByText('Choose at most 36 months.').waitFor();
  await dialog.getByLabel('Months').fill('8');
  await dialog.getByRole('button', { name: 'Save period' }).click();
  await part('Periods').getByRole('heading', { name: 'Germany: 8 months' }).waitFor();
  await page
    .getByRole('button', { name: 'Change Germany, applications that were sent in' })
    .click();
  await dialog.getByRole('button', { name: 'Back to 6 months' }).click();
  await part('Periods').getByRole('heading', { name: 'Germany: 6 months' }).waitFor();

  await page.getByRole('button', { name: 'Add a hold' }).click();
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Stores Operative' });
  await dialog.getByLabel('Ground').selectOption('authority');
  await dialog.getByLabel('Reason').fill('The regulator asked for the whole role.');
  await dialog.getByRole('button', { name: 'Add hold' }).click();
  await dialog.getByText('Choose a day.').waitFor();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(day);
  await dialog.getByRole('button', { name: 'Add hold' }).click();
  const lift = page.getByRole('button', { name: 'Lift the hold: Everybody in Stores Operative' });
  await lift.waitFor();
  await part('What will go, and when')
    .getByText(/^Held until the night to /)
    .first()
    .waitFor();
  await lift.click();
  await dialog.getByLabel('Reason').fill('The regulator has closed the case.');
  await dialog.getByRole('button', { name: 'Lift hold' }).click();
  await part('Holds').getByText('The regulator has closed the case.').waitFor();
  await expect.poll(() => lift.count()).toBe(0);
  await context.close();
});
