import type { Page } from 'playwright-core';
import { newApiContext } from './retry-request-while-server-is-busy.ts';
import { randomIpAddressHeaders } from './random-ip-address-headers.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';

export type TestEmployerLogin = { email: string; password: string; orgName: string };

/** An organisation with one admin, signed up a moment ago, so that a story about an account disturbs nobody's. */
export async function signUpEmployerByApi(
  baseUrl: string,
  { firstName = 'Ines', lastName = 'Varga', orgName = 'Merrow Water' } = {},
): Promise<TestEmployerLogin> {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'heron reed lantern tide';
  const api = await newApiContext({
    baseURL: baseUrl,
    extraHTTPHeaders: randomIpAddressHeaders(),
  });
  const post = async (path: string, data: object) => {
    const { csrfToken } = (await (await api.get('/api/logged-in')).json()) as { csrfToken: string };
    const reply = await api.post(path, { data, headers: { 'x-csrf-token': csrfToken } });
    if (!reply.ok())
      throw new Error(`${path} was answered ${reply.status()}: ${await reply.text()}`);
  };
  await post('/register/new-org', {
    firstName,
    lastName,
    email,
    orgName,
    size: '11-50',
    industry: 'Utilities',
    locale: 'en-GB',
    signupReason: 'To read answers before names.',
  });
  const link = linkInEmail(await waitForEmailTo(baseUrl, email), '/org-signup-new/');
  await post('/signup-with-password', { token: link.replace(/^.*#/, ''), password });
  await api.dispose();
  return { email, password, orgName };
}

/** Fills the log-in page in; what comes after is the story's. */
export async function fillLogInPage(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

export async function logInOnPage(page: Page, who: { email: string; password: string }) {
  await fillLogInPage(page, who);
  await page.waitForURL('**/dashboard');
}
