import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** What candidates get back, and what staff see of it. */
export const feedbackAndHistoryScreensToCheck: ScreenToCheck[] = [
  {
    name: 'feedback-report',
    as: 'candidate',
    path: ({ feedbackOpen }) => `${feedbackOpen}/feedback`,
  },
  {
    name: 'feedback-report-on-paper',
    as: 'candidate',
    path: ({ feedbackOpen }) => `${feedbackOpen}/feedback`,
    onPaper: true,
  },
  {
    name: 'feedback-report-held',
    as: 'candidate',
    path: ({ feedbackHeld }) => `${feedbackHeld}/feedback`,
  },
  {
    name: 'application-history',
    as: 'candidate',
    path: ({ feedbackOpen }) => `${feedbackOpen}/history`,
  },
  {
    name: 'status-not-chosen',
    as: 'candidate',
    path: ({ feedbackOpen }) => `${feedbackOpen}/status`,
  },
  {
    name: 'feedback-report-preview',
    as: 'admin',
    path: ({ feedbackJob, feedbackCandidate }) =>
      `/manage/${feedbackJob}/feedback/${feedbackCandidate}`,
  },
  {
    name: 'candidate-feedback',
    as: 'admin',
    path: ({ feedbackJob, feedbackCandidate }) =>
      `/manage/${feedbackJob}/?candidate=${feedbackCandidate}`,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Feedback' }).click();
      await page.getByRole('button', { name: 'Save comment' }).waitFor();
    },
  },
];
