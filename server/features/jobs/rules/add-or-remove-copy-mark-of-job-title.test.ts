import { expect, test } from 'vitest';
import { titleOfJobCopy } from './add-or-remove-copy-mark-of-job-title.ts';

test.each([
  ['Baker', 'Baker (copy)'],
  ['Baker (copy)', 'Baker (copy 2)'],
  ['Baker (copy 2)', 'Baker (copy 3)'],
  ['Baker (nights)', 'Baker (nights) (copy)'],
  ['(copy)', '(copy) (copy)'],
  ['x'.repeat(249), `${'x'.repeat(249)} (copy)`],
  ['x'.repeat(256), `${'x'.repeat(249)} (copy)`],
  [`${'x'.repeat(248)} yz`, `${'x'.repeat(248)} (copy)`],
  [`${'x'.repeat(248)}𝔘𝔘𝔘𝔘`, `${'x'.repeat(248)} (copy)`],
  [`${'x'.repeat(248)} (copy)`, `${'x'.repeat(247)} (copy 2)`],
])('a copy of %j is called %j', (title, copied) => {
  expect(titleOfJobCopy(title)).toBe(copied);
});

test('no copy has a longer title than a role may have, and none ends in half a character', () => {
  for (const title of ['x'.repeat(256), '𝔘'.repeat(128), `x${'𝔘'.repeat(127)}`]) {
    const copied = titleOfJobCopy(title);
    expect([copied.length <= 256, copied.isWellFormed()]).toEqual([true, true]);
  }
});

test('a second copy has the next number that is free', () => {
  expect(titleOfJobCopy('Baker', ['Baker', 'Baker (copy)'])).toBe('Baker (copy 2)');
  expect(titleOfJobCopy('Baker (copy)', ['Baker (copy)', 'Baker (copy 2)'])).toBe('Baker (copy 3)');
});
