import { expect, test } from 'vitest';
import { waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { type TestEmployerLogin, logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { openSecuritySettings } from './open-security-settings.ts';

const { baseUrl, somebody } = setUpBrowser();

test('a session that was ended elsewhere is renewed in place, and nothing typed is lost', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const [here, elsewhere] = [await somebody(), await somebody()];
  await logInOnPage(here.page, who);
  await logInOnPage(elsewhere.page, who);
  await here.page.getByRole('button', { name: 'Start a new role' }).first().click();
  const starting = here.page.getByRole('dialog', { name: 'Start a new role' });
  await starting.getByRole('tab', { name: 'From scratch' }).click();
  await starting.getByLabel('Role title').fill('Lock Keeper');

  await openSecuritySettings(elsewhere.page);
  await elsewhere.page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await elsewhere.page.getByText('You are logged in here and nowhere else.').waitFor();

  await starting.getByLabel('Role title').press('Enter');
  const again = here.page.getByRole('dialog', { name: 'Log in again' });
  await again.getByText(who.email).waitFor();
  await again.getByLabel('Password', { exact: true }).fill('not it');
  await again.getByRole('button', { name: 'Log in' }).click();
  await again.getByText('Invalid email address or password').waitFor();
  await again.getByLabel('Password', { exact: true }).fill(who.password);
  await again.getByLabel('Password', { exact: true }).press('Enter');
  await here.page.waitForURL('**/new/high-volume');
  await here.page.getByText('Lock Keeper').first().waitFor();
  await Promise.all([here.context.close(), elsewhere.context.close()]);
});

test('what matters asks once more who sits there, and then goes on', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const { page, context } = await somebody();
  await logInOnPage(page, who);
  await openSecuritySettings(page);
  // As it is eleven minutes after the log-in.
  let isRefused = false;
  await page.route('**/auth/two-factor/begin', (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank#confirm-first',
        title: '',
        status: 403,
        code: 'confirm-first',
        message: '',
        requestId: '',
      }),
    });
  });
  // On a busy machine the page may draw itself anew under a press; while one is under way the button takes no other.
  await expect
    .poll(
      async () => {
        if (!isRefused)
          await page.getByRole('button', { name: 'Set up two-factor log-in' }).click();
        return isRefused;
      },
      { interval: 1000 },
    )
    .toBe(true);
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await proof.getByLabel('Password', { exact: true }).fill('not it');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await proof.getByText('This is not your password.').waitFor();
  await proof.getByLabel('Password', { exact: true }).fill(who.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Set up two-factor log-in' }).waitFor();
  await context.close();
});

test('two tabs never act for one another: a stale one goes on by itself, a foreign one asks', async () => {
  const [ines, omar] = [
    await signUpEmployerByApi(baseUrl),
    await signUpEmployerByApi(baseUrl, { firstName: 'Omar', orgName: 'Fenwick Rail' }),
  ];
  const { page: first, context } = await somebody();
  await logInOnPage(first, ines);
  const second = await context.newPage();
  // What the first tab asks for between two sessions would be refused: it waits until somebody acts there.
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  await first.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await gate.promise;
    await route.continue();
  });
  const leaveAndEnter = async (who: TestEmployerLogin) => {
    await second.goto('/dashboard');
    await second.getByRole('heading', { name: 'Jobs' }).waitFor();
    gate = Promise.withResolvers();
    await context.clearCookies();
    await logInOnPage(second, who);
  };
  const beginning = first.getByRole('button', { name: 'Start a new role' }).first();
  const start = async (title: string) => {
    await beginning.click();
    const starting = first.getByRole('dialog', { name: 'Start a new role' });
    await starting.getByRole('tab', { name: 'From scratch' }).click();
    await starting.getByLabel('Role title').fill(title);
    await starting.getByLabel('Role title').press('Enter');
    gate.resolve();
  };

  await beginning.waitFor();
  await leaveAndEnter(ines);
  await start('Lock Keeper');
  await first.waitForURL('**/new/high-volume');

  await first.goto('/dashboard');
  await beginning.waitFor();
  await leaveAndEnter(omar);
  await start('Signal Tester');
  const again = first.getByRole('dialog', { name: 'Log in again' });
  await again.getByText('Somebody else has logged in in another tab').waitFor();
  await again.getByLabel('Password', { exact: true }).fill(ines.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await first.waitForURL('**/new/high-volume');
  await first.getByText('Signal Tester').first().waitFor();
  await context.close();
});

test('a log-in is noted once a day, and leaves nothing personal in the browser', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const { page, context } = await somebody();
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/integrations/cstrack')) notes.push(request.postData() ?? '');
  });
  const noted = page.waitForResponse('**/integrations/cstrack');
  await logInOnPage(page, who);
  expect((await noted).status()).toBe(204);
  await page.reload({ waitUntil: 'commit' });
  const live = page.waitForResponse('**/api/live');
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  // By then a page has asked for all that it begins with.
  await live;
  expect(notes.map((note) => JSON.parse(note))).toEqual([{ eventId: 'login', value: 1 }]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const cookies = JSON.stringify(await context.cookies());
  for (const secret of [who.email, who.password, who.orgName, 'Ines', 'Varga'])
    expect(kept + decodeURIComponent(cookies)).not.toContain(secret);
  // The account was made by a program; a browser is new to it.
  expect((await waitForEmailTo(baseUrl, who.email, /new device/)).text).toContain(
    'Chrome on Linux',
  );
  await context.close();
});
