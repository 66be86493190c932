import type { ScreenToCheck } from '../screen-to-check-types.ts';

// What a link of ours looks like, but nobody has it.
const NEVER_GIVEN = 'A'.repeat(43);

export const blindReviewScreensToCheck: ScreenToCheck[] = [
  {
    name: 'review-overview',
    as: 'reviewer-link',
    path: ({ reviewToken }) => `/review-app/#/${reviewToken}/overview`,
  },
  {
    name: 'review-question',
    as: 'reviewer-link',
    path: ({ reviewToken }) => `/review-app/#/${reviewToken}/question/1`,
  },
  {
    name: 'review',
    as: 'reviewer-link',
    path: ({ scoredToken }) => `/review-app/#/${scoredToken}/question/2/answer/3`,
  },
  {
    name: 'review-unscored',
    as: 'reviewer-link',
    path: ({ reviewToken }) => `/review-app/#/${reviewToken}/question/3/answer/7`,
  },
  {
    name: 'review-shortcuts',
    as: 'reviewer-link',
    path: ({ reviewToken }) => `/review-app/#/${reviewToken}/question/1/answer/1`,
    prepare: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'review-end-of-question',
    as: 'reviewer-link',
    path: ({ scoredToken }) => `/review-app/#/${scoredToken}/question/1/end`,
  },
  {
    name: 'review-missing',
    as: 'reviewer-link',
    path: ({ reviewToken }) => `/review-app/#/${reviewToken}/finish`,
  },
  {
    name: 'review-lock',
    as: 'reviewer-link',
    path: ({ scoredToken }) => `/review-app/#/${scoredToken}/finish`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Finish and lock' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'review-done',
    as: 'reviewer-link',
    path: ({ finishedToken }) => `/review-app/#/${finishedToken}/done`,
  },
  {
    name: 'review-unknown-link',
    as: 'nobody',
    path: () => `/review-app/#/${NEVER_GIVEN}/overview`,
  },
];
