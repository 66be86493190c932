import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForEmailTo } from './read-demo-outbox-emails.ts';
import { doubleTextSize, findCutOffOrOverflowingText } from './enlarge-text-and-find-cut-off.ts';
import {
  applyToJobByApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

type Frozen = { versions: { n: number; sha256: string; plan: string }[] };

test('what candidates are told is the hash of what was frozen, and stays theirs when the plan changes', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishedJobByApi(admin, {
    title: 'Lighthouse Keeper',
    reviewers: ['Wole Ashcombe', 'Hana Petrova'],
  });
  const candidate = { firstName: 'Iben', lastName: 'Marsh', email: 'iben.marsh@example.test' };
  const link = await applyToJobByApi(baseUrl, job.hash, candidate, ['I keep the light burning.']);
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);

  await page.goto(`/manage/${job.id}/plan`);
  await page.getByText('Nothing. Every candidate is judged by the plan').waitFor();
  const first = await frozenVersion(page, job.id, 1);
  expect(await hashOnJobPage(page, job.hash)).toBe(first);
  const mail = await waitForEmailTo(baseUrl, candidate.email, /^Thank you: your application/);
  expect(mail.text).toContain(`: ${markOf(first)}. `);
  expect(mail.html).toContain(markOf(first));

  await page.goto(`/builder/${job.id}/`);
  await page.getByText('Job functions and openings').click();
  await page.getByLabel('Openings').fill('3');
  await page.getByLabel('Candidates were told 1 opening: why does it change?').fill('More lamps.');
  const isSaved = page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.status() === 200,
  );
  await page.getByRole('button', { name: 'Save the change' }).click();
  await isSaved;

  await page.goto(`/manage/${job.id}/plan`);
  const changes = page.getByRole('region', { name: 'What changed since it was published' });
  await changes.getByText('More lamps.').waitFor();
  await changes.getByText('Maren Okoro').waitFor();
  const second = await frozenVersion(page, job.id, 2);
  expect(second).not.toBe(first);
  expect(await hashOnJobPage(page, job.hash)).toBe(second);

  await page.goto(`/manage/${job.id}/plan`);
  await page.getByRole('link', { name: 'Versions 1 and 2 side by side' }).click();
  const [before, after] = [1, 2].map((n) =>
    page.getByRole('article', { name: `Version ${n}`, exact: true }),
  );
  await before?.getByText('1 person will be hired').waitFor();
  await after?.locator('mark', { hasText: '3 people will be hired' }).waitFor();
  await expect.poll(() => page.locator('article mark').count()).toBe(2);

  const reader = await somebody({ javaScript: false, screen: phoneWindowSize });
  await doubleTextSize(reader.page);
  await reader.page.goto(`${link}/status`);
  await reader.page.getByText(markOf(first)).first().waitFor();
  await reader.page.getByText('Places: 1, now 3.').waitFor();
  await expect.poll(() => reader.page.getByText(markOf(second)).count()).toBe(0);
  await reader.page.locator('summary', { hasText: 'How we choose' }).click();
  await reader.page.getByText('There is 1 place.').waitFor();
  expect(await findCutOffOrOverflowingText(reader.page)).toEqual([]);

  // Of stages only a conversation may still join, since nobody has to answer anything more in writing.
  await page.goto(`/builder/${job.id}/stages`);
  await page.getByRole('button', { name: 'Add stage' }).click();
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(1);
  await page.getByRole('menuitem', { name: /^Interview/ }).click();
  await page.getByRole('button', { name: 'Remove: Interview' }).waitFor();
  await page
    .getByLabel('Candidates were told the plan as it is: why does it change?')
    .fill('A second pair of ears.');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove: Interview' }).count()).toBe(0);
  await page.goto(`/manage/${job.id}/plan`);
  await page.getByText('A second pair of ears.').waitFor();
});

/** The hash of the text that the page hands over, computed by the browser; the page, its file and the API agree on it. */
async function frozenVersion(page: Page, jobId: number, n: number): Promise<string> {
  const version = page.getByRole('article', { name: `Version ${n}`, exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    version.getByRole('button', { name: `Download the text of version ${n}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`plan-of-role-${jobId}-version-${n}.json`);
  const bytes = await readFile(await download.path());
  await version.getByText(`Show the text of version ${n}`).click();
  const text = (await version.locator('pre').textContent()) ?? '';
  const reply = await page.request.get(`/api/manage/${jobId}/plan`);
  const { versions }: Frozen = await reply.json();
  const frozen = versions.find((one) => one.n === n);
  expect([text, bytes.toString('utf8')]).toEqual([frozen?.plan, frozen?.plan]);
  const sha256 = await hashInBrowser(page, [...bytes]);
  expect(sha256).toBe(frozen?.sha256);
  await version.getByText(sha256).waitFor();
  await version.getByText(markOf(sha256), { exact: true }).waitFor();
  return sha256;
}

async function hashOnJobPage(page: Page, hash: string): Promise<string | null> {
  await page.goto(`/apply/${hash}`);
  const sha256 = await page.locator('meta[name="plan-sha256"]').getAttribute('content');
  await page.locator('summary', { hasText: 'How we choose' }).click();
  await page.getByText(markOf(sha256 ?? ''), { exact: true }).waitFor();
  return sha256;
}

/** By the Web Crypto of the browser, which knows nothing of how the server does it. */
async function hashInBrowser(page: Page, bytes: number[]): Promise<string> {
  return page.evaluate(async (given) => {
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(given));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, bytes);
}

function markOf(sha256: string): string {
  return `${sha256.slice(0, 4)}-${sha256.slice(4, 8)}`;
}
