import { mockLongAndRightToLeftNames } from '../mock-long-and-right-to-left-names.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const scorecardScreensToCheck: ScreenToCheck[] = [
  { name: 'scorecard', as: 'admin', path: ({ cardToWrite }) => `/interviews/${cardToWrite}` },
  {
    name: 'scorecard-to-come',
    as: 'admin',
    path: ({ cardToCome }) => `/interviews/${cardToCome}`,
  },
  {
    name: 'scorecard-opened',
    as: 'admin',
    path: ({ openedCards }) => `/interviews/${openedCards}`,
  },
  {
    name: 'scorecard-long-names',
    as: 'admin',
    path: ({ openedCards }) => `/interviews/${openedCards}`,
    prepare: async (page) => {
      await mockLongAndRightToLeftNames(page, /\/scorecard$/);
      await page.getByRole('heading', { name: /Marjoribanks/ }).waitFor();
    },
  },
  {
    name: 'scorecard-agree',
    as: 'admin',
    path: ({ openedCards }) => `/interviews/${openedCards}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Agree on a mark for question 1' }).click();
      await page.getByText('It stands beside the single marks, with your name.').waitFor();
    },
  },
  {
    name: 'scorecard-unknown',
    as: 'admin',
    path: () => '/interviews/999999',
    prepare: (page) =>
      page
        .getByRole('heading', { name: 'This interview does not exist, or is not for you' })
        .waitFor(),
  },
  {
    name: 'interview-round',
    as: 'admin',
    path: ({ decidedJob, interviewRound }) => `/manage/${decidedJob}/rounds/${interviewRound}`,
  },
];
