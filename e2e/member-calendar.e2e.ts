import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  makeCalendarFileOfEntries,
  startTestCalendarServer,
} from '../server/test/test-calendar-server-and-calendar-files.ts';
import {
  callApi,
  copySessionToBrowser,
  createPublishableJobByApi,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { expectEventually } from './expect-eventually.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

const DAY_MS = 86_400_000;
/** In twenty days, a whole day. */
const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);

let calendars: Awaited<ReturnType<typeof startTestCalendarServer>>;
let admin: StaffApiSession;
let jobId: number;
beforeAll(async () => {
  calendars = await startTestCalendarServer(Number(inject('sinkHost').split(':')[1]));
  calendars.serve(
    '/secret.ics',
    makeCalendarFileOfEntries([`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'SUMMARY:Surgery']),
  );
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  jobId = await publishJobWithRound();
});
afterAll(() => calendars.stop());

test('a member connects a calendar, and whoever lays times is warned and lays them all the same', async () => {
  const person = await somebody({ screen: phoneWindowSize });
  await copySessionToBrowser(person, admin);
  const { page } = person;
  await page.goto('/settings/profile');
  const address = page.getByLabel('Address of the calendar');
  await address.fill('https://127.0.0.1/secret.ics');
  await page.getByRole('button', { name: 'Connect calendar' }).click();
  await page.getByText('This address is not on the public internet.').waitFor();
  await address.fill(`${calendars.base}/gone.ics`);
  await page.getByRole('button', { name: 'Connect calendar' }).click();
  // What stands there instead says why.
  const section = page.getByRole('region', { name: 'When you are busy' });
  await expectEventually(() => section.innerText()).toContain(
    'There is nothing at this address any more.',
  );

  calendars.serve(
    '/gone.ics',
    makeCalendarFileOfEntries([`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]),
  );
  await page.getByRole('button', { name: 'Try it now' }).click();
  await page.getByText(/you are busy 1 time in the next six months/).waitFor();
  expect(await page.content()).not.toMatch(/gone\.ics|Surgery/);

  await page.goto(`/manage/${jobId}/calendar`);
  await page.getByRole('button', { name: 'Lay times for Meeting the team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A single one').check();
  await dialog.getByLabel('Begins').fill(`${day}T10:00`);
  const warning = /is busy then in their calendar, read (just now|\d+ \w+ ago)/;
  await dialog.getByText(warning).waitFor();
  await dialog.getByRole('button', { name: 'Lay times' }).click();
  await page.getByText('1 time laid.').waitFor();
  await page.getByRole('button', { name: /somebody is busy/ }).click();
  await dialog.getByText(warning).waitFor();
  expect(await page.content()).not.toMatch(/Surgery|Oncology/);

  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await locateDialogOnPage(page).getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Calendar disconnected.').waitFor();
  await page.getByRole('button', { name: 'Connect calendar' }).waitFor();
});

type Draft = { version: number; stages: Record<string, unknown>[] };

/** A role with a round of interviews that the admin holds, and nobody in it yet. */
async function publishJobWithRound(): Promise<number> {
  const { id } = await createPublishableJobByApi(admin, {
    title: 'Lock Keeper',
    reviewers: ['Wole Ashcombe'],
  });
  const at = `/api/builder/${id}`;
  const { version, stages } = await callApi<Draft>(admin, 'GET', at);
  const round = { kind: 'interview', name: 'Meeting the team', weight: 1, minutes: 45 };
  const placed = await callApi<Draft>(admin, 'PUT', `${at}/stages`, {
    version,
    stages: [...stages.map(asSent), { ...round, switchedOff: false }],
  });
  await callApi(admin, 'POST', `${at}/publish`, { version: placed.version });
  const { rounds } = await callApi<{ rounds: { id: number }[] }>(
    admin,
    'GET',
    `/api/job/${id}/interviews`,
  );
  const settings = `/api/job/${id}/interview-rounds/${rounds[0]?.id}`;
  const { user } = await callApi<{ user: { id: number } }>(admin, 'GET', '/api/user/current');
  const settled = await callApi<{ version: number }>(admin, 'GET', settings);
  await callApi(admin, 'PUT', settings, {
    mode: 'video',
    place: 'https://meet.larkfield.example/room',
    instructions: '',
    noticeHours: 24,
    freezeHours: 24,
    moves: 2,
    washUpMinutes: 10,
    showsAnswers: false,
    panel: [user.id],
    version: settled.version,
  });
  return id;
}

function asSent({ id, kind, name, weight, minutes, switchedOff }: Record<string, unknown>) {
  return { id, kind, name, weight, minutes, switchedOff };
}
