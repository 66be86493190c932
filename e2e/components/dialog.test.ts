import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test('a dialog takes the focus, keeps it, and gives it back to what opened it', async () => {
  const page = await show('dialog');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Close this role' });
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Close role' }).evaluate(isFocused))
    .toBe(true);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.getByRole('button', { name: 'Behind', includeHidden: true }).evaluate(isFocused),
    ).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate(isFocused)).toBe(true);
});

test.each([
  ['its cross', 'Close'],
  ['what it asks', 'Close role'],
  ['what declines', 'Cancel'],
])('a dialog is closed by %s', async (_, name) => {
  const page = await show('dialog');
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this role' });
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a press beside a dialog closes it, one within does not', async () => {
  const page = await show('dialog');
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this role' });
  await dialog.getByRole('heading').click();
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await page.mouse.click(3, 3);
  await dialog.waitFor({ state: 'detached' });
});

test('a press on its scrollbar is no press beside a dialog', async () => {
  const page = await show('dialog');
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this role' });
  await dialog.evaluate((element) => element.style.setProperty('padding-inline-end', '20px'));
  // Where a scrollbar would stand the dialog itself is pressed, as beside it.
  const { x, y, width, height } = (await dialog.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width - 6, y + height / 2);
  await expect.poll(() => dialog.isVisible()).toBe(true);
});

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(3, 3)],
  ['its cross', (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
])('%s asks before a text is lost, and closes where none is', async (_, leave) => {
  const page = await show('writing-dialog');
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to them' });
  const text = dialog.getByLabel('Text');
  await text.fill('Hello, all,');
  await leave(page);
  await dialog.getByText('What you wrote here is not saved.').waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Go on writing' }).evaluate(isFocused))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.getByText('What you wrote here is not saved.').count()).toBe(0);
  await expect.poll(() => text.inputValue()).toBe('Hello, all,');
  await leave(page);
  await dialog.getByRole('button', { name: 'Close and lose it' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Open' }).click();
  await text.focus();
  await leave(page);
  await dialog.waitFor({ state: 'detached' });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
