import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumberInLocale } from './parse-number.ts';

const plain = (value: number, decimals = 0) => ({ value, decimals, isAmbiguous: false });
const byLocale = (value: number, decimals = 0) => ({ value, decimals, isAmbiguous: true });

test.each([
  ['1.234,56', 'en-GB', plain(1234.56, 2)],
  ['1,234.56', 'de-DE', plain(1234.56, 2)],
  ['1 234,56', 'en-GB', plain(1234.56, 2)],
  ['1\u202f234,56', 'fr-FR', plain(1234.56, 2)],
  ['1\u00a0234', 'fr-FR', plain(1234)],
  ['1’234.56', 'de-CH', plain(1234.56, 2)],
  ["1'234'567", 'de-CH', plain(1_234_567)],
  ['12,34,567.8', 'en-IN', plain(1_234_567.8, 1)],
  ['1,23,456', 'en-GB', plain(123_456)],
  ['١٬٢٣٤٫٥٦', 'en-GB', plain(1234.56, 2)],
  ['۱٬۲۳۴٫۵۶', 'en-GB', plain(1234.56, 2)],
  ['۴۲', 'de-DE', plain(42)],
  ['४२', 'en-IN', plain(42)],
  ['-5', 'en-GB', plain(-5)],
  ['−5,5', 'de-DE', plain(-5.5, 1)],
  ['– 5', 'de-DE', plain(-5)],
  ['+5', 'en-GB', plain(5)],
  ['-0', 'en-GB', plain(0)],
  ['5.', 'en-GB', plain(5)],
  ['.5', 'en-GB', plain(0.5, 1)],
  ['2.50', 'en-GB', plain(2.5, 1)],
  ['1.23', 'de-DE', plain(1.23, 2)],
  ['0.123', 'de-DE', plain(0.123, 3)],
  ['1234.567', 'de-DE', plain(1234.567, 3)],
  ['1.234.567', 'en-GB', plain(1_234_567)],
  ['1.234', 'en-GB', byLocale(1.234, 3)],
  ['1.234', 'de-DE', byLocale(1234)],
  ['1,234', 'en-GB', byLocale(1234)],
  ['1,234', 'de-DE', byLocale(1.234, 3)],
  ['1.234', 'fr-FR', byLocale(1234)],
  ['1.234', 'de-CH', byLocale(1.234, 3)],
  ['-999,999', 'en-GB', byLocale(-999_999)],
  ['1.200', 'en-GB', byLocale(1.2, 1)],
  ['123456789012345', 'en-GB', plain(123_456_789_012_345)],
])('%j in %s', (text, locale, number) => {
  expect(parseNumberInLocale(text, locale)).toEqual(number);
});

test.each([
  '',
  '-',
  '.',
  'five',
  '1e5',
  'NaN',
  'Infinity',
  '0x10',
  '½',
  '5 %',
  '--5',
  '5-',
  '(5)',
  '1.2.3',
  '1,2,3',
  '1.234,567.89',
  '1,234.567,8',
  '1.234 567',
  '1 23',
  '12 34 567',
  "1'234 567",
  '1234,567,890',
  '1..5',
  '5 5',
  '1,234,56',
  '1234567890123456',
  '9'.repeat(10_000),
])('%j is no number', (text) => {
  expect(parseNumberInLocale(text, 'en-GB')).toBeUndefined();
  expect(parseNumberInLocale(text, 'de-DE')).toBeUndefined();
});

test('whatever a locale writes is read back as the same number', () => {
  const locales = ['en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'nl-NL', 'ar-EG', 'fa-IR'];
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      (locale, digits, decimals) => {
        const value = digits / 10 ** decimals;
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
        // Marks of direction are taken out before.
        const read = parseNumberInLocale(text.replaceAll(/[\u200e\u200f\u061c]/gu, ''), locale);
        return read?.value === value || (value === 0 && read?.value === 0);
      },
    ),
  );
});

test('no text is too much for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const read = parseNumberInLocale(text, 'en-GB');
      return read === undefined || Number.isFinite(read.value);
    }),
  );
});
