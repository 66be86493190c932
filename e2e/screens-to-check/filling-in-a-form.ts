import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const fillingInAFormScreens: ScreenToCheck[] = [
  { name: 'form-to-fill', as: 'candidate', path: ({ formToFill }) => `${formToFill}/form/1` },
  {
    name: 'form-with-problems',
    as: 'candidate',
    path: ({ formToFill }) => `${formToFill}/check`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit application' }).click();
      await page.getByText('Confirm the honesty statement.').first().waitFor();
    },
  },
  {
    name: 'builder-preview-form',
    as: 'admin',
    path: ({ jobWithForm }) => `/builder/${jobWithForm}/preview/form/1`,
  },
  ...(['criteria', 'stages', 'questions'] as const).map(
    (step): ScreenToCheck => ({
      name: `builder-${step}-of-every-kind`,
      as: 'admin',
      path: ({ jobWithForm }) => `/builder/${jobWithForm}/${step}`,
    }),
  ),
  {
    name: 'candidates-with-must-haves',
    as: 'admin',
    path: ({ jobWithForm }) => `/manage/${jobWithForm}`,
  },
];
