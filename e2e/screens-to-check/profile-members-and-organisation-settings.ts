import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const people = () => '/settings/users-and-permissions';
const account = () => '/settings/account';

export const profileMemberAndOrganisationSettingsScreensToCheck: ScreenToCheck[] = [
  { name: 'profile', as: 'member', path: () => '/settings/profile' },
  {
    name: 'profile-refused',
    as: 'member',
    path: () => '/settings/profile',
    prepare: async (page) => {
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'profile-calendar-address',
    as: 'member',
    path: () => '/settings/profile',
    prepare: async (page) => {
      await page.route('**/api/calendar-feeds', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({
              status: 201,
              json: { url: `https://hiring.example.org/feeds/${'c'.repeat(43)}.ics` },
            }),
      );
      await page.getByRole('button', { name: 'Make address: Only that you are busy' }).click();
      await page.getByLabel('Secret address', { exact: true }).waitFor();
    },
  },
  {
    name: 'profile-calendar-revoke',
    as: 'member',
    path: () => '/settings/profile',
    prepare: async (page) => {
      await page.route('**/api/calendar-feeds', (route) =>
        route.fulfill({
          json: { feeds: [{ detail: 'references', madeAt: '2026-05-03T09:00:00.000Z' }] },
        }),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Revoke: What each interview is' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile-calendar-not-loaded',
    as: 'member',
    path: () => '/settings/profile',
    prepare: (page) =>
      failing(page, '**/api/calendar-feeds', 'We could not load your calendar addresses'),
  },
  {
    name: 'profile-busy-times',
    as: 'member',
    path: () => '/settings/profile',
    prepare: (page) => withCalendar(page, null, 'you are busy 24 times'),
  },
  {
    name: 'profile-busy-times-failing',
    as: 'member',
    path: () => '/settings/profile',
    prepare: (page) => withCalendar(page, 'wrong-password', 'failing since'),
  },
  {
    name: 'profile-busy-times-by-caldav',
    as: 'member',
    path: () => '/settings/profile',
    prepare: async (page) => {
      await page.getByLabel('By CalDAV, with a password').check();
      await page.getByLabel('Address of the calendar').fill('http://calendars.example/');
      await page.getByLabel('User name there').fill('hana');
      await page.getByLabel('App password', { exact: true }).fill('an-app-password');
      await page.getByRole('button', { name: 'Connect calendar' }).click();
      await page.getByText('The address must begin with https://').waitFor();
    },
  },
  {
    name: 'profile-busy-times-disconnect',
    as: 'member',
    path: () => '/settings/profile',
    prepare: async (page) => {
      await withCalendar(page, null, 'you are busy 24 times');
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'people', as: 'admin', path: people },
  {
    name: 'people-menu',
    as: 'admin',
    path: people,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about Hana Petrova' }).click();
      await page.getByRole('menuitem', { name: 'Make an admin' }).waitFor();
    },
  },
  { name: 'people-nobody-found', as: 'admin', path: () => `${people()}?search=zebra` },
  {
    name: 'people-not-loaded',
    as: 'admin',
    path: people,
    prepare: (page) => failing(page, '**/api/org/*/users*', 'We could not load the people'),
  },
  {
    name: 'people-invite-refused',
    as: 'admin',
    path: people,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'people-deactivate',
    as: 'admin',
    path: people,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about Hana Petrova' }).click();
      await page.getByRole('menuitem', { name: 'Deactivate' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'people-reset-two-factor',
    as: 'admin',
    path: people,
    prepare: async (page) => {
      await withTwoFactor(page);
      await page.getByRole('button', { name: 'More about Hana Petrova' }).click();
      await page.getByRole('menuitem', { name: 'Reset two-factor' }).click();
      await page.getByRole('button', { name: 'Reset two-factor' }).click();
      await page.getByText('Use at least 10 characters.').waitFor();
    },
  },
  { name: 'people-for-admins-only', as: 'member', path: people },
  { name: 'account', as: 'admin', path: account },
  {
    name: 'account-refused',
    as: 'admin',
    path: account,
    prepare: async (page) => {
      await page.getByLabel('Time zone').fill('Middle-earth/Shire');
      await page.getByLabel('Contact e-mail').fill('');
      await page.getByRole('button', { name: 'Add a brand' }).click();
      await page
        .getByRole('textbox', { name: 'Brand 1' })
        .fill('Featherstonehaugh, Cholmondeley and Daughters Energy Advice for Small Households');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'account-not-loaded',
    as: 'admin',
    path: account,
    prepare: (page) => failing(page, '**/api/org/current', 'We could not load the settings.'),
  },
  { name: 'features', as: 'admin', path: () => '/settings/features' },
];

/** As if a calendar had been connected and read, or had failed since. */
async function withCalendar(page: Page, problem: string | null, words: string): Promise<void> {
  const setAt = '2026-05-03T09:00:00.000Z';
  await page.route('**/api/member-calendar', (route) =>
    route.fulfill({
      json: {
        calendar: {
          kind: problem === null ? 'ics' : 'caldav',
          host: 'calendars.larkfield.example',
          setAt,
          triedAt: setAt,
          readAt: setAt,
          failure: problem === null ? null : { since: setAt, problem },
          busyTimes: 24,
        },
      },
    }),
  );
  await page.reload();
  await page.getByText(words).waitFor();
}

/** As if everybody had two-factor log-in, and their admin might reset it. */
async function withTwoFactor(page: Page): Promise<void> {
  await page.route('**/api/org/*/users*', async (route) => {
    const reply = await route.fetch();
    const list: { people: { isYou: boolean; may: object }[] } = await reply.json();
    const people = list.people.map((person) => ({
      ...person,
      hasTwoFactor: true,
      may: { ...person.may, resetTwoFactor: !person.isYou },
    }));
    await route.fulfill({ response: reply, json: { ...list, people } });
  });
  await page.reload();
}

/** Loads the page again while one call fails. */
async function failing(page: Page, call: string, words: string): Promise<void> {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText(words).waitFor();
}
