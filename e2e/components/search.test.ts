import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test.each(['C++', '100%', 'a+b %2B', 'R&D?'])(
  'a search for %s stays itself while it is typed, and in the address',
  async (words) => {
    const page = await show('search');
    const field = page.getByLabel('Search');
    await field.pressSequentially(words);
    await expect.poll(() => page.locator('output').textContent()).toContain(JSON.stringify(words));
    await expect.poll(() => field.inputValue()).toBe(words);
    expect(new URL(page.url()).searchParams.get('search')).toBe(words);
    await page.goBack();
  },
);
