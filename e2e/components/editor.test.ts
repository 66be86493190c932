import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test('the text is there before the editor; whoever goes in writes on, and makes words bold by key', async () => {
  const page = await show('editor');
  const box = page.getByRole('textbox', { name: 'What they do' });
  await expect.poll(() => box.textContent()).toBe('Keeps the boat safe.');
  await box.click();
  await page.locator('[contenteditable=true]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect
    .poll(() => page.locator('output').textContent())
    .toContain('<strong>Keeps the boat safe.</strong>');
  expect(await page.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('the tools are one stop of the Tab key, and arrows move along them', async () => {
  const page = await show('editor');
  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await name()).toBe('Italic');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await name()).toBe('Link');
  await page.keyboard.press('Tab');
  expect(
    await page.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement)),
  ).toBe(false);
});

test('an editor that does not arrive says so, and the text stays to be read', async () => {
  const page = await show('editor');
  await page.route('**/rich-text-editor*', (route) => route.abort());
  const box = page.getByRole('textbox', { name: 'What they do' });
  await box.click();
  await page.getByRole('alert').getByText('The editor did not load.').waitFor();
  await expect.poll(() => box.textContent()).toBe('Keeps the boat safe.');
});
