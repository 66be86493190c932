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

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
