import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { fillLogInPage, logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { openSecuritySettings } from './open-security-settings.ts';

const { baseUrl, somebody } = setUpBrowser();

/**
 * No step counts twice: each code of a story is of a later step than the one before, at most one ahead of the clock, and holds
 * for fifteen seconds more at least.
 */
function codesOf(secret: string): () => Promise<string> {
  let last = 0;
  return async () => {
    last = Math.max(last + 1, Math.floor((Date.now() - 15_000) / 30_000));
    const tooEarlyMs = (last - 1) * 30_000 - Date.now();
    if (tooEarlyMs > 0) await new Promise((resolve) => setTimeout(resolve, tooEarlyMs));
    return generateSync({ secret, epoch: last * 30 });
  };
}

test('the log-in page says what it needs, what went wrong, and where candidates go', async () => {
  const { page, context } = await somebody();
  await page.goto('/login');
  await page.waitForFunction(() => document.title === 'Log in – Evenhand');
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  const act = page.getByRole('button', { name: 'Log in' });
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await expect.poll(() => act.isDisabled()).toBe(true);
  await email.fill('nobody@example.com');
  await expect.poll(() => act.isDisabled()).toBe(true);
  await password.fill('not the password');
  await expect.poll(() => act.isEnabled()).toBe(true);
  const refused = page.getByRole('alert').getByText('Invalid email address or password');
  await password.press('Enter');
  await refused.waitFor();
  await password.fill('another one');
  await refused.waitFor({ state: 'detached' });
  await act.click();
  await refused.waitFor();
  await email.fill('somebody.else@example.com');
  await refused.waitFor({ state: 'detached' });
  await page.getByText('Invented for illustration').waitFor();
  await page.getByText('Applying for a job?').click();
  await page.getByText('Candidates do not need to log in.').waitFor();
  await page.goto('/login?loginError=userError');
  await page
    .getByText(
      'Sorry, it looks like you don’t have an account with the product, please reach out to your account admin to get added to this account. If you are a candidate there is no need to log-in, you can find the link to your application in your email',
    )
    .waitFor();
  await page.goto('/login?loginError=unknownError');
  await page
    .getByText(
      'An unknown error occurred. Please try again and if this problem persists please contact whoever runs this site',
    )
    .waitFor();
  await context.close();
});

test('the log-in page leads to signing up, asks for no provider where there is none, and names no address that nobody reads', async () => {
  const { page, context } = await somebody();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const told = page.waitForResponse('**/api/logged-in');
  await page.goto('/login');
  await told;
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/api/logged-in');
  expect(asked).not.toContain('/google/auth-url');
  await page.getByRole('link', { name: 'See how it works and sign up' }).click();
  await page.getByRole('link', { name: 'Start a free trial' }).waitFor();
  for (const open of ['/login', '/org-signup/template-list', '/education', '/expired']) {
    await page.goto(open);
    await expect.poll(() => page.locator('[href^="mailto:"]').count()).toBe(0);
    await page.getByRole('link', { name: 'Evenhand, to the welcome page' }).click();
    await page.waitForURL('**/welcome');
  }
  await context.close();
});

test('whoever is logged in already goes on, and whoever is not comes back to where they wanted', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const { page, context } = await somebody();
  await page.goto('/settings/security');
  await page.waitForURL(`**/login?path=${encodeURIComponent('/settings/security')}`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/settings/security');
  await page.goto('/login');
  await page.waitForURL('**/dashboard');
  await page.goto('/login?path=//evil.example');
  await page.waitForURL('**/dashboard');
  await context.close();
});

test('an expired organisation is told so, in the log-in page and at the next call', async () => {
  const { page, context } = await somebody();
  const said = (answer: object) => ({
    contentType: 'application/json',
    body: JSON.stringify({ csrfToken: 'x', ...answer }),
  });
  await page.route('**/login-api', (route) => route.fulfill(said({ status: 'orgExpired' })));
  await fillLogInPage(page, { email: 'somebody@example.com', password: 'whatever it is' });
  await page.waitForURL('**/expired');
  await page.getByRole('heading', { name: 'Your organisation’s account has expired' }).waitFor();
  await page.route('**/api/logged-in', (route) => route.fulfill(said({ orgDeactivated: true })));
  await page.goto('/login');
  await page.waitForURL('**/expired');
  await context.close();
});

test('two-factor is set up, asked for at the next log-in, and a recovery code gets in once', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const { page, context } = await somebody();
  await logInOnPage(page, who);
  await openSecuritySettings(page);
  await page.getByRole('button', { name: 'Set up two-factor log-in' }).click();
  await locateDialogOnPage(page).getByText('Install an authenticator app').waitFor();
  await locateDialogOnPage(page)
    .getByRole('img', { name: /Code to scan/ })
    .waitFor();
  await locateDialogOnPage(page).getByText('You cannot scan it?').click();
  const shown = await locateDialogOnPage(page).locator('code').innerText();
  const nextCode = codesOf(shown.replaceAll(' ', ''));
  await locateDialogOnPage(page).getByRole('button', { name: 'Next' }).click();
  const code = locateDialogOnPage(page).getByLabel('Enter the 6-digit code');
  const done = locateDialogOnPage(page).getByRole('button', { name: 'Done' });
  await expect.poll(() => done.isDisabled()).toBe(true);
  await expect.poll(() => code.getAttribute('maxlength')).toBe('6');
  await code.fill('000000');
  await done.click();
  await locateDialogOnPage(page).getByText('Invalid one time code - please try again.').waitFor();
  await code.fill(await nextCode());
  await code.press('Enter');
  await locateDialogOnPage(page)
    .getByRole('heading', { name: 'Keep your recovery codes' })
    .waitFor();
  const codes = await locateDialogOnPage(page).locator('li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await locateDialogOnPage(page).getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('You have 10 recovery codes left.').waitFor();

  const other = await somebody();
  await fillLogInPage(other.page, who);
  await locateDialogOnPage(other.page)
    .getByLabel('Enter the 6-digit code')
    .fill(await nextCode());
  await locateDialogOnPage(other.page).getByRole('button', { name: 'Done' }).click();
  await other.page.waitForURL('**/dashboard');

  const third = await somebody();
  for (const words of [undefined, 'Invalid one time code - please try again.']) {
    await fillLogInPage(third.page, who);
    await locateDialogOnPage(third.page)
      .getByRole('button', { name: 'Use a recovery code' })
      .click();
    await locateDialogOnPage(third.page)
      .getByLabel('Recovery code')
      .fill(codes[0]?.toLowerCase() ?? '');
    await locateDialogOnPage(third.page).getByRole('button', { name: 'Done' }).click();
    if (words) await locateDialogOnPage(third.page).getByText(words).waitFor();
    else {
      await third.page.waitForURL('**/dashboard');
      await third.context.clearCookies();
    }
  }
  await waitForEmailTo(baseUrl, who.email, /A recovery code was used to log in/);
  await Promise.all([context, other.context, third.context].map((one) => one.close()));
});

test('a forgotten password is chosen anew by a mailed link, which works once and logs everybody out', async () => {
  const who = await signUpEmployerByApi(baseUrl);
  const before = await somebody();
  await logInOnPage(before.page, who);

  const { page, context } = await somebody();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await locateDialogOnPage(page)
    .getByText('You need to use the same email you registered with')
    .waitFor();
  await page.route('**/auth/reset-link-new', (route) => route.abort(), { times: 1 });
  await locateDialogOnPage(page).getByLabel('Email').fill(who.email);
  await locateDialogOnPage(page).getByRole('button', { name: 'Send link' }).click();
  await locateDialogOnPage(page)
    .getByText(
      "Whoops something went wrong - make sure you're using the same email address you registered with.",
    )
    .waitFor();
  await locateDialogOnPage(page).getByRole('button', { name: 'Send link' }).click();
  await locateDialogOnPage(page)
    .getByText('Awesome - check your email for a link where you can reset your password!')
    .waitFor();
  const email = await waitForEmailTo(baseUrl, who.email, /Choose a new password/);
  const link = linkInEmail(email, '/reset-password/');
  const reply = await page.goto(link);
  expect(reply?.headers()['referrer-policy']).toBe('no-referrer');
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('MerrowWater2026');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText(/Do not build it from/).waitFor();
  await password.fill('kestrel over the mill');
  await page.getByText('Good', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await page.getByRole('link', { name: 'Go to log in' }).click();
  await logInOnPage(page, { ...who, password: 'kestrel over the mill' });

  await before.page.reload();
  await before.page.waitForURL('**/login?path=%2Fdashboard');
  await before.page.goto(link);
  await before.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await before.page.getByRole('button', { name: 'Get a new link' }).waitFor();
  await waitForEmailTo(baseUrl, who.email, /Your password was changed/);
  await Promise.all([context.close(), before.context.close()]);
});
