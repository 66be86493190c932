import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const fillingInAFormScreensToCheck: ScreenToCheck[] = [
  { name: 'form-to-fill', as: 'candidate', path: ({ formToFill }) => `${formToFill}/form/1` },
  {
    name: 'form-of-every-kind',
    as: 'candidate',
    path: ({ formOfEveryKind }) => `${formOfEveryKind}/form/1`,
    prepare: async (page) => {
      await page
        .getByRole('group', { name: /driving licence/ })
        .getByLabel('Yes')
        .check();
      await page.getByLabel('Of which class?').waitFor();
    },
  },
  {
    name: 'form-read-back',
    as: 'candidate',
    path: ({ formReadBack }) => `${formReadBack}/form/1`,
    prepare: async (page) => {
      await page.getByLabel('How far would you travel?').fill('1,234');
      await page.getByLabel('How far would you travel?').blur();
      await page.getByText('We read this as 1,234').waitFor();
    },
  },
  {
    name: 'form-not-understood',
    as: 'candidate',
    path: ({ formNotUnderstood }) => `${formNotUnderstood}/form/1`,
    prepare: async (page) => {
      await page.getByLabel('How far would you travel?').fill('twelve');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByRole('alert').getByText('Write a number of km').waitFor();
    },
  },
  {
    name: 'form-changed-elsewhere',
    as: 'candidate',
    path: ({ formChangedElsewhere }) => `${formChangedElsewhere}/form/1`,
    prepare: async (page) => {
      const address = (await page.locator('form[data-form]').getAttribute('data-form')) ?? '';
      const drawn = Number(await page.locator('[name=version]').inputValue());
      await page.request.put(address, {
        data: { fields: { 'item-short': `Town ${drawn}` }, version: drawn },
      });
      await page.getByLabel('Which town do you live in?').fill('Millford');
      await page.getByLabel('Which town do you live in?').blur();
      await page.getByRole('heading', { name: 'These answers were changed' }).waitFor();
    },
  },
  {
    name: 'questions-gone',
    as: 'candidate',
    path: ({ formToFill }) => `${formToFill}/form/1`,
    prepare: async (page) => {
      // As an older tab would, which shows a form that is not asked any more.
      await page.locator('[name=stage]').evaluate((field) => field.setAttribute('value', '0'));
      await page.getByLabel('How long is your notice?').fill('Until the end of the harvest');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByRole('heading', { name: 'not asked any more' }).waitFor();
    },
  },
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
