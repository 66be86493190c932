import { beforeAll, expect, test } from 'vitest';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { findCutOffOrOverflowingText, doubleTextSize } from './enlarge-text-and-find-cut-off.ts';

const { baseUrl, somebody } = setUpBrowser();
let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
});

test('what an author says of a role stands on its page, on a phone without scripts at twice the text', async () => {
  const job = await createPublishedJobByApi(admin, {
    title: 'Harbour Pilot',
    reviewers: ['Wole Ashcombe'],
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/builder/${job.id}/`);
  await page.getByLabel('Remote preference').selectOption('Hybrid');
  await page.getByLabel('Employment type').selectOption('Part time');
  await page.getByLabel('Hours (optional)').fill('30 hours a week');
  await page.getByLabel('From', { exact: true }).fill('41000');
  await page.getByLabel('To', { exact: true }).fill('40000');
  await page.getByText('This is less than the salary begins with.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('45500');
  await page.getByText('£41,000 to £45,500 a year').waitFor();
  await page.getByText('Job functions and openings').click();
  for (const name of ['Transport and driving', 'Operations and logistics', 'Engineering'])
    await page.getByLabel(name, { exact: true }).check();
  await expect.poll(() => page.getByLabel('Design', { exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Openings').fill('2');
  const why = page.getByLabel('Candidates were told 1 opening: why does it change?');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('Say why it changes, then save.').waitFor();
  await why.fill('A second boat.');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await why.waitFor({ state: 'hidden' });
  await page.getByText('Address for job boards').click();
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State or territory').selectOption('Puerto Rico');
  await page.getByText('Perks', { exact: true }).click();
  const saved = page.waitForResponse(
    async (reply) =>
      reply.request().method() === 'PATCH' &&
      reply.ok() &&
      (await reply.json()).perks.includes('dogs_in_the_office'),
  );
  await page.getByLabel('Dogs in the office').check();
  await saved;
  await context.close();

  const reader = await somebody({ javaScript: false, screen: phoneWindowSize });
  await doubleTextSize(reader.page);
  await reader.page.goto(`/apply/${job.hash}`);
  const main = reader.page.getByRole('main');
  for (const words of [
    '£41,000 to £45,500 a year',
    'Part time, 30 hours a week',
    'Hybrid: partly on site, partly from home',
    '2 openings',
    'Dogs in the office',
  ])
    await main.getByText(words).waitFor();
  expect(await findCutOffOrOverflowingText(reader.page)).toEqual([]);
  const data = await reader.page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    title: 'Harbour Pilot',
    jobLocation: { address: { addressRegion: 'Puerto Rico', addressCountry: 'US' } },
    baseSalary: { value: { minValue: 41_000, maxValue: 45_500 } },
  });
  await reader.context.close();
});

test('a board’s tagged link tells the report where somebody came from', async () => {
  const job = await createPublishedJobByApi(admin, {
    title: `Lamp Lighter ${crypto.randomUUID().slice(0, 6)}`,
    reviewers: ['Wole Ashcombe'],
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Job boards' }).click();
  await page.getByRole('link', { name: 'Public library' }).click();
  await page.getByLabel('Open role').selectOption(job.title);
  const link = page.getByLabel('Link for candidates');
  await expect.poll(() => link.inputValue()).toContain(`/apply/${job.hash}?utm_source=library`);
  const address = await link.inputValue();
  await context.close();

  const reader = await somebody({ javaScript: false });
  await reader.page.goto(address);
  await expect
    .poll(() => reader.page.locator('input[name="source"]').getAttribute('value'))
    .toBe('library');
  await reader.context.close();
  const told = await callApi<{ sources: { rows: unknown[] } }>(
    admin,
    'GET',
    `/api/job/${job.id}/report`,
  );
  expect(told.sources.rows).toEqual([]);
});
