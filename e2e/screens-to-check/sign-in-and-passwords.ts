import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** A code to scan, as the server draws it, of a secret that is nobody's. */
const secret = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 9 9"><path fill="#fff" d="M-1 -1h9v9h-9z"/><path d="M0 0h3v3h-3zM4 0h3v3h-3zM0 4h3v3h-3zM4 5h2v1h-2z"/></svg>',
  uri: 'otpauth://totp/Evenhand:admin%40demo.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Evenhand',
  userSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const recoveryCodes = 'ABCDEFGHIJ'.split('').map((letter) => `${letter}QMR-72KD-X${letter}3P-VN5T`);

export const signInAndPasswordScreensToCheck: ScreenToCheck[] = [
  { name: 'sign-in', as: 'nobody', path: () => '/login' },
  {
    name: 'sign-in-refused',
    as: 'nobody',
    path: () => '/login?path=%2Fdashboard',
    prepare: async (page) => {
      await logIn(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in-candidate-note',
    as: 'nobody',
    path: () => '/login?loginError=userError',
    prepare: (page) => page.getByText('Applying for a job?').click(),
  },
  {
    name: 'sign-in-forgotten',
    as: 'nobody',
    path: () => '/login?path=%2Fuser-dashboard',
    prepare: async (page) => {
      await page.route('**/auth/reset-link-new', (route) => route.abort());
      await page.getByRole('button', { name: 'Forgot password' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill('nobody@demo.test');
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in-two-factor-set-up',
    as: 'nobody',
    path: () => '/login?path=%2Fsearch',
    prepare: async (page) => {
      await answer(page, '**/login-api', { message: 'needs totp', ...secret });
      await logIn(page);
      await page.getByText('You cannot scan it?').click();
    },
  },
  {
    name: 'sign-in-two-factor-code',
    as: 'nobody',
    path: () => '/login?path=%2Fmanage%2F7',
    prepare: async (page) => {
      await answer(page, '**/login-api', { message: 'totp' });
      await page.route('**/setup-totp', (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify(problem('wrong-code', 'Invalid one time code - please try again.')),
        }),
      );
      await logIn(page);
      await page.getByLabel('Enter the 6-digit code').fill('123456');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('Invalid one time code').waitFor();
    },
  },
  {
    name: 'sign-in-recovery-codes',
    as: 'nobody',
    path: () => '/login?path=%2Fbuilder%2F7',
    prepare: async (page) => {
      await answer(page, '**/login-api', { message: 'needs totp', ...secret });
      await answer(page, '**/setup-totp', { recoveryCodes });
      await logIn(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Enter the 6-digit code').fill('123456');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    },
  },
  {
    name: 'password-chosen',
    as: 'nobody',
    path: () => '/a-link/create-password/',
    prepare: async (page) => {
      const link = {
        token: 'a-link',
        email: 'wilhelmina.featherstonehaugh-cholmondeley@somewhere-far-away.demo.test',
        leastLength: 15,
      };
      await answer(page, '**/auth/reset-password-data*', link);
      await page.reload();
      await page.getByLabel('New password', { exact: true }).fill('an osprey over');
      await page.getByText('1 more character').waitFor();
    },
  },
  {
    name: 'password-link-dead',
    as: 'nobody',
    path: () => '/a-link/reset-password/',
    prepare: (page) => page.getByRole('button', { name: 'Get a new link' }).waitFor(),
  },
  {
    name: 'security',
    as: 'member',
    path: () => '/settings/security?password=short',
    prepare: (page) => page.getByText('This browser').waitFor(),
  },
  {
    name: 'log-in-again',
    as: 'member',
    path: () => '/settings/security',
    prepare: async (page) => {
      const known = page.waitForResponse('**/api/user/current');
      await page.route('**/auth/sessions', async (route) => {
        await known;
        await route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          body: JSON.stringify(problem('not-logged-in', 'Log in to go on.')),
        });
      });
      await page.reload();
      await page.getByRole('dialog', { name: 'Log in again' }).waitFor();
    },
  },
  { name: 'expired', as: 'nobody', path: () => '/expired' },
];

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

function answer(page: Page, address: string, said: object) {
  const body = JSON.stringify({ csrfToken: 'x', ...said });
  return page.route(address, (route) => route.fulfill({ contentType: 'application/json', body }));
}

function problem(code: string, message: string) {
  return { type: 'about:blank', title: message, status: 400, code, message, requestId: '' };
}
