import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** The longest that a test of one minute is waited for, with what the server takes to close it. */
const OVER_WITHIN_MS = 90_000;

/** Lets the server say how much time is left, as it would once the test has run that long. */
const leave = (secondsLeft: number, state: string) => async (page: Page) => {
  await page.route('**/tests/1', (route) => route.fulfill({ json: { secondsLeft, answers: {} } }));
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await page.locator(`[data-clock][data-state=${state}]`).waitFor();
};

export const takingATestScreensToCheck: ScreenToCheck[] = [
  { name: 'test-start', as: 'candidate', path: ({ testStart }) => `${testStart}/test/1` },
  { name: 'test-running', as: 'candidate', path: ({ testRunning }) => `${testRunning}/test/1` },
  {
    name: 'test-last-questions',
    as: 'candidate',
    path: ({ testRunning }) => `${testRunning}/test/1?part=2`,
  },
  {
    name: 'test-five-minutes-left',
    as: 'candidate',
    path: ({ testRunning }) => `${testRunning}/test/1`,
    prepare: leave(295, 'soon'),
  },
  {
    name: 'test-one-minute-left',
    as: 'candidate',
    path: ({ testRunning }) => `${testRunning}/test/1`,
    prepare: leave(58, 'last'),
  },
  {
    name: 'test-before-handing-in',
    as: 'candidate',
    path: ({ testRunning }) => `${testRunning}/test/1?part=check`,
  },
  { name: 'test-handed-in', as: 'candidate', path: ({ testDone }) => `${testDone}/test/1` },
  {
    name: 'test-over',
    as: 'candidate',
    path: ({ testOver }) => `${testOver}/test/1`,
    prepare: (page) =>
      page.getByRole('heading', { name: 'Your time is over' }).waitFor({ timeout: OVER_WITHIN_MS }),
  },
  {
    name: 'status-with-a-test',
    as: 'candidate',
    path: ({ testBands }) => `${testBands}/status`,
    prepare: async (page) => {
      const told = page.getByRole('heading', { name: 'How your test went' });
      // The server scores what was handed in by and by.
      while (!(await told.isVisible())) await page.reload();
    },
  },
  {
    name: 'check-with-a-test',
    as: 'candidate',
    path: ({ testRunning }) => `${testRunning}/check`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit application' }).click();
      await page.getByText('Hand in the test “Counting bread”.').first().waitFor();
    },
  },
];
