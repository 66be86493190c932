import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import * as given from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody, staff } = setUpBrowser();
const REASON = 'They lost their phone on the ferry, and we spoke on the telephone.';

/** Switches two-factor log-in on, and loses what it needs at the next one. */
async function losesTwoFactor(email: string, password: string): Promise<void> {
  const person = await given.logInByApi(baseUrl, email, password);
  type Begun = { userSecret: string };
  const { userSecret } = await given.callApi<Begun>(person, 'POST', '/auth/two-factor/begin');
  const totpToken = generateSync({ secret: userSecret });
  await given.callApi(person, 'POST', '/auth/two-factor/confirm', { totpToken, userSecret });
  await person.api.dispose();
}

/** A colleague who was invited and chose a password. */
async function invite(page: Page): Promise<{ email: string; password: string }> {
  const guest = {
    email: `bela.${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'copper kettle morning field',
  };
  await page.goto('/settings/users-and-permissions');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await locateDialogOnPage(page).getByLabel('First name').fill('Bela');
  await locateDialogOnPage(page).getByLabel('Last name').fill('Molnar');
  await locateDialogOnPage(page).getByLabel('E-mail').fill(guest.email);
  await page.keyboard.press('Enter');
  await page.getByText(`An invitation goes to ${guest.email}.`).waitFor();
  const { page: theirs, context } = await somebody();
  await theirs.goto(linkInEmail(await waitForEmailTo(baseUrl, guest.email), '/create-password/'));
  await theirs.getByLabel('New password', { exact: true }).fill(guest.password);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await context.close();
  return guest;
}

async function resetIn(page: Page): Promise<void> {
  const act = locateDialogOnPage(page).getByRole('button', { name: 'Reset two-factor' });
  await act.click();
  await locateDialogOnPage(page).getByText('Use at least 10 characters.').waitFor();
  await locateDialogOnPage(page).getByLabel('Why you reset it').fill(REASON);
  await act.click();
  await page.getByText(/The two-factor log-in of .* was reset/).waitFor();
}

test('who lost app and codes is helped: a colleague by their admin, a lone admin by the operator', async () => {
  const orgName = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Asta', lastName: 'Lind', orgName });
  const { page, context } = await somebody();
  await logInOnPage(page, boss);
  const guest = await invite(page);
  await losesTwoFactor(guest.email, guest.password);
  await page.reload();
  await page.getByRole('button', { name: 'More about Bela Molnar' }).click();
  await page.getByRole('menuitem', { name: 'Reset two-factor' }).click();
  await resetIn(page);
  await page.getByRole('row', { name: /Bela Molnar.*Off/ }).waitFor();
  await expect
    .poll(async () => (await waitForEmailTo(baseUrl, guest.email)).subject)
    .toBe('Your two-factor log-in was reset');
  const colleague = await somebody();
  await logInOnPage(colleague.page, guest);

  await losesTwoFactor(boss.email, boss.password);
  const operator = await staff('operator@demo.test');
  await operator.page.goto(`/operator?search=${encodeURIComponent(orgName)}`);
  await operator.page.getByRole('link', { name: orgName }).click();
  await operator.page.getByRole('button', { name: 'Reset two-factor: Asta Lind' }).click();
  await resetIn(operator.page);
  await expect
    .poll(() => operator.page.getByRole('button', { name: /Reset two-factor/ }).count())
    .toBe(0);
  await page.reload();
  await page.waitForURL('**/login?path=**');
  await logInOnPage(page, boss);
  for (const person of [{ context }, colleague, operator]) await person.context.close();
});
