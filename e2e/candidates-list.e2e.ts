import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

type Jobs = { jobs: { id: number; title: string }[] };

async function findJobTitled(title: string, staff: StaffApiSession): Promise<number> {
  const found = `/job/list-es?page=1&search=${encodeURIComponent(title)}`;
  const { jobs } = await callApi<Jobs>(staff, 'GET', found);
  const job = jobs.find((one) => one.title === title);
  if (!job) throw new Error(`no role is called ${title}`);
  return job.id;
}

/** Answers to these addresses wait until they are let through. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('while a stage loads, nobody of the stage before can be seen or chosen', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, admin);
  const { page } = person;
  const job = await findJobTitled('Complaints Case Handler', admin);
  await page.goto(`/manage/${job}/?group=interviews-tasks`);
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  await boxes.nth(1).click();
  await page.getByRole('toolbar', { name: 'Chosen candidates' }).waitFor();

  const letThrough = await holdBack(page, /candidates\?.*group=rejected/);
  await page.getByRole('link', { name: /^Rejected/ }).click();
  await page.waitForURL('**group=rejected**');
  await expect.poll(() => boxes.count()).toBe(0);
  await expect.poll(() => page.locator('[data-candidate]').count()).toBe(0);
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0);
  letThrough();
  await page.locator('[data-candidate]').first().waitFor();

  await page.getByRole('link', { name: /^Interviews & Tasks/ }).click();
  await boxes.nth(1).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await person.context.close();
});

test('while a role loads, nothing of another stands under its address', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, admin);
  const { page } = person;
  const [job, other] = [
    await findJobTitled('Field Engineer, North', admin),
    await findJobTitled('Payroll Coordinator', admin),
  ];
  await page.goto(`/manage/${job}/`);
  await page.getByRole('heading', { name: 'Field Engineer, North', level: 1 }).waitFor();

  const letThrough = await holdBack(page, new RegExp(`/api/manage/${other}(/|$|\\?)`));
  await page.evaluate((path) => history.pushState(null, '', path), `/manage/${other}/`);
  await expect.poll(() => page.getByText('Field Engineer, North').count()).toBe(0);
  letThrough();
  await page.getByRole('heading', { name: 'Payroll Coordinator', level: 1 }).waitFor();
  await person.context.close();
});
