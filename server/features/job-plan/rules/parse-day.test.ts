import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDayInLocale } from './parse-day.ts';

const plain = (day: string) => ({ day, isAmbiguous: false });
const byLocale = (day: string) => ({ day, isAmbiguous: true });

test.each([
  ['2026-05-03', 'en-US', plain('2026-05-03')],
  ['2026/5/3', 'en-GB', plain('2026-05-03')],
  ['3.5.2026', 'de-DE', byLocale('2026-05-03')],
  ['3. 5. 2026', 'de-DE', byLocale('2026-05-03')],
  ['03/05/2026', 'en-GB', byLocale('2026-05-03')],
  ['03/05/2026', 'en-US', byLocale('2026-03-05')],
  ['03/05/2026', 'en-CA', byLocale('2026-05-03')],
  ['3-5-2026', 'nl-NL', byLocale('2026-05-03')],
  ['5 5 2026', 'en-GB', plain('2026-05-05')],
  ['13/05/2026', 'en-US', plain('2026-05-13')],
  ['05/13/2026', 'en-GB', plain('2026-05-13')],
  ['٠٣/٠٥/٢٠٢٦', 'en-GB', byLocale('2026-05-03')],
  ['۱۳/۰۵/۲۰۲۶', 'en-GB', plain('2026-05-13')],
  ['29/02/2028', 'en-GB', plain('2028-02-29')],
  ['29/02/2000', 'en-GB', plain('2000-02-29')],
  ['3 May 2026', 'de-DE', plain('2026-05-03')],
  ['May 3rd, 2026', 'en-US', plain('2026-05-03')],
  ['3. Mai 2026', 'de-DE', plain('2026-05-03')],
  ['1er mai 2026', 'fr-FR', plain('2026-05-01')],
  ['3 Sept 2026', 'en-GB', plain('2026-09-03')],
  ['3 december 2026', 'nl-NL', plain('2026-12-03')],
])('%j in %s', (text, locale, day) => {
  expect(parseDayInLocale(text, locale)).toEqual(day);
});

test.each([
  ['29/02/2027', 'no-such-day'],
  ['29/02/1900', 'no-such-day'],
  ['29 February 2027', 'no-such-day'],
  ['31/04/2026', 'no-such-day'],
  ['2026-04-31', 'no-such-day'],
  ['2026-13-01', 'no-such-day'],
  ['00/05/2026', 'no-such-day'],
  ['05/00/2026', 'no-such-day'],
  ['01/01/0099', 'no-such-day'],
  ['3/5/26', 'short-year'],
  ['03.05.126', 'short-year'],
  ['3 Brumaire 2026', 'no-date'],
  ['3 May 26', 'no-date'],
  ['May 2026', 'no-date'],
  ['2026', 'no-date'],
  ['20260503', 'no-date'],
  ['2026-05-03T10:00', 'no-date'],
  ['3/5.2026', 'no-date'],
  ['123/05/2026', 'no-date'],
  ['tomorrow', 'no-date'],
  ['', 'no-date'],
])('%j is refused: %s', (text, problem) => {
  expect(parseDayInLocale(text, 'en-GB')).toEqual({ problem });
  expect(parseDayInLocale(text, 'en-US')).toEqual({ problem });
});

test('whatever day a locale writes, in figures or in words, is read back', () => {
  const locales = ['en-GB', 'en-US', 'en-CA', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'nl-NL', 'en-NZ'];
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom('figures', 'words'),
      fc.date({
        min: new Date('1900-01-01'),
        max: new Date('2999-12-31'),
        noInvalidDate: true,
      }),
      (locale, form, date) => {
        const format = new Intl.DateTimeFormat(locale, {
          timeZone: 'UTC',
          year: 'numeric',
          month: form === 'words' ? 'long' : 'numeric',
          day: 'numeric',
        });
        return (
          parseDayInLocale(format.format(date), locale).day === date.toISOString().slice(0, 10)
        );
      },
    ),
  );
});
