import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, somebody, staff } = setUpBrowser();

const candidates = [
  { firstName: 'Oriel', lastName: 'Tamsin', email: 'oriel.tamsin@example.com' },
  { firstName: 'Bodhi', lastName: 'Larkspur', email: 'bodhi.larkspur@example.com' },
  { firstName: 'Ngaire', lastName: 'Holloway', email: 'ngaire.holloway@example.com' },
  { firstName: 'Piotr', lastName: 'Ashgrove', email: 'piotr.ashgrove@example.com' },
  { firstName: 'Samira', lastName: 'Quillfeather', email: 'samira.quillfeather@example.com' },
];

test('a role is built, published, applied for, reviewed blind, and somebody is hired', async () => {
  const admin = await staff('admin@demo.test');
  const applyPath = await buildAndPublish(admin.page);

  for (const candidate of candidates) await apply(applyPath, candidate);

  const reviewers = await sendToReview(admin.page);
  for (const address of reviewers) await review(address);

  await admin.page.reload();
  await admin.page.getByRole('link', { name: /Leaderboard/ }).click();
  await expect.poll(() => admin.page.getByText('5.00').count()).toBeGreaterThan(0);
  await expect.poll(() => admin.page.getByText('Quillfeather').count()).toBe(0);

  await admin.page.getByRole('button', { name: 'Release names' }).click();
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: /Release/ })
    .click();
  await admin.page.getByText('Samira Quillfeather').first().waitFor();

  await decide(admin.page);
});

async function buildAndPublish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start a new role' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Night Baker');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.waitForURL('**/builder/*/new/high-volume');

  await page.getByLabel('Open until filled').check();
  await page.getByRole('link', { name: /Continue to job description/i }).click();
  await page
    .getByLabel('What candidates read')
    .fill(
      'You bake through the night so that a town has bread in the morning. You will work with two others, plan the week with them, and teach whoever comes new.',
    );
  await page.getByRole('link', { name: /Continue to criteria/i }).click();
  await page.getByLabel('Add a criterion').fill('Judgement');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByRole('link', { name: /Continue to stages/i }).click();
  await page.getByRole('link', { name: /Continue to questions/i }).click();
  await page.getByRole('button', { name: 'Add question to Written answers' }).click();
  await page.getByRole('menuitem', { name: /^Long text/ }).click();
  await page.getByRole('checkbox', { name: 'Judgement' }).check();
  await page
    .getByLabel('What will you ask?')
    .fill('The oven fails at three in the morning. What do you do until five?');
  await page.getByLabel(/Poor/).fill('Waits for somebody else to come.');
  await page.getByLabel(/Acceptable/).fill('Calls for help and saves some of the dough.');
  await page
    .getByLabel(/Excellent/)
    .fill('Saves the dough, uses what still works and tells the shops early.');
  await page.getByRole('link', { name: /Continue to team/i }).click();
  for (const name of ['Deepa Raman', 'Callum Brathwaite']) {
    await page.getByLabel(new RegExp(name)).selectOption({ label: 'Reviews answers' });
  }
  await page.getByRole('link', { name: /Continue to e-mails/i }).click();
  await page.getByRole('link', { name: /Continue to equal opportunities/i }).click();
  await page.getByRole('link', { name: /Continue to check/i }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByLabel('Link for candidates').inputValue();
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await dialog.getByRole('link', { name: 'Go to the candidates' }).click();
  expect(link).toContain(`${baseUrl}/apply/`);
  return link;
}

/** As a candidate would on a phone: by the link of the role, then by the one in the e-mail. */
async function apply(
  path: string,
  { firstName, lastName, email }: (typeof candidates)[number],
): Promise<void> {
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(path);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel(/E-?mail/i).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me my link' }).click();
  await page.getByRole('heading', { name: /Check your e-mail/i }).waitFor();

  await page.goto(linkInEmail(await waitForEmailTo(baseUrl, email), '/application/'));
  await page.getByRole('button', { name: 'Skip all' }).click();
  await page
    .getByRole('textbox')
    .fill(
      `My name is ${firstName} ${lastName}. First I would switch off the gas and put the dough somewhere cold. Then I would ring the shops before they open.`,
    );
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('I confirm this.').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/status');
  await waitForEmailTo(baseUrl, email, /^Thank you: your application/);
  await context.close();
}

async function sendToReview(page: Page): Promise<string[]> {
  await page.reload();
  await page.getByRole('link', { name: /^Submitted/ }).click();
  await page.getByRole('checkbox', { name: 'Choose everybody on this page' }).check();
  await page.getByRole('button', { name: 'Send 5 to blind review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Maren Okoro').uncheck();
  await dialog.getByLabel('Deepa Raman').check();
  await dialog.getByLabel('Callum Brathwaite').check();
  await dialog.getByLabel('Reviews per answer').fill('2');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await dialog.waitFor({ state: 'detached' });
  return ['reviewer@demo.test', 'callum@demo.test'];
}

/** By the link in the e-mail, with the keyboard alone, and without ever meeting a name. */
async function review(address: string): Promise<void> {
  const { page, context } = await somebody();
  await page.goto(
    linkInEmail(await waitForEmailTo(baseUrl, address, /Night Baker/), '/review-app/'),
  );
  await page.getByRole('button', { name: /Start/ }).click();
  await page.getByRole('button', { name: 'Read the first answer' }).click();
  for (const place of candidates.keys()) {
    await page.getByText(`Answer ${place + 1} of ${candidates.length}`).waitFor();
    const text = await page.locator('body').innerText();
    for (const { firstName, lastName } of candidates)
      expect(text).not.toMatch(new RegExp(`${firstName}|${lastName}`, 'i'));
    await page.keyboard.press('5');
    await page.getByText(/Saved\./).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Finish and lock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and lock' }).click();
  await page.getByRole('heading', { name: /Thank you/ }).waitFor();
  await context.close();
}

async function sayWhy(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('In words').fill('By what they wrote.');
  await dialog.getByRole('button', { name: act }).click();
}

async function decide(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Candidates/ }).click();
  await page.getByRole('link', { name: /^In Review/ }).click();
  await page.getByRole('checkbox', { name: /Samira Quillfeather/ }).check();
  await page.getByRole('button', { name: /Move 1 to interviews/ }).click();
  await sayWhy(page, 'Move to interviews');
  await page.getByText('1 candidate moved to interviews.').waitFor();
  await page.getByRole('checkbox', { name: /Oriel Tamsin/ }).check();
  await page.getByRole('button', { name: 'Reject 1' }).click();
  await sayWhy(page, 'Reject');
  await page
    .locator('[popover][role="status"] > div', { hasText: 'rejected' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByText(/Taken back/).waitFor();
  await page.getByRole('link', { name: /^Interviews & Tasks/ }).click();
  await page.getByRole('checkbox', { name: /Samira Quillfeather/ }).check();
  await page.getByRole('button', { name: 'Hire 1' }).click();
  await sayWhy(page, 'Hire');
  await page.getByText('1 candidate hired.').waitFor();
  await page.goto('/dashboard?search=night');
  const card = page.getByRole('article', { name: 'Night Baker', exact: true });
  await card.getByText('HIRED').waitFor();
  await expect.poll(async () => (await card.innerText()).replace(/\s+/g, ' ')).toMatch(/HIRED 1/);
}
