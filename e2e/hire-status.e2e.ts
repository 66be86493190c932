import { expect, test } from 'vitest';
import { desktopWindowSize, phoneWindowSize } from './window-sizes.ts';
import { type BrowserUser, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { waitForAddressOfNewTab } from './wait-for-address-of-new-tab.ts';

const { baseUrl, somebody } = setUpBrowser();

const UNDO_MS = 2100;
const PROBLEM = 'A problem occurred, please refresh the page';
const ANSWERS = 'The status of this role has been updated';

/** An employer whose roles have closed, with nothing said of them; somebody applied for the last. */
async function employer(): Promise<{ staff: StaffApiSession; roles: PreparedJob[] }> {
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const staff = await logInByApi(baseUrl, email, password);
  const jobs: PreparedJob[] = [];
  for (const title of ['Lock Keeper', 'Weir Engineer', 'Reed Cutter']) {
    const job = await createPublishedJobByApi(staff, { title });
    if (title === 'Reed Cutter')
      await applyToJobByApi(
        baseUrl,
        job.hash,
        {
          firstName: 'Zorblax',
          lastName: 'Quintonish',
          email: `zorblax.${crypto.randomUUID().slice(0, 8)}@example.com`,
        },
        ['I ring the customer and say what I know.'],
      );
    await callApi(staff, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
    jobs.push(job);
  }
  return { staff, roles: jobs };
}

/** What was said of roles from this browser, with how long after `since` it left. */
function listen({ context }: BrowserUser) {
  const said: { status: string; at: number }[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/rest/job/'))
      said.push({ status: request.postDataJSON().status, at: Date.now() });
  });
  return said;
}

const waiting = async (staff: StaffApiSession) =>
  (await callApi<{ title: string }[]>(staff, 'GET', '/hired-notifications')).map(
    ({ title }) => title,
  );

test('the carousel asks about each role; an answer waits 2.1 seconds for an undo, and nothing that was said is lost', async () => {
  const { staff, roles: jobs } = await employer();
  const person = await somebody();
  const { page, context } = person;
  const said = listen(person);
  await copySessionToBrowser(person, staff);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Hire status' });
  await card.getByText('1 of 3 roles').waitFor();
  await card.getByText('Ines, did you hire anyone for Lock Keeper?').waitFor();
  await card.getByRole('button', { name: 'Next role' }).click();
  await card.getByText('2 of 3 roles').waitFor();
  await card.getByText('Weir Engineer').waitFor();
  await card.getByRole('button', { name: 'Previous role' }).click();
  await card.getByRole('button', { name: 'Previous role' }).click();
  await card.getByText('3 of 3 roles').waitFor();
  await card.getByRole('button', { name: 'Next role' }).click();
  await card.getByText('1 of 3 roles').waitFor();

  // Undone, by the keyboard alone: it never leaves. The clock stands, as a busy machine may take longer to press.
  await page.clock.pauseAt(Date.now());
  await card.getByRole('button', { name: 'Did not hire: Lock Keeper' }).press('Enter');
  await card.getByText(ANSWERS).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await card.getByRole('button', { name: 'In progress: Lock Keeper' }).waitFor();

  const chosenAt = Date.now();
  await card.getByRole('button', { name: 'In progress: Lock Keeper' }).click();
  await card.getByText('1 of 2 roles').waitFor();
  expect(said.map(({ status }) => status)).toEqual(['waiting']);
  expect((said[0]?.at ?? 0) - chosenAt).toBeGreaterThanOrEqual(UNDO_MS - 5);

  // Whoever leaves before the time is over has said it all the same.
  await card.getByRole('button', { name: 'Did not hire: Weir Engineer' }).click();
  await card.getByText(ANSWERS).waitFor();
  await page.goto('/user-dashboard');
  await expect.poll(() => waiting(staff)).toEqual(['Reed Cutter']);

  // Among the tasks: the server is gone, which is told on the next page too; what was said is kept.
  await page.reload();
  const group = page.getByRole('region', { name: /^Hire status to confirm/ });
  await context.route('**/api/rest/job/*', (route) => route.abort());
  await group.getByRole('button', { name: 'In progress: Reed Cutter' }).click();
  await group.getByText(PROBLEM).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click();
  await card.getByText(PROBLEM).waitFor();
  await context.unroute('**/api/rest/job/*');

  await page.reload();
  const address = await waitForAddressOfNewTab(page, () =>
    card.getByRole('button', { name: 'Hired: Reed Cutter' }).click(),
  );
  const opened = await context.newPage();
  await opened.goto(address);
  await whoWasHired(opened, jobs[2]?.id ?? 0);

  const thanks = page.getByText('Congratulations, your roles have all been updated!');
  await thanks.waitFor();
  await page.reload();
  await thanks.waitFor();
  await page.getByRole('button', { name: 'OK, got it' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
  await expect.poll(() => thanks.count()).toBe(0);
  await context.close();
});

/** The role's hired flow, in the tab of its own that the carousel has opened. */
async function whoWasHired(page: BrowserUser['page'], jobId: number): Promise<void> {
  await page.waitForURL(`**/manage/${jobId}/?markHired`);
  const dialog = page.getByRole('dialog', { name: 'Who was hired?' });
  await dialog.getByText('Marking somebody as hired does not open their name.').waitFor();
  await dialog.getByRole('checkbox', { name: /^[A-Z]{2}-\d+$/ }).check();
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/Zorblax|Quintonish/);
  const today = await dialog.getByLabel('Hired on').inputValue();
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Hired on').fill(tomorrow);
  await dialog.getByRole('button', { name: 'Mark 1 candidate as hired' }).click();
  await dialog.getByText('Choose today or a day that has been.').waitFor();
  await dialog.getByLabel('Hired on').fill(today);
  await dialog.getByRole('button', { name: 'Mark 1 candidate as hired' }).click();
  await page.getByText('1 candidate marked as hired.').waitFor();
  await page.waitForURL(`**/manage/${jobId}/`);
  await page.getByRole('row', { name: /Hired/ }).waitFor();
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/Zorblax|Quintonish/);
}

test('whoever only reviews a role learns from its hired flow that it is not theirs to say', async () => {
  const person = await somebody({ screen: phoneWindowSize });
  const { page, context } = person;
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const { jobs } = await callApi<{ jobs: { id: number }[] }>(
    admin,
    'GET',
    '/job/list-es?search=field%20engineer',
  );
  await copySessionToBrowser(person, await logInByApi(baseUrl, 'reviewer@demo.test'));
  await page.goto(`/manage/${jobs[0]?.id}/?markHired`);
  const notice = page.getByRole('dialog', { name: 'This is not for you' });
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL((url) => url.search === '');
  await context.close();
});

test('the survey leaves whoever arrives alone, stands five times and not a sixth, and rests after an answer', async () => {
  const person = await somebody({ screen: desktopWindowSize });
  const { page, context } = person;
  await copySessionToBrowser(person, await logInByApi(baseUrl, 'admin@demo.test'));
  await page.clock.install();
  const survey = page.getByRole('region', { name: 'A short question' });
  const pace = async () =>
    (await context.cookies()).find(({ name }) => name === 'evenhand-survey')?.value;
  const visit = async () => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Activity' }).waitFor();
  };
  const stay = () => page.clock.fastForward(31_000);

  // Neither on arrival, nor while a dialog is open.
  await visit();
  await expect.poll(() => survey.count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await stay();
  expect([await survey.count(), await pace()]).toEqual([0, undefined]);
  await page.keyboard.press('Escape');
  for (let time = 1; time <= 5; time += 1) {
    if (time > 1) await visit();
    await stay();
    await survey.waitFor();
    await expect.poll(pace).toBe(String(time));
  }
  await visit();
  await stay();
  await expect.poll(() => survey.count()).toBe(0);

  await context.clearCookies({ name: 'evenhand-survey' });
  await visit();
  await stay();
  const posted = page.waitForResponse('**/api/rest/feedback');
  await survey.getByRole('button', { name: '9 of 10' }).click();
  const { id } = (await (await posted).json()) as { id: number };
  await survey.getByLabel('Your comment').fill('It is quick.');
  const put = page.waitForResponse(`**/api/rest/feedback/${id}`);
  await survey.getByRole('button', { name: 'Send' }).click();
  expect((await put).request().method()).toBe('PUT');
  await survey.getByText('Thank you for telling us.').waitFor();
  await page.clock.fastForward(4500);
  await survey.waitFor({ state: 'detached' });
  expect(await pace()).toMatch(/^0\.\d{4}-\d\d-\d\d$/);
  await visit();
  await stay();
  await expect.poll(() => survey.count()).toBe(0);

  // Three months on it is back, and a "no" sends it away again.
  await page.clock.setSystemTime(Date.now() + 93 * 86_400_000);
  await stay();
  await survey.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => survey.count()).toBe(0);
  await context.close();
});

test('what was said of a role is shown on its pages, and changed there', async () => {
  const { staff, roles: jobs } = await employer();
  const [job] = jobs;
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, staff);
  await page.goto(`/manage/${job?.id}/`);
  await page.getByText('Hire status: Not said yet').waitFor();
  await page.getByRole('button', { name: 'Say the hire status' }).click();
  const asking = page.getByRole('dialog', { name: 'Did you hire anyone?' });
  await asking.getByRole('button', { name: 'In progress: Lock Keeper' }).click();
  await asking.getByText(ANSWERS).waitFor();
  await asking.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/Hire status: In progress since/).waitFor();
  await page.getByRole('button', { name: 'Change the hire status' }).click();
  await asking.getByRole('button', { name: 'Did not hire: Lock Keeper' }).click();
  await asking.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Hire status: Did not hire').waitFor();
});
