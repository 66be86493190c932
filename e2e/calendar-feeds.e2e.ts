import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { plantInterviewToScoreNow } from './plant-interview-to-score-now.ts';
import {
  applyToJobByApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { exampleWrittenAnswer } from './example-written-answer.ts';

const { baseUrl, somebody } = setUpBrowser();

const REFERENCES = 'What each interview is';

/** What a calendar program reads at an address. */
async function subscribe(url: string): Promise<{ status: number; titles: string[]; text: string }> {
  const reply = await fetch(url);
  const text = await reply.text();
  if (reply.status !== 200) return { status: reply.status, titles: [], text };
  const calendar = new ICAL.Component(ICAL.parse(text));
  const titles = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));
  return { status: reply.status, titles, text };
}

test('on a phone a member makes an address for their calendar, which reads their interviews until it is revoked', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const colleague = await logInByApi(baseUrl, 'hiring@demo.test');
  const job = await createPublishedJobByApi(admin, {
    title: 'Clock Winder',
    reviewers: ['Hana Petrova'],
  });
  await applyToJobByApi(
    baseUrl,
    job.hash,
    { firstName: 'Ludovica', lastName: 'Castwright', email: 'ludovica.castwright@example.com' },
    [exampleWrittenAnswer],
  );
  await plantInterviewToScoreNow({ jobId: job.id, panel: ['hiring@demo.test'] });

  const person = await somebody({ screen: phoneWindowSize });
  await copySessionToBrowser(person, colleague);
  const { page } = person;
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: `Make address: ${REFERENCES}` }).click();
  const address = page.getByLabel('Secret address', { exact: true });
  await address.waitFor();
  const first = await address.inputValue();
  await page.getByRole('button', { name: `Copy the address: ${REFERENCES}` }).waitFor();
  await page.getByText('There is an address, made on').waitFor();
  const read = await subscribe(first);
  expect(read.status).toBe(200);
  expect(read.titles).toContainEqual(
    expect.stringMatching(/^Talk with the panel: Clock Winder \([A-Z]{2}-\d{2,4}\)$/),
  );
  expect(read.text).not.toMatch(/Ludovica|Castwright/);

  // It is told once.
  await page.reload();
  await page.getByText('There is an address, made on').waitFor();
  await expect.poll(() => address.count()).toBe(0);

  await page.getByRole('button', { name: `Make anew: ${REFERENCES}` }).click();
  await locateDialogOnPage(page).getByRole('button', { name: 'Make anew' }).click();
  await address.waitFor();
  const second = await address.inputValue();
  expect(second).not.toBe(first);
  expect((await subscribe(first)).status).toBe(404);
  expect((await subscribe(second)).titles).toEqual(read.titles);

  await page.getByRole('button', { name: `Revoke: ${REFERENCES}` }).click();
  await locateDialogOnPage(page).getByRole('button', { name: 'Revoke address' }).click();
  await page.getByText('Address revoked.').waitFor();
  await page.getByRole('button', { name: `Make address: ${REFERENCES}` }).waitFor();
  await expect.poll(() => address.count()).toBe(0);
  expect((await subscribe(second)).status).toBe(404);
});
