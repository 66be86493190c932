import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test('every bar has words, and the arrows move over them from one stop of the Tab key', async () => {
  const page = await show('chart');
  const chart = page.getByRole('group', { name: 'Gender by step' });
  const bars = chart.getByRole('img');
  await bars.first().waitFor();
  const says = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getAttribute('aria-label') ?? ''),
  );
  expect(says).toHaveLength(4);
  expect(says[0]).toMatch(/Woman.*60/);
  expect(
    await bars.evaluateAll(
      (all) => all.filter((bar) => bar.getAttribute('tabindex') === '0').length,
    ),
  ).toBe(1);
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe(says[0]);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(says[1]);
  await page.getByText(says[1] ?? '', { exact: true }).waitFor();
  await page.keyboard.press('End');
  expect(await focused()).toBe(says[3]);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(says[3]);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(says[0]);
});

test('the chart is as wide as its place, also when that changes', async () => {
  const page = await show('chart');
  const chart = page.getByRole('group', { name: 'Gender by step' });
  await chart.waitFor();
  await page.setViewportSize({ width: 700, height: 600 });
  await expect.poll(async () => (await chart.boundingBox())?.width).toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await chart.boundingBox())?.width).toBeLessThanOrEqual(390);
});
