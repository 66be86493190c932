import type { ItemAnsweredByCandidate } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import type { RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { isItemAnsweredByCandidate, parseItemAnswer } from './parse-item-answer.ts';

const answered = Object.values(items).filter(isItemAnsweredByCandidate);
const read = (
  item: ItemAnsweredByCandidate,
  raw: RawPlanItemAnswer,
  locale: 'en-GB' | 'de-DE' | 'other' = 'en-GB',
) => parseItemAnswer(item, raw, locale);

test('interviews and CVs are answered to people; everything else by candidates', () => {
  expect(
    Object.values(items)
      .filter((item) => !isItemAnsweredByCandidate(item))
      .map(({ kind }) => kind),
  ).toEqual(['interview', 'cvFocus']);
});

test.each(answered.map((item) => [item.kind, item] as const))(
  'nothing sent for %s is no answer',
  (_, item) => {
    for (const raw of [undefined, '', [], ['']])
      expect(read(item, raw)).toEqual({ value: null, readAs: null });
  },
);

const kilometres = { ...items.number, unit: 'km', min: 0, max: 1500, decimals: 1 };
const whole = { ...items.number, decimals: 0 };
test.each<[string, ItemAnsweredByCandidate, RawPlanItemAnswer, unknown]>([
  ['a text', items['long-text'], 'One\r\ntwo', 'One\ntwo'],
  ['a line', items['short-text'], ' Ada ', 'Ada'],
  ['joined letters stay', items['short-text'], 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a number', items.number, '1.234,56', 1234.56],
  ['a unit after', kilometres, '12,5 km', 12.5],
  ['a unit before', kilometres, 'KM 12', 12],
  ['a unit with a dot', kilometres, '12km.', 12],
  ['years for year', { ...whole, unit: 'year' }, '3 Years', 3],
  ['year for years', { ...whole, unit: 'years' }, '1 year', 1],
  ['a currency', { ...items.number, unit: '€' }, '€1.234,50', 1234.5],
  ['the smallest', kilometres, '0', 0],
  ['the largest', kilometres, '1500', 1500],
  ['Arabic digits and a mark of direction', kilometres, '\u200f١٢٫٥', 12.5],
  ['a day', items.date, '2026-05-13', '2026-05-13'],
  ['the earliest', { ...items.date, earliest: '2026-05-13' }, '13/05/2026', '2026-05-13'],
  ['the latest', { ...items.date, latest: '2026-05-13' }, '13/05/2026', '2026-05-13'],
  ['an option', items['one-of'], 'red', 'red'],
  ['an option, sent twice', items['one-of'], ['red', 'red'], 'red'],
  ['options in their order', items['many-of'], ['blue', '', 'red', 'blue'], ['red', 'blue']],
  ['one option of many', items['many-of'], 'green', ['green']],
  ['yes', items['yes-no'], 'yes', true],
  ['no', items['yes-no'], 'no', false],
  ['a confirmation', items.statement, 'yes', true],
  ['a link', items.link, 'https://example.org/work?a=b', 'https://example.org/work?a=b'],
  ['a link without a scheme', items.link, 'example.org', 'https://example.org/'],
  ['a link with a port', items.link, 'example.org:8080/a', 'https://example.org:8080/a'],
  [
    'two files, and an empty field',
    items.file,
    [
      { name: 'a.pdf', sizeBytes: 10 * 1024 * 1024 },
      { name: '', sizeBytes: 0 },
      { name: 'b.pdf', sizeBytes: 1 },
    ],
    [
      { name: 'a.pdf', sizeBytes: 10 * 1024 * 1024 },
      { name: 'b.pdf', sizeBytes: 1 },
    ],
  ],
])('%s is stored', (_, item, raw, value) => {
  expect(read(item, raw)).toEqual({ value, readAs: null });
});

test.each<[string, ItemAnsweredByCandidate, RawPlanItemAnswer, string]>([
  ['too many words', items['long-text'], 'a '.repeat(51), 'Use at most 50 words. There are 51.'],
  ['one endless word', items['long-text'], 'a'.repeat(2001), 'Use at most 2000 characters.'],
  ['a null byte', items['long-text'], 'a\u0000b', 'Remove characters that cannot be shown.'],
  ['too many characters', items['short-text'], 'a'.repeat(21), 'Use at most 20 characters.'],
  ['a reversed line', items['short-text'], 'a\u202eb', 'Remove characters that cannot be shown.'],
  ['words for a number', items.number, 'a dozen', 'Write a number in digits, such as 1200.5.'],
  [
    'another unit',
    { ...kilometres, decimals: 0 },
    '12 miles',
    'Write a number of km in digits, such as 1200, and no other unit.',
  ],
  ['a number below', kilometres, '-1', 'Write a number between 0 km and 1,500 km.'],
  ['a number above', kilometres, '1500.1', 'Write a number between 0 km and 1,500 km.'],
  ['one below its only limit', { ...items.number, min: 3 }, '2', 'Write a number of at least 3.'],
  ['one above its only limit', { ...items.number, max: 3 }, '4', 'Write a number of at most 3.'],
  ['decimals', whole, '2.5', 'Write a whole number.'],
  ['two decimals', kilometres, '2.55', 'Use at most one decimal.'],
  ['three decimals', items.number, '2.5555', 'Use at most 2 decimals.'],
  [
    'what was read as decimals',
    whole,
    '1.234',
    'Write a whole number. This was read as 1.234; if you mean 1,234, write 1234.',
  ],
  [
    'what was read as a thousand',
    { ...whole, max: 10 },
    '1,234',
    'Write a number of at most 10. This was read as 1,234.',
  ],
  [
    'no date',
    items.date,
    'soon',
    'Write the date with day, month and year, such as 3 May 2026 or 2026-05-03.',
  ],
  [
    '31 April',
    items.date,
    '31.4.2026',
    'There is no such day in the calendar. Check the day and the month.',
  ],
  ['a short year', items.date, '3/5/26', 'Write the year with four digits, such as 2026.'],
  [
    'too early',
    { ...items.date, earliest: '2026-05-04' },
    '2026-05-03',
    'Choose a day from 4 May 2026 on.',
  ],
  [
    'too late, as it was read',
    { ...items.date, latest: '2026-05-02' },
    '3/5/2026',
    'Choose a day up to 2 May 2026. This was read as 3 May 2026.',
  ],
  ['a day long gone', items.date, '1899-12-31', 'Choose a day from 1 January 1900 on.'],
  ['a day far away', items.date, '3000-01-01', 'Choose a day up to 31 December 2999.'],
  ['two of one', items['one-of'], ['red', 'blue'], 'Choose one option.'],
  [
    'an option gone',
    items['one-of'],
    'black',
    'This option is not offered any more. Choose again.',
  ],
  [
    'an option gone among others',
    items['many-of'],
    ['red', 'black'],
    'An option that was chosen is not offered any more. Choose again.',
  ],
  ['too few', { ...items['many-of'], least: 2 }, ['red'], 'Choose at least 2.'],
  ['too many', { ...items['many-of'], most: 1 }, ['red', 'blue'], 'Choose at most 1.'],
  ['yes and no', items['yes-no'], ['yes', 'no'], 'Choose yes or no.'],
  ['neither', items['yes-no'], 'perhaps', 'Choose yes or no.'],
  ['a statement denied', items.statement, 'no', 'Tick the statement to confirm it.'],
  [
    'a script for a link',
    items.link,
    'javascript:alert(1)',
    'Write the whole address of the page, such as https://example.org/work.',
  ],
  [
    'a word for a link',
    items.link,
    'portfolio',
    'Write the whole address of the page, such as https://example.org/work.',
  ],
  [
    'a password in a link',
    items.link,
    'https://ada:secret@example.org',
    'Leave the user name and the password out of the address.',
  ],
  ['a long link', items.link, `example.org/${'a'.repeat(2000)}`, 'Use at most 2000 characters.'],
  [
    'an empty file',
    items.file,
    [{ name: 'a.pdf', sizeBytes: 0 }],
    '“a.pdf” is empty. Choose another file.',
  ],
  [
    'a large file',
    items.file,
    [{ name: 'a.pdf', sizeBytes: 10 * 1024 * 1024 + 1 }],
    '“a.pdf” is too large. Hand in at most 10 megabytes.',
  ],
  [
    'two files of one name',
    items.file,
    [
      { name: 'a.pdf', sizeBytes: 1 },
      { name: 'A.PDF', sizeBytes: 2 },
    ],
    'Two files are called “A.PDF”. Rename one of them.',
  ],
  [
    'three files',
    items.file,
    ['a', 'b', 'c'].map((name) => ({ name, sizeBytes: 1 })),
    'Hand in at most 2 files.',
  ],
  [
    'two files for one',
    { ...items.file, filesMax: 1 },
    ['a', 'b'].map((name) => ({ name, sizeBytes: 1 })),
    'Hand in one file.',
  ],
  [
    'a long name',
    items.file,
    [{ name: 'a'.repeat(201), sizeBytes: 1 }],
    'Give the file a shorter name.',
  ],
])('%s is refused with a sentence', (_, item, raw, problem) => {
  expect(read(item, raw)).toEqual({ problem });
});

test('what may mean two things is decided by where people are hired, and said back', () => {
  expect(read({ ...items.number, decimals: 3 }, '1.234', 'en-GB')).toEqual({
    value: 1.234,
    readAs: '1.234',
  });
  expect(read(items.number, '1.234', 'de-DE')).toEqual({ value: 1234, readAs: '1.234' });
  expect(read(items.number, '1,234', 'other')).toEqual({ value: 1234, readAs: '1,234' });
  expect(read(items.date, '3/5/2026')).toEqual({ value: '2026-05-03', readAs: '3 May 2026' });
});

test('whatever is sent, it is read or refused in a sentence, and what was stored is read as itself', () => {
  const raws: fc.Arbitrary<RawPlanItemAnswer> = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('red', 'yes', '5', '5 km', '2026-05-03', 'https://example.org'),
    fc.array(fc.constantFrom('red', 'blue', 'yes', 'no', ''), { maxLength: 4 }),
    fc.array(fc.record({ name: fc.string(), sizeBytes: fc.nat() }), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...answered), raws, (item, raw) => {
      const reading = read(item, raw);
      if (reading.problem !== undefined) return reading.problem.endsWith('.');
      const { value } = reading;
      if (typeof value !== 'string' && !Array.isArray(value)) return true;
      expect(read(item, value)).toMatchObject({ value });
      return true;
    }),
  );
});
