import type { ScreenToCheck } from '../screen-to-check-types.ts';

const LIST = `Ada Okoro <ada@example.com>
Wolfeschlegelsteinhausenbergerdorff <x@a-very-long-domain-name-of-an-organisation.example.com>
ada@example.com
somebody who is not reached by any address at all`;

export const registerInterestAndInvitePeopleScreensToCheck: ScreenToCheck[] = [
  {
    name: 'shown-interest',
    as: 'admin',
    path: ({ smallJob }) => `/manage/${smallJob}/?group=shown-interest`,
    prepare: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Invite 1 to apply' }).waitFor();
    },
  },
  {
    name: 'invite-people',
    as: 'admin',
    path: ({ smallJob }) => `/manage/${smallJob}/invite`,
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Past applicants' }).waitFor();
      await page.getByLabel('E-mail addresses').fill(LIST);
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.getByText('2 rows are left out').waitFor();
    },
  },
  {
    name: 'invite-people-closed',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/invite`,
    prepare: (page) => page.getByText('Nobody can apply for this role now.').waitFor(),
  },
  {
    name: 'register-interest',
    as: 'nobody',
    path: ({ quickHash }) => `/apply/${quickHash}/interest`,
    prepare: async (page) => {
      await page.getByLabel('First name').fill('Noor');
      await page.getByRole('button', { name: 'Register interest' }).click();
      await page.getByText('Fill in your last name.').first().waitFor();
    },
  },
  {
    name: 'interest-noted',
    as: 'nobody',
    path: ({ quickHash }) => `/apply/${quickHash}/interest/check-your-email`,
  },
  { name: 'start', as: 'candidate', path: ({ interested }) => `${interested}/start` },
];
