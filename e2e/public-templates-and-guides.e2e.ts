import { expect, test } from 'vitest';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { somebody } = setUpBrowser();

test('somebody without an account finds a template by keyboard alone, reads it and signs up with it', async () => {
  const { page, context } = await somebody();
  await page.goto('/org-signup/template-list');
  expect(await page.title()).toMatch(/^Welcome/);
  await expect
    .poll(() => page.getByRole('banner').or(page.getByRole('contentinfo')).count())
    .toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
  await page.keyboard.type('safety');
  await page.keyboard.press('Enter');
  await page.getByText('3 of 12 templates for “safety”').waitFor();
  const job = page.getByRole('link', { name: 'Nurse Manager' });
  await job.focus();
  expect(await job.evaluate((it) => getComputedStyle(it, '::after').outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nurse Manager' }).waitFor();
  await expect.poll(() => page.getByText('5 stars').count()).toBe(4);
  await page.getByRole('link', { name: 'Start with this role' }).press('Enter');
  await page.waitForURL('**/org-signup-new/1?template=nurse-manager');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('the guides are read one after the other on a phone, without scripts, and printed', async () => {
  const { page, context } = await somebody({
    screen: phoneWindowSize,
    javaScript: false,
    dark: true,
  });
  await page.goto('/education');
  await page.getByRole('link', { name: 'Scoring answers' }).click();
  await page.getByRole('link', { name: 'Worked example: 4.11 against 4.00' }).click();
  expect(new URL(page.url()).hash).toBe('#worked-example-4-11-against-4-00');
  await page.getByRole('link', { name: /^Next guide/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Structured interviews' }).waitFor();
  expect(await page.locator('blockquote').first().evaluate(fontOf)).toMatch(/Serif/);
  expect(await page.getByRole('article').locator('p').first().evaluate(fontOf)).toMatch(
    /^"?Figtree/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('navigation', { name: 'In this guide' }).count()).toBe(0);
  expect(await page.locator('body').evaluate((it) => getComputedStyle(it).color)).toBe(
    'rgb(0, 0, 0)',
  );
  await context.close();
});

function fontOf(element: Element): string {
  return getComputedStyle(element).fontFamily;
}
