import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const askingForAdjustmentsScreensToCheck: ScreenToCheck[] = [
  { name: 'adjustments', as: 'candidate', path: ({ submitted }) => `${submitted}/adjustments` },
  {
    name: 'adjustments-with-problem',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/adjustments`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('alert').getByText('Choose what would help').waitFor();
    },
  },
  {
    name: 'adjustments-waiting',
    as: 'candidate',
    path: ({ adjustmentWaiting }) => `${adjustmentWaiting}/adjustments`,
    prepare: (page) => page.getByText('Change what you asked', { exact: true }).click(),
  },
  {
    name: 'adjustments-answered',
    as: 'candidate',
    path: ({ adjustmentAnswered }) => `${adjustmentAnswered}/adjustments`,
    prepare: (page) => page.getByText('What you asked', { exact: true }).click(),
  },
  {
    name: 'adjustments-over',
    as: 'candidate',
    path: ({ withdrawn }) => `${withdrawn}/adjustments`,
  },
  {
    name: 'test-start-waiting-for-more-time',
    as: 'candidate',
    path: ({ adjustmentWaiting }) => `${adjustmentWaiting}/test/1`,
  },
  {
    name: 'test-start-with-more-time',
    as: 'candidate',
    path: ({ adjustmentAnswered }) => `${adjustmentAnswered}/test/1`,
  },
  {
    name: 'candidate-adjustment-to-answer',
    as: 'admin',
    path: ({ adjustedJob, candidateWaiting }) =>
      `/manage/${adjustedJob}/?candidate=${candidateWaiting}&part=adjustments`,
    prepare: (page) => page.getByRole('button', { name: 'Send the answer' }).waitFor(),
  },
  {
    name: 'candidate-adjustment-answered',
    as: 'admin',
    path: ({ adjustedJob, candidateAnswered }) =>
      `/manage/${adjustedJob}/?candidate=${candidateAnswered}&part=adjustments`,
    prepare: (page) => page.getByRole('button', { name: 'Correct the answer' }).waitFor(),
  },
  {
    name: 'enter-application-of-every-kind',
    as: 'admin',
    path: ({ jobWithForm }) => `/manage/${jobWithForm}/enter`,
  },
];
