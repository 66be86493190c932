import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  findOwnOrganisationIdByApi,
  setOrganisationSubscriptionPlanByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { findCutOffOrOverflowingText, doubleTextSize } from './enlarge-text-and-find-cut-off.ts';

const { baseUrl, somebody } = setUpBrowser();

test('a careers page is written and published, and a candidate finds a role there and applies, on a phone without scripts', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Merrow Water' });
  const admin = await logInByApi(baseUrl, employer.email, employer.password);
  await setOrganisationSubscriptionPlanByApi(baseUrl, await findOwnOrganisationIdByApi(admin), {
    tier: 'pro',
  });
  const leak = await createPublishedJobByApi(admin, { title: 'Leakage Technician' });
  await callApi(admin, 'PATCH', `/api/builder/${leak.id}`, {
    version: await versionOf(leak.id),
    team: 'Networks',
    location: 'Hexham',
  });
  await createPublishedJobByApi(admin, { title: 'Billing Adviser' });

  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/careers-page');
  await page.getByRole('button', { name: 'Switch the careers page on' }).click();
  await page.getByLabel('Headline').fill('Water for everybody');
  await page.getByLabel('Background of the head and buttons', { exact: true }).fill('#f2c94c');
  await page.getByText('Hard to read: a contrast of 1.5 to 1.').waitFor();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByText('Easy to read').waitFor();
  await page.getByLabel('Cycle to work scheme').check();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: 'Water for everybody' }).waitFor();
  await preview.getByText('Cycle to work scheme').waitFor();
  await preview.getByRole('link', { name: 'Leakage Technician' }).waitFor();
  const address = await page.getByLabel('Address of the page').inputValue();
  expect((await fetch(address)).status).toBe(404);
  await page.getByRole('button', { name: 'Publish the page' }).click();
  await page.getByText('The careers page is published.').waitFor();

  const candidate = await somebody({ screen: phoneWindowSize, javaScript: false });
  const visit = candidate.page;
  await doubleTextSize(visit);
  await visit.goto(address);
  expect(await findCutOffOrOverflowingText(visit)).toEqual([]);
  const loaded = await visit.evaluate(() => performance.getEntriesByType('resource').length);
  expect(loaded).toBeLessThan(8);
  await visit.getByLabel('Team').selectOption('Networks');
  await visit.getByRole('button', { name: 'Show roles' }).click();
  await visit.getByText('1 of 2 open roles').waitFor();
  await visit.getByRole('link', { name: 'Leakage Technician' }).click();
  await visit.getByLabel('First name').fill('Orla');
  await visit.getByLabel('Last name').fill('Penhale');
  const email = `orla.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await visit.getByLabel('E-mail').fill(email);
  await visit.getByRole('checkbox').check();
  await visit.getByRole('button', { name: 'Send me my link' }).click();
  await visit.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await visit.goto(linkInEmail(await waitForEmailTo(baseUrl, email), '/application/'));
  await visit.waitForURL('**/question/1');

  await callApi(admin, 'POST', '/org/update-microsite-details', { text: hostile });
  await callApi(admin, 'POST', '/org/publish-microsite', { isPublished: true });
  await visitUnprotected(candidate.context.browser(), address);

  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('button', { name: 'Take the page away' }).click();
  await page.getByText('The careers page is no longer public.').waitFor();
  expect((await fetch(address)).status).toBe(404);
  await Promise.all([context.close(), candidate.context.close()]);

  async function versionOf(jobId: number): Promise<number> {
    return (await callApi<{ version: number }>(admin, 'GET', `/api/builder/${jobId}`)).version;
  }
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src="https://evil.example/x" onerror="alert(1)">',
  '<svg onload="alert(1)"><animate onbegin="alert(1)" attributeName="x" dur="1s">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/b.css">',
  '<video><source onerror="alert(1)" src="https://evil.example/v"></video>',
  '<p>Harmless to the end.</p>',
].join('');

/** With no policy of the page to help, and every script allowed: nothing runs and nothing is asked of anybody else. */
async function visitUnprotected(browser: Browser | null, address: string): Promise<void> {
  const context = await browser?.newContext({ bypassCSP: true });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('there is no browser');
  const troubles: string[] = [];
  page.on('dialog', (dialog) => {
    troubles.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseUrl).origin) troubles.push(request.url());
  });
  await page.goto(address);
  await page.getByText('Harmless to the end.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  await context.close();
}
