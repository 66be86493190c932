import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { fillLogInPage, logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';

const { baseUrl, somebody } = setUpBrowser();

const openPeople = (page: Page) => page.goto('/settings/users-and-permissions');

/** Chooses one thing from the menu of one person. */
async function doTo(page: Page, person: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${person}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

test('somebody is invited, chooses a password, becomes an admin, and is out on the next request once deactivated', async () => {
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Asta', lastName: 'Lind' });
  const { page, context } = await somebody();
  await logInOnPage(page, boss);
  await openPeople(page);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const guest = {
    email: `bela.${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'copper kettle morning field',
  };
  await locateDialogOnPage(page).getByRole('button', { name: 'Send invitation' }).click();
  await locateDialogOnPage(page).getByRole('button', { name: 'First name: Fill this in.' }).click();
  expect(await locateDialogOnPage(page).getByLabel('First name').evaluate(isFocused)).toBe(true);
  await locateDialogOnPage(page).getByLabel('First name').fill('Bela');
  await locateDialogOnPage(page).getByLabel('Last name').fill('Molnar');
  await locateDialogOnPage(page).getByLabel('E-mail').fill(guest.email);
  await page.keyboard.press('Enter');
  await page.getByText(`An invitation goes to ${guest.email}.`).waitFor();
  await page.getByRole('row', { name: /Bela Molnar.*Invited/ }).waitFor();

  const link = linkInEmail(await waitForEmailTo(baseUrl, guest.email), '/create-password/');
  const other = await somebody();
  await other.page.goto(link);
  await other.page.getByLabel('New password', { exact: true }).fill(guest.password);
  await other.page.getByRole('button', { name: 'Set password' }).click();
  await other.page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await logInOnPage(other.page, guest);
  await openPeople(other.page);
  await other.page.getByRole('heading', { name: 'This page is not for you' }).waitFor();

  await page.reload();
  await doTo(page, 'Bela Molnar', 'Make an admin');
  await locateDialogOnPage(page).getByRole('button', { name: 'Make an admin' }).click();
  await page.getByText('Bela Molnar is an admin now.').waitFor();
  await logInOnPage(other.page, guest);
  await openPeople(other.page);
  await other.page.getByRole('row', { name: /Bela Molnar \(you\).*Admin/ }).waitFor();

  await doTo(page, 'Bela Molnar', 'Deactivate');
  await locateDialogOnPage(page).getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Bela Molnar is deactivated.').waitFor();
  await other.page.goto('/settings/profile');
  await other.page.waitForURL('**/login?path=**');
  await fillLogInPage(other.page, guest);
  await other.page
    .getByText('Your account has been deactivated, please contact your account administrator')
    .waitFor();
  await Promise.all([context.close(), other.context.close()]);
});

test('what is missing of the organisation is told on the dashboard, filled in, and kept while somebody looks elsewhere', async () => {
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Cleo', lastName: 'Hart' });
  const { page, context } = await somebody();
  await logInOnPage(page, boss);
  const missing = page.getByRole('complementary', { name: 'Missing company information' });
  await missing.getByText('contact e-mail and time zone').waitFor();
  await missing.getByRole('link', { name: 'Fill it in' }).click();
  await page.getByRole('heading', { name: 'Account settings', level: 1 }).waitFor();
  await page.getByText('room for one more').waitFor();

  await page.getByLabel('Contact e-mail').fill('nobody');
  await page.getByLabel('Time zone').fill('Europe/Atlantis');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('heading', { name: 'Your profile', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.getByText('Your changes are not saved.').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: /^Contact e-mail: Write an e-mail address/ }).click();
  expect(await page.getByLabel('Contact e-mail').evaluate(isFocused)).toBe(true);
  await page.getByLabel('Contact e-mail').fill('jobs@example.com');
  await page.getByLabel('Time zone').fill('Europe/Dublin');
  await page.getByLabel('About you').fill('We keep the sea out.');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The account settings are saved.').waitFor();
  await page.getByText('Your changes are not saved.').waitFor({ state: 'detached' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await expect.poll(() => missing.count()).toBe(0);
  await page.goto('/settings');
  await page.waitForURL('**/settings/profile');
  await context.close();
});

test('two admins who change the same setting at once both learn of it, and nothing typed is lost', async () => {
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Dora', lastName: 'Quist' });
  const [one, two] = [await somebody(), await somebody()];
  for (const { page } of [one, two]) {
    await logInOnPage(page, boss);
    await page.goto('/settings/account');
    await page.getByLabel('Name', { exact: true }).waitFor();
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
  await one.page.getByLabel('Name', { exact: true }).fill('First Name');
  await save(one.page);
  await one.page.getByText('The account settings are saved.').waitFor();
  await two.page.getByLabel('Name', { exact: true }).fill('Second Name');
  await save(two.page);
  await two.page.getByText('Somebody else changed “Name” while you did.').waitFor();
  await expect
    .poll(() => two.page.getByLabel('Name', { exact: true }).inputValue())
    .toBe('Second Name');
  await save(two.page);
  await two.page.getByText('The account settings are saved.').waitFor();
  await Promise.all([one.context.close(), two.context.close()]);
});

test('a photo is chosen, cut to a square by keyboard alone, shown, and removed', async () => {
  const { page, context } = await somebody();
  await logInOnPage(
    page,
    await signUpEmployerByApi(baseUrl, { firstName: 'Eino', lastName: 'Sorsa' }),
  );
  await page.goto('/settings/profile');
  await page.getByRole('heading', { name: 'Your profile', level: 1 }).waitFor();
  const choose = page.locator('input[type="file"]').first();
  await choose.setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await page.getByText('This is not a picture we take.').waitFor();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: smallPng() });
  const zoom = locateDialogOnPage(page).getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('PageUp');
  expect(Number(await zoom.inputValue())).toBeGreaterThan(1);
  await locateDialogOnPage(page).getByRole('button', { name: 'Save photo' }).click();
  await page.getByText('Your photo is saved.').waitFor();
  const shown = page.locator('main img[src*="photo"]');
  await shown.waitFor();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByText('Your photo is removed.').waitFor();
  await shown.waitFor({ state: 'detached' });
  await context.close();
});

test('features are switched by whoever may, and asked for otherwise', async () => {
  const { page, context } = await somebody();
  await logInOnPage(
    page,
    await signUpEmployerByApi(baseUrl, { firstName: 'Fay', lastName: 'Ode' }),
  );
  await page.goto('/settings/features');
  const careers = page.getByRole('switch', { name: 'Careers page' });
  await careers.focus();
  await page.keyboard.press('Space');
  await page.getByText('Careers page is on.').waitFor();
  await page.getByRole('button', { name: 'Request Global Reporting' }).click();
  await page.getByText(/^Requested on \d/).waitFor();
  await page.reload();
  await careers.waitFor();
  await expect.poll(() => careers.isChecked()).toBe(true);
  await page.getByText(/^Requested on \d/).waitFor();
  await context.close();
});

function isFocused(element: Element): boolean {
  return document.activeElement === element;
}

/** 600 by 400 pixels of one colour. */
function smallPng(): Buffer {
  const [width, height] = [600, 400];
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 120)]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
