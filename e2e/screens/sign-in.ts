import type { Screen } from '../screen.ts';

export const signInScreens: Screen[] = [
  { name: 'sign-in', as: 'nobody', path: () => '/login' },
  {
    name: 'sign-in-refused',
    as: 'nobody',
    path: () => '/login?path=%2Fdashboard',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.test');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in-candidate-note',
    as: 'nobody',
    path: () => '/login?loginError=expired',
    prepare: (page) => page.getByText('Applying for a job?').click(),
  },
  { name: 'expired', as: 'nobody', path: () => '/expired' },
];
