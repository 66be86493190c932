import { beforeAll, expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  applyToJobByApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import {
  createJobWithCandidateTaskByApi,
  handInCandidateTaskByForm,
} from './create-job-with-candidate-task-and-hand-it-in.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
let jobId: number;
let stem: string;
const links: string[] = [];
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createJobWithCandidateTaskByApi(admin, 'Flood Warden');
  jobId = job.id;
  stem = `warden-${Date.now()}`;
  for (const n of [1, 2, 3])
    links.push(
      await applyToJobByApi(
        baseUrl,
        job.hash,
        { firstName: 'Zephyrine', lastName: 'Quillfeather', email: `${stem}-${n}@example.com` },
        ['I watch the gauge.'],
      ),
    );
});

test('a task is sent from the candidates, written on a phone and without scripts, closed, and sent to blind review', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${jobId}/?group=submitted`);
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Send 3 a task' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('3 candidates will be written to.').waitFor();
  await dialog.getByRole('region', { name: 'Preview' }).getByRole('article').waitFor();
  await dialog.getByRole('button', { name: 'Send the task to 3 candidates' }).press('Enter');
  await page.getByText('3 candidates sent the task.').waitFor();

  const email = await waitForEmailTo(baseUrl, `${stem}-1@example.com`, /your task/);
  const link = linkInEmail(email, '/task');
  await writeOnAPhone(link);
  await writeWithoutScripts(links[1] ?? '');
  await handInCandidateTaskByForm(baseUrl, links[2] ?? '', 'Those on the low road first.');

  await page.goto(`/manage/${jobId}/tasks`);
  await page.getByRole('heading', { name: 'Plan a morning' }).waitFor();
  await expect
    .poll(() => page.getByRole('cell', { name: 'Handed in', exact: true }).count())
    .toBe(3);
  await expect.poll(() => page.getByText('Quillfeather').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Choose everybody of Plan a morning' }).press('Space');
  await page.getByRole('button', { name: 'Close for 3' }).press('Enter');
  await dialog.getByRole('button', { name: 'Close the task' }).press('Enter');
  await page.getByText('Closed for 3.').waitFor();
  await page.getByRole('checkbox', { name: 'Choose everybody of Plan a morning' }).press('Space');
  await page.getByRole('button', { name: 'Send 3 to blind review' }).press('Enter');
  await dialog.getByLabel('Reviews per answer').fill('1');
  await dialog.getByLabel('I have read this and send them anyway').check();
  await dialog.getByRole('button', { name: 'Send to review' }).press('Enter');
  await page.getByText(/3 candidates sent to blind review/).waitFor();
  await expect.poll(() => page.getByRole('cell', { name: 'In blind review' }).count()).toBe(3);
  await context.close();
});

async function writeOnAPhone(link: string): Promise<void> {
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Plan a morning' }).waitFor();
  await page.getByText('A storm has cut off eight houses.').waitFor();
  await page.getByRole('textbox').first().fill('The house with the oxygen first.');
  await page.getByRole('textbox').first().blur();
  await page.getByRole('status').getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Save and look it over' }).press('Enter');
  await page.getByRole('heading', { name: 'Look over: Plan a morning' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page.getByRole('heading', { name: 'Your task is handed in' }).waitFor();
  await context.close();
}

async function writeWithoutScripts(base: string): Promise<void> {
  const { page, context } = await somebody({ javaScript: false });
  await page.goto(`${base}/task`);
  await page.getByRole('button', { name: 'Save and look it over' }).press('Enter');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^Answer “Which houses/)
    .waitFor();
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .press('Enter');
  await page.getByRole('textbox').first().fill('I ask the wardens who is at home.');
  await page.getByRole('button', { name: 'Save and look it over' }).press('Enter');
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page.getByRole('heading', { name: 'Your task is handed in' }).waitFor();
  await context.close();
}
