import { expect, test } from 'vitest';
import { parseAdjustmentForm } from './parse-adjustment-form.ts';

test.each([
  [{ time: '1.5' }, { timeFactor: 1.5, wishes: [], words: '' }],
  [
    { time: '2', words: ' Thanks.\r\nA lot ' },
    { timeFactor: 2, wishes: [], words: 'Thanks.\nA lot' },
  ],
  [
    { 'wish-speaking': 'yes', 'wish-companion': 'yes', 'wish-other-format': 'no' },
    { timeFactor: 1, wishes: ['speaking', 'companion'], words: '' },
  ],
  [{ 'wish-other-words': 'yes' }, { timeFactor: 1, wishes: ['other-words'], words: '' }],
  [
    { time: '3', words: 'Braille' },
    { timeFactor: 1, wishes: [], words: 'Braille' },
  ],
  [{ words: 'a‮b\u0000c' }, { timeFactor: 1, wishes: [], words: 'abc' }],
])('%j asks for %j', (form, asked) => {
  expect(parseAdjustmentForm(form)).toEqual({ asked, problems: {} });
});

test.each([
  [{}, 'Choose what would help, or say it in your own words.'],
  [{ time: '1', words: ' \n ' }, 'Choose what would help, or say it in your own words.'],
  [
    { time: '1000', 'wish-constructor': 'yes' },
    'Choose what would help, or say it in your own words.',
  ],
  [{ words: 'x'.repeat(2001) }, 'Use at most 2000 characters.'],
])('%j is asked about again: %s', (form, problem) => {
  expect(parseAdjustmentForm(form).problems).toEqual({ words: problem });
});

test('what is too long is given back as it was typed', () => {
  const words = 'long '.repeat(500).trim();
  expect(parseAdjustmentForm({ words, time: '2' }).asked).toEqual({
    timeFactor: 2,
    wishes: [],
    words,
  });
});
