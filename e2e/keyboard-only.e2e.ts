import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { openMenu } from './open-menu.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';

/** Only these keys, and letters where one writes: no mouse, no shortcut, no focus that a person could not reach. */
const { baseUrl, somebody } = setUpBrowser();
const TABS_MAX = 150;

test('whoever has only a keyboard logs in, starts a role and publishes it', async () => {
  const { page, context } = await somebody();
  await logIn(page);

  await press(page.getByRole('button', { name: 'Start a new role' }));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Lock Keeper');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/new/high-volume');

  await tabTo(page.getByLabel('At a set time'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByLabel('Open until filled').isChecked()).toBe(true);
  await press(page.getByRole('link', { name: /Continue to job description/ }));
  await write(
    page.getByLabel('What candidates read'),
    'You open the lock for forty boats a day, and keep the towpath safe for everybody who walks on it.',
  );
  await press(page.getByRole('link', { name: /Continue to criteria/ }));
  await addCriteria(page);
  await press(page.getByRole('link', { name: /Continue to stages/ }));
  await addStages(page);
  await press(page.getByRole('link', { name: /Continue to questions/ }));
  await askByWrittenAnswer(page);
  await askByForm(page);
  await askByTest(page);
  await press(page.getByRole('link', { name: /Continue to team/ }));
  await tabTo(page.getByLabel(/Wole Ashcombe/));
  await page.keyboard.type('Reviews');
  await expect.poll(() => page.getByLabel(/Wole Ashcombe/).inputValue()).toBe('reviewer');
  await press(page.getByRole('link', { name: /Continue to e-mails/ }));
  await press(page.getByRole('link', { name: /Continue to equal opportunities/ }));
  await press(page.getByRole('link', { name: /Continue to check/ }));
  await page.getByText('Nothing is missing.').waitFor();
  await press(page.getByRole('button', { name: 'Publish role' }));
  await page.getByRole('heading', { name: 'Lock Keeper is open' }).waitFor();
  await press(page.getByRole('dialog').getByRole('link', { name: 'Go to the candidates' }));
  await page.getByText('No candidates yet').waitFor();
  await context.close();
});

test('whoever has only a keyboard sends to review, reviews and decides', async () => {
  const { page, context } = await somebody();
  await logIn(page);
  // Newer roles of other stories may have pushed it off the first page.
  await write(page.getByRole('searchbox', { name: 'Search by job title' }), 'Payroll');
  await page.waitForURL((url) => url.search.includes('Payroll'));
  await press(page.getByRole('link', { name: 'Payroll Coordinator', exact: true }));
  await press(page.getByRole('link', { name: /^Submitted/ }));
  await toggle(page.getByRole('checkbox', { name: 'Choose everybody on this page' }));
  await press(page.getByRole('button', { name: /^Send \d+ to blind review/ }), 'Shift+Tab');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/about \d+ min/).waitFor();
  await press(dialog.getByRole('button', { name: 'Send to review' }));
  await page.getByText(/sent to blind review/).waitFor();

  await review(
    linkInEmail(
      await waitForEmailTo(baseUrl, 'wole@demo.test', /Payroll Coordinator/),
      '/review-app/',
    ),
  );

  await press(page.getByRole('link', { name: /^In Review/ }));
  const somebodyThere = page.getByRole('checkbox', { name: /^Choose [A-Z]{2}-/ }).first();
  await toggle(somebodyThere);
  await press(page.getByRole('button', { name: 'Move 1 to interviews' }), 'Shift+Tab');
  await write(dialog.getByLabel('In words'), 'By what they wrote.');
  await press(dialog.getByRole('button', { name: 'Move to interviews' }));
  await page.getByText('1 candidate moved to interviews.').waitFor();
  await press(page.getByRole('link', { name: /^Interviews & Tasks/ }));
  await toggle(somebodyThere);
  await press(page.getByRole('button', { name: 'Hire 1' }), 'Shift+Tab');
  await write(dialog.getByLabel('In words'), 'By how they worked.');
  await press(dialog.getByRole('button', { name: 'Hire' }));
  await page.getByText('1 candidate hired.').waitFor();
  await context.close();
});

/** Two criteria, of which the second is moved to the front; the button that moves it keeps the focus. */
async function addCriteria(page: Page): Promise<void> {
  await write(page.getByLabel('Add a criterion'), 'Judgement');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Safe near water');
  await page.keyboard.press('Enter');
  const up = page.getByRole('button', { name: 'Move up: Safe near water' });
  await press(up, 'Shift+Tab');
  await expect.poll(() => names(page)).toEqual(['Safe near water', 'Judgement']);
  const down = page.getByRole('button', { name: 'Move down: Safe near water' });
  await expect.poll(() => hasFocus(down)).toBe(true);
  await tabTo(page.getByRole('radio', { name: 'Essential' }).last());
  await page.keyboard.press('ArrowRight');
  await page.getByRole('navigation').getByText('1 essential, 1 desirable').waitFor();
}

async function names(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox', { name: 'Name' }).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** A form and a test beside the written answers; the form is moved to the front. */
async function addStages(page: Page): Promise<void> {
  await choose(page.getByRole('button', { name: 'Add stage' }), /^Form/);
  await choose(page.getByRole('button', { name: 'Add stage' }), /^Test/);
  await press(page.getByRole('button', { name: 'Move up: Form' }), 'Shift+Tab');
  await page.getByRole('group', { name: 'Stage 1 of 3: Form' }).waitFor();
  await write(page.getByRole('spinbutton', { name: 'Minutes (optional)' }), '20');
}

async function askByWrittenAnswer(page: Page): Promise<void> {
  await choose(page.getByRole('button', { name: 'Add question to Written answers' }), /^Long text/);
  await write(
    page.getByLabel('What will you ask?'),
    'Two boats reach the lock at once. What do you do?',
  );
  await toggle(page.getByRole('checkbox', { name: 'Judgement' }));
  await toggle(page.getByRole('checkbox', { name: 'Safe near water' }), 'Shift+Tab');
  await write(page.getByLabel(/Poor/), 'Lets them argue it out.');
  await write(page.getByLabel(/Acceptable/), 'Goes by who came first.');
  await write(page.getByLabel(/Excellent/), 'Takes both if they fit, and says why.');
}

async function askByForm(page: Page): Promise<void> {
  await choose(page.getByRole('button', { name: 'Add question to Form' }), /^Yes or no/);
  await write(page.getByLabel('What will you ask?'), 'Do you have a boat licence?');
  await toggle(page.getByRole('switch', { name: 'Must-have' }));
}

async function askByTest(page: Page): Promise<void> {
  await choose(page.getByRole('button', { name: 'Add question to Test' }), /^One of several/);
  await write(page.getByLabel('What will you ask?'), 'Which boat goes through first?');
  await press(page.getByRole('button', { name: 'Add option' }));
  await write(page.getByRole('textbox', { name: 'Option 1' }), 'The one with passengers');
  await page.keyboard.press('Enter');
  await write(page.getByRole('textbox', { name: 'Option 2' }), 'The one that came last');
  const points = page.getByRole('spinbutton', { name: 'Points' }).first();
  await tabTo(points, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => points.inputValue()).toBe('0.5');
  await toggle(page.getByRole('checkbox', { name: 'Judgement' }));
}

/** Opens a menu and goes down in it to one of its items. */
async function choose(opener: Locator, item: RegExp): Promise<void> {
  const wanted = opener.page().getByRole('menuitem', { name: item });
  await openMenu(wanted, () => press(opener));
  for (let steps = 0; steps < TABS_MAX && !(await hasFocus(wanted)); steps += 1)
    await opener.page().keyboard.press('ArrowDown');
  await opener.page().keyboard.press('Enter');
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await write(page.getByLabel('Email'), 'admin@demo.test');
  await write(page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
}

/** From the overview to the lock, one button after the other; wherever there are stars, some are given. */
async function review(link: string): Promise<void> {
  const { page, context } = await somebody();
  await page.goto(link);
  const on = page.getByRole('button', {
    name: /^(Start|Continue) reviewing|^Read the first answer|^Next answer|^End of question|^Next question|^To the end|^Finish and lock/,
  });
  const done = page.getByRole('heading', { name: /^Thank you/ });
  for (let pages = 0; pages < 60 && (await page.getByRole('dialog').count()) === 0; pages += 1) {
    await on.waitFor();
    if ((await page.getByRole('radio').count()) > 0) {
      await tabTo(page.getByRole('radio').first());
      await page.keyboard.press('ArrowRight');
      await page.getByText(/2 stars.*Saved\./).waitFor();
    }
    const before = page.url();
    await press(on);
    if (!before.endsWith('finish')) await page.waitForURL((url) => url.href !== before);
  }
  await press(page.getByRole('dialog').getByRole('button', { name: 'Finish and lock' }));
  await done.waitFor();
  await context.close();
}

async function press(target: Locator, step: Step = 'Tab'): Promise<void> {
  await tabTo(target, step);
  await target.page().keyboard.press('Enter');
}

async function toggle(target: Locator, step: Step = 'Tab'): Promise<void> {
  await tabTo(target, step);
  await target.page().keyboard.press('Space');
}

async function write(target: Locator, words: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(words);
}

type Step = 'Tab' | 'Shift+Tab';

/** Steps through the page until the target has the focus, and finds that the focus can be seen there. */
async function tabTo(target: Locator, step: Step = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < TABS_MAX; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const isSeen = await target.evaluate(showsFocus);
      expect(isSeen, `the focus on ${String(target)} can be seen`).toBe(true);
      return;
    }
    await target.page().keyboard.press(step);
  }
  throw new Error(`${String(target)} was not reached with ${step}`);
}

/** An outline, a shadow or a border of its own, on the element or on what stands around it as one part. */
function showsFocus(element: Element): boolean {
  const parts = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    ...(element.parentElement?.children ?? []),
  ];
  return parts.some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
}
