import { mockLeaderboardOfThreeStages } from '../mock-leaderboard-of-three-stages.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const candidateAndLeaderboardScreensToCheck: ScreenToCheck[] = [
  { name: 'candidates', as: 'admin', path: ({ openJob }) => `/manage/${openJob}/` },
  {
    name: 'candidates-chosen',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: async (page) => {
      for (const n of [1, 2, 4, 5, 6])
        await page.locator('tbody').getByRole('checkbox').nth(n).check();
    },
  },
  {
    name: 'candidates-adjustments',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: async (page) => {
      await page.locator('tbody a').first().click();
      await page.getByRole('tab', { name: 'Adjustments' }).click();
      await page.getByText('has not asked for anything to be adjusted').waitFor();
    },
  },
  { name: 'enter-application', as: 'admin', path: ({ openJob }) => `/manage/${openJob}/enter` },
  {
    name: 'candidates-send-to-review',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: async (page) => {
      for (const n of [0, 1, 2, 3, 4, 5])
        await page.locator('tbody').getByRole('checkbox').nth(n).check();
      await page.getByRole('button', { name: 'Send 6 to blind review' }).click();
      await page
        .getByRole('dialog')
        .getByText(/about \d+ min/)
        .waitFor();
    },
  },
  {
    name: 'candidates-write',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: async (page) => {
      for (const n of [0, 1, 2]) await page.locator('tbody').getByRole('checkbox').nth(n).check();
      await page.getByRole('button', { name: 'Write to 3' }).click();
      await page
        .getByRole('dialog')
        .getByText(/^To .+, .+, .+\.$/)
        .waitFor();
    },
  },
  {
    name: 'candidates-in-review',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/?group=in-review`,
  },
  {
    name: 'candidates-interviews',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/?group=interviews-tasks`,
  },
  {
    name: 'candidates-rejected',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/?group=rejected&page=2`,
  },
  {
    name: 'candidates-nobody-hired',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/?group=hired`,
  },
  { name: 'candidates-none-yet', as: 'admin', path: ({ emptyJob }) => `/manage/${emptyJob}/` },
  {
    name: 'candidates-of-a-draft',
    as: 'admin',
    path: ({ emptyDraft }) => `/manage/${emptyDraft}/`,
  },
  {
    name: 'candidates-under-own-review',
    as: 'admin',
    path: ({ ownReviewsJob }) => `/manage/${ownReviewsJob}/`,
  },
  { name: 'candidates-of-a-job-admin', as: 'hiring', path: ({ openJob }) => `/manage/${openJob}/` },
  {
    name: 'candidates-not-for-reviewers',
    as: 'reviewer',
    path: ({ openJob }) => `/manage/${openJob}/`,
  },
  { name: 'candidates-not-for-you', as: 'member', path: ({ openJob }) => `/manage/${openJob}/` },
  {
    name: 'candidates-another-employer',
    as: 'other-admin',
    path: ({ foreignJob }) => `/manage/${foreignJob}/`,
  },
  {
    name: 'candidate-sealed',
    as: 'admin',
    path: ({ sealedJob, sealedCandidate }) => `/manage/${sealedJob}/?candidate=${sealedCandidate}`,
    prepare: (page) =>
      page.locator('[aria-labelledby="drawer-title"]').getByRole('tab').first().waitFor(),
  },
  {
    name: 'candidate-open',
    as: 'admin',
    path: ({ decidedJob, openCandidate }) => `/manage/${decidedJob}/?candidate=${openCandidate}`,
    prepare: (page) =>
      page.locator('[aria-labelledby="drawer-title"]').getByRole('tab').first().waitFor(),
  },
  {
    name: 'candidate-history',
    as: 'admin',
    path: ({ decidedJob, openCandidate }) => `/manage/${decidedJob}/?candidate=${openCandidate}`,
    prepare: (page) => page.getByRole('tab', { name: 'History' }).click(),
  },
  {
    name: 'candidate-new',
    as: 'admin',
    path: ({ openJob, newCandidate }) => `/manage/${openJob}/?candidate=${newCandidate}`,
    prepare: async (page) => {
      await page.getByRole('tab', { name: /^E-mails/ }).click();
      await page.getByRole('button', { name: 'Send the link again' }).waitFor();
    },
  },
  {
    name: 'candidate-why-hidden',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Why is the name of/ })
        .nth(2)
        .click(),
  },
  {
    name: 'candidate-open-name',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/?group=submitted`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Why is the name of/ })
        .nth(2)
        .click();
      await page
        .locator(':popover-open')
        .getByRole('button', { name: /^Open this name/ })
        .click();
      await page
        .getByRole('dialog')
        .getByLabel('Why do you need it now?')
        .fill('They rang us about a date.');
    },
  },
  {
    name: 'leaderboard-sealed',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/leaderboard`,
  },
  {
    name: 'leaderboard',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/leaderboard`,
  },
  {
    name: 'leaderboard-stages',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/leaderboard`,
    prepare: async (page) => {
      await mockLeaderboardOfThreeStages(page);
      await page.reload();
      await page.getByRole('heading', { name: /^Version 2/ }).waitFor();
    },
  },
  {
    name: 'leaderboard-each-question',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/leaderboard?questions=yes&scoring=1`,
    prepare: async (page) => {
      await mockLeaderboardOfThreeStages(page);
      await page.reload();
      await page.getByText('This is the order by the weights of version 1.').waitFor();
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'leaderboard-hidden',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/leaderboard`,
  },
  {
    name: 'leaderboard-under-own-review',
    as: 'admin',
    path: ({ ownReviewsJob }) => `/manage/${ownReviewsJob}/leaderboard`,
  },
  {
    name: 'leaderboard-of-nobody',
    as: 'admin',
    path: ({ emptyJob }) => `/manage/${emptyJob}/leaderboard`,
  },
  {
    name: 'leaderboard-candidate',
    as: 'admin',
    path: ({ sealedJob, sealedCandidate }) =>
      `/manage/${sealedJob}/leaderboard?candidate=${sealedCandidate}`,
    prepare: (page) =>
      page.locator('[aria-labelledby="drawer-title"]').getByRole('tab').first().waitFor(),
  },
  {
    name: 'leaderboard-release',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/leaderboard`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Release names' }).click();
      await page.getByRole('dialog').getByLabel('Why now?').fill('Two are leaving for good.');
    },
  },
];
