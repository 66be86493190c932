import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test('an item of every kind has its question for a label, and is sent as its answer is read', async () => {
  const page = await show('items');
  await page.getByRole('textbox', { name: 'What happened?' }).fill('It rained.');
  await page.getByRole('textbox', { name: 'Which town?' }).fill('Brackwater');
  await page.getByRole('textbox', { name: 'How far?' }).fill('1.234,5');
  const shift = page.getByRole('group', { name: 'Which shift?' });
  await shift.getByRole('radio', { name: 'Late' }).check();
  const shifts = page.getByRole('group', { name: 'Which shifts?' });
  await shifts.getByRole('checkbox', { name: 'Early' }).check();
  await shifts.getByRole('checkbox', { name: 'At night' }).check();
  await page.getByRole('group', { name: 'Do you have a licence?' }).getByText('No').click();
  await page.getByRole('checkbox', { name: 'These answers are my own.' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('status')
    .getByText(
      'story=It rained.; town=Brackwater; way=1.234,5; start=31 February; shift=b; shifts.a=yes; shifts.c=yes; licence=no; own=yes; work=',
    )
    .waitFor();
});

test('an answer that was not understood stays as it was typed, with what to do about it', async () => {
  const page = await show('items');
  const start = page.getByLabel('From when?');
  await expect.poll(() => start.inputValue()).toBe('31 February');
  await expect.poll(() => start.getAttribute('aria-invalid')).toBe('true');
  const described = (await start.getAttribute('aria-describedby')) ?? '';
  const words = described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
  expect(await Promise.all(words)).toEqual([
    'From 1 May 2026 on.',
    'There is no such day in the calendar.',
  ]);
});

test('what was chosen without having to can be taken back', async () => {
  const page = await show('items');
  const shift = page.getByRole('group', { name: 'Which shift?' });
  await shift.getByRole('radio', { name: 'Late' }).check();
  await shift.getByRole('radio', { name: 'No answer' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('status')
    .getByText(/; shift=; /)
    .waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'No answer' }).count()).toBe(1);
});
