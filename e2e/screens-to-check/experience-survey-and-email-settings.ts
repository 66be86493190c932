import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** What candidates and reviewers are asked, where they say no to more mail, and what is set about mail. */
export const experienceSurveyAndEmailSettingsScreensToCheck: ScreenToCheck[] = [
  {
    name: 'experience-survey',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/survey/applying`,
  },
  {
    name: 'experience-survey-with-problems',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/survey/applying`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Choose a number from 1 to 10.').first().waitFor();
    },
  },
  {
    name: 'experience-survey-given',
    as: 'candidate',
    path: ({ interviewing }) => `${interviewing}/survey/applying`,
    prepare: async (page) => {
      const scale = page.getByRole('group', { name: 'All in all, how was it?' });
      if ((await page.getByRole('heading', { name: 'Thank you' }).count()) === 0) {
        await scale.getByRole('radio', { name: '8', exact: true }).check({ force: true });
        await page.getByRole('button', { name: 'Send' }).click();
      }
      await page.getByText('until midnight').waitFor();
    },
  },
  { name: 'stop-reminders', as: 'candidate', path: ({ begun }) => `${begun}/reminders` },
  {
    name: 'mail-settings',
    as: 'admin',
    path: () => '/settings/integrations',
    prepare: (page) => page.getByRole('heading', { name: 'Does e-mail leave?' }).waitFor(),
  },
];
