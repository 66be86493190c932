import type { Page } from 'playwright-core';
import { mockLongAndRightToLeftNames } from '../mock-long-and-right-to-left-names.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const openedDialog = (page: Page) => page.getByRole('dialog').getByRole('button').nth(2).waitFor();

export const interviewCalendarScreensToCheck: ScreenToCheck[] = [
  {
    name: 'calendar',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/calendar`,
    prepare: (page) => page.getByRole('main').locator('summary', { hasText: 'Past' }).click(),
  },
  { name: 'calendar-empty', as: 'admin', path: ({ emptyJob }) => `/manage/${emptyJob}/calendar` },
  {
    name: 'calendar-free-times',
    as: 'admin',
    path: ({ interviewJob }) => `/manage/${interviewJob}/calendar`,
  },
  {
    name: 'calendar-week',
    as: 'admin',
    path: ({ interviewJob, crowdedDay }) =>
      `/manage/${interviewJob}/calendar?view=week&day=${crowdedDay}`,
    prepare: (page) => page.getByRole('list', { name: 'Days of the week' }).waitFor(),
  },
  {
    name: 'calendar-long-names',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/calendar`,
    prepare: async (page) => {
      await mockLongAndRightToLeftNames(page, /\/interview(s|-slots)(\?|$)/);
      await page
        .getByText(/Marjoribanks/)
        .first()
        .waitFor();
      await page.getByRole('main').locator('summary', { hasText: 'Past' }).click();
    },
  },
  {
    name: 'calendar-week-long-names',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/calendar?view=week`,
    prepare: async (page) => {
      await mockLongAndRightToLeftNames(page, /\/interview(s|-slots)(\?|$)/);
      await page
        .getByText(/Marjoribanks/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'calendar-lay-times',
    as: 'admin',
    path: ({ interviewJob }) => `/manage/${interviewJob}/calendar`,
    prepare: async (page) => {
      await press(page, /^Lay times/);
      await openedDialog(page);
    },
  },
  {
    name: 'calendar-lay-times-busy-panel',
    as: 'admin',
    path: ({ interviewJob }) => `/manage/${interviewJob}/calendar`,
    prepare: async (page) => {
      await page.route('**/slots/busy', (route) =>
        route.fulfill({
          json: {
            calendars: [
              { memberId: 1, name: 'Hana Petrova', readAt: new Date(), isFresh: true },
              { memberId: 2, name: 'Wole Ashcombe', readAt: null, isFresh: false },
            ],
            busy: [{ startsAt: new Date(), memberId: 1, level: 'busy' }],
          },
        }),
      );
      await press(page, /^Lay times/);
      await page.getByText(/Hana Petrova is busy at 1 of these/).waitFor();
    },
  },
  {
    name: 'calendar-round-settings',
    as: 'admin',
    path: ({ interviewJob }) => `/manage/${interviewJob}/calendar`,
    prepare: async (page) => {
      await press(page, /^Settings of/);
      await openedDialog(page);
    },
  },
  {
    name: 'calendar-interview',
    as: 'admin',
    path: ({ interviewJob }) => `/manage/${interviewJob}/calendar`,
    prepare: async (page) => {
      await press(page, /^Change the interview/);
      await openedDialog(page);
    },
  },
  { name: 'rooms', as: 'admin', path: () => '/settings/rooms' },
];
