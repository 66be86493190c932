import { beforeAll, expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { plantInterviewsForScreens } from './plant-interviews-for-screens.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
let jobId: number;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  jobId = (await plantInterviewsForScreens(baseUrl, admin)).interviewJob;
});

test('times are laid, and an interview is booked, moved and cancelled for a candidate by keyboard alone', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${jobId}/calendar`);
  await page.getByText(/^\d+ times free for 1 who has none yet$/).waitFor();

  await page.getByRole('button', { name: 'Lay times for Meeting the team' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This lays 8 times, on one day.').or(dialog.getByRole('status')).waitFor();
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('First day').fill(far);
  await dialog.getByLabel('Last day').fill(far);
  for (const day of ['Saturday', 'Sunday']) await dialog.getByLabel(day).press('Space');
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('Until').fill('11:00');
  await dialog.getByLabel('Gap, in minutes').fill('5');
  await dialog.getByText('This lays 2 times, on one day.').waitFor();
  await dialog.getByRole('button', { name: 'Lay times' }).press('Enter');
  await dialog.getByText(/^Leave 10 minutes at least/).waitFor();
  await dialog.getByLabel('Gap, in minutes').fill('15');
  await dialog.getByText('This lays 2 times, on one day.').waitFor();
  await dialog.getByRole('button', { name: 'Lay times' }).press('Enter');
  await page.getByText('2 times laid.').waitFor();

  // The same hours again: the panel sits there already.
  await page.getByRole('button', { name: 'Lay times for Meeting the team' }).press('Enter');
  await dialog.getByLabel('A single one').press('Space');
  await dialog.getByLabel('Begins').fill(`${far}T09:00`);
  await dialog.getByRole('button', { name: 'Lay times' }).press('Enter');
  await dialog.getByText(/sits in an interview for this role/).waitFor();
  await dialog.getByLabel('Reason to use this time all the same').fill('She takes both at once.');
  await dialog.getByRole('button', { name: 'Lay times' }).press('Enter');
  await page.getByText('1 time laid.').waitFor();

  await page.getByRole('button', { name: /^Book for / }).press('Enter');
  await dialog.getByRole('button', { name: 'Book this time' }).press('Enter');
  await page.getByText('Booked. All are told.').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /no time yet/ }).count()).toBe(0);

  const change = page.getByRole('button', { name: /^Change the interview of / });
  await expect.poll(() => change.count()).toBe(2);
  await change.first().press('Enter');
  await dialog.getByRole('button', { name: 'Move to this time' }).press('Enter');
  await page.getByText('Moved. All are told.').waitFor();

  await change.first().press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the interview' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the interview' }).press('Enter');
  await page.getByText('Cancelled. All are told.').waitFor();
  await expect.poll(() => change.count()).toBe(1);
  await context.close();
});

test('whoever was cancelled is invited again from the candidates, with the e-mail seen before', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${jobId}/?group=interviews-tasks`);
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /^Invite \d+ to interview$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/1 candidate will be written to; \d+ free times can be booked/).waitFor();
  await dialog.getByRole('region', { name: 'Preview' }).getByRole('article').waitFor();
  await dialog.getByRole('button', { name: 'Invite 1 candidate' }).press('Enter');
  await page.getByText('1 candidate invited to choose a time.').waitFor();
  await context.close();
});

test('an admin keeps the rooms of the organisation', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/settings/rooms');
  await page.getByRole('button', { name: 'Add room' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add room' }).press('Enter');
  await expect.poll(() => dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  const name = `Larch ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel(/^Access notes/).fill('Step-free from the yard.');
  await dialog.getByRole('button', { name: 'Add room' }).press('Enter');
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove room' }).press('Enter');
  await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0);
  await context.close();
});
