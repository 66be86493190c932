import type { Page } from 'playwright-core';

/** Names long enough that lines wrap. */
export const exampleSignUp = {
  firstName: 'Ada',
  lastName: 'Quill',
  orgName: 'The Royal Borough Allotment Association and Horticultural Friends Society',
};

export async function fillSignUpPersonStep(
  page: Page,
  email = `ada.${Date.now()}@example.com`,
): Promise<void> {
  await page.getByLabel('First name').fill(exampleSignUp.firstName);
  await page.getByLabel('Last name').fill(exampleSignUp.lastName);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your organisation' }).waitFor();
}

export async function fillSignUpOrganisationStep(
  page: Page,
  name = exampleSignUp.orgName,
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('What it does').selectOption('Education');
  await page.getByLabel('People who work there').selectOption('11-50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'What brings you here?' }).waitFor();
}
