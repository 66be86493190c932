import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** An advert in which something of each kind can be found. */
export const advertWithAllFindings = `Customer Champion

We are looking for a rockstar to lead a young team in a fast-paced environment. He will be driven, ambitious and a digital native with 5+ years of experience, and will utilise KPI dashboards to challenge the status quo.

Requirements
- A degree in Business
- Native speaker of English
- Full driving licence
- Must be a good culture fit

The salary is competitive. You support, share and understand.`;

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
      await checkAdvertOnPage(page);
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
      await checkAdvertOnPage(page);
      await page.getByRole('button', { name: 'Sign up to keep it' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Some answers need another look' }).waitFor();
    },
  },
];

export async function checkAdvertOnPage(page: Page): Promise<void> {
  await page.getByLabel('Your advert').fill(advertWithAllFindings);
  await page.getByRole('button', { name: 'Check the advert' }).click();
  await page.getByRole('heading', { name: 'The report' }).waitFor();
}
