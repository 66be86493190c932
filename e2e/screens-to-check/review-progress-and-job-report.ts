import { mockReviewProgressWithVoidedMarks } from '../mock-review-progress-with-voided-marks.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const reviewProgressAndJobReportScreensToCheck: ScreenToCheck[] = [
  {
    name: 'review-progress',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/review-progress`,
  },
  {
    name: 'review-progress-take-off',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/review-progress`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Take off / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Void the marks with a reason').check();
      await page.getByText(/This cannot be undone/).waitFor();
    },
  },
  {
    name: 'review-progress-void-marks',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/review-progress`,
    prepare: async (page) => {
      await mockReviewProgressWithVoidedMarks(page);
      await page.reload();
      await page.getByRole('heading', { name: 'Marks that do not count' }).waitFor();
    },
  },
  {
    name: 'review-progress-nobody-asked',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/review-progress`,
  },
  {
    name: 'role-report',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/reports`,
    prepare: (page) => page.getByText('What these numbers mean').nth(1).click(),
  },
  {
    name: 'role-report-released',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/reports`,
    // Its diversity is there once the server has frozen it, which may be after the first look.
    prepare: (page) => page.getByRole('heading', { name: 'How good the questions are' }).waitFor(),
  },
  {
    name: 'role-record',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/record`,
    prepare: (page) => page.getByRole('heading', { name: 'Certificate of blindness' }).waitFor(),
  },
  {
    name: 'role-record-sealed',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/record`,
    prepare: (page) => page.getByText('The edition with names can be had once').waitFor(),
  },
  {
    name: 'role-plan-draft',
    as: 'admin',
    path: ({ readyDraft }) => `/manage/${readyDraft}/plan`,
  },
  { name: 'role-plan', as: 'admin', path: ({ openJob }) => `/manage/${openJob}/plan` },
  {
    name: 'role-plan-changed',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/plan`,
    prepare: (page) => page.getByText(/^Show the text of version/).click(),
  },
  {
    name: 'role-plan-side-by-side',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/plan?version=2&beside=1`,
    prepare: (page) => page.getByText('How it is scored').first().click(),
  },
  {
    name: 'role-experience',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/reports/experience`,
  },
];
