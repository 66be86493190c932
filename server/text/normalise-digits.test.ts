import { expect, test } from 'vitest';
import { normaliseDigits } from './normalise-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['١٬٢٣٤٫٥٦', '1٬234٫56'],
  ['12 kg', '12 kg'],
  ['½ ⅷ 三', '½ ⅷ 三'],
])('%j is %j', (text, normalised) => {
  expect(normaliseDigits(text)).toBe(normalised);
});
