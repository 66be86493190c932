import type { ScreenToCheck } from '../screen-to-check-types.ts';
import { advertWithAllFindings } from '../advert-with-all-findings.ts';
import { fillInExampleAdvertAndCheckIt } from '../fill-in-example-advert-and-check-it.ts';

export const advertAnalysisScreensToCheck: ScreenToCheck[] = [
  {
    name: 'builder-description-checked',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/description`,
    prepare: async (page) => {
      await page.getByLabel('What candidates read').fill(advertWithAllFindings);
      await page.getByRole('heading', { name: 'Who is left out' }).waitFor();
    },
  },
  { name: 'advert-check', as: 'nobody', path: () => '/text-analysis-signup' },
  {
    name: 'advert-check-report',
    as: 'nobody',
    path: () => '/text-analysis-signup',
    prepare: async (page) => {
      await fillInExampleAdvertAndCheckIt(page);
      await page.getByText('What the evidence says').first().click();
    },
  },
  {
    name: 'advert-check-other-language',
    as: 'nobody',
    path: () => '/text-analysis-signup',
    prepare: async (page) => {
      await page
        .getByLabel('Your advert')
        .fill(
          'Wir suchen eine Bäckerin oder einen Bäcker für unser Team in Leeds. Du bist mit dabei, wenn wir das Brot für die Stadt backen und auch auf dem Markt verkaufen.',
        );
      await page.getByRole('button', { name: 'Check the advert' }).click();
      await page.getByText('This seems to be written in German.').waitFor();
    },
  },
  {
    name: 'advert-check-keep',
    as: 'nobody',
    path: () => '/text-analysis-signup',
    prepare: async (page) => {
      await fillInExampleAdvertAndCheckIt(page);
      await page.getByRole('button', { name: 'Sign up to keep it' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Some answers need another look' }).waitFor();
    },
  },
];
