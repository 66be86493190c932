import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { expect, test } from 'vitest';
import {
  publishedDiversityPeriodsSentences,
  formatDayRange,
} from './published-diversity-periods-and-day-range-words.ts';

const requested = { from: '2026-08-21', until: '2026-11-21' };
const autumn = { from: '2026-09-01', until: '2026-10-31' };
const none = { from: null, until: null, periods: [] };
const figuresOf = (coverage: Partial<DiversityFiguresPeriodsAndGroups>, until = requested.until) =>
  publishedDiversityPeriodsSentences(
    {
      disclosure: 'protected',
      ...autumn,
      periods: [
        { from: '2026-09-01', until: '2026-09-30' },
        { from: '2026-10-01', until: '2026-10-31' },
      ],
      leftOut: [],
      categories: [],
      ...coverage,
    },
    { ...requested, until },
    until === requested.until ? 'month' : 'quarter',
  );

test.each([
  ['2026-09-01', '2026-10-31', '1 September to 31 October 2026'],
  ['2025-11-21', '2026-02-20', '21 November 2025 to 20 February 2026'],
  ['2026-03-01', '2026-03-01', '1 March 2026'],
])('%s until %s', (from, until, words) => {
  expect(formatDayRange({ from, until })).toBe(words);
});

test('what is covered says why it is not what was asked for', () => {
  expect(figuresOf({})).toEqual([
    'Diversity figures cover 1 September to 31 October 2026, because they are published for whole periods that are over, and never for a part of one.',
    'They are rounded to 5, where answers are about as common as each other to 20 or 40, and may not add up.',
  ]);
  expect(figuresOf(requested)[0]).toBe('Diversity figures cover 21 August to 21 November 2026.');
});

test('gaps, groups too small, nothing at all, and live counts are said', () => {
  const gap = figuresOf({
    from: '2026-04-01',
    periods: [{ from: '2026-04-01', until: '2026-06-30' }, autumn],
    leftOut: ['Finance', 'Product'],
  });
  expect(gap[0]).toContain(
    '1 April to 31 October 2026, in 2 stretches with gaps between them, because',
  );
  expect(gap.at(-1)).toBe('Too small to be told apart: Finance, Product.');
  expect(figuresOf({ from: null, until: null, periods: [] })[0]).toMatch(
    /^No diversity figures are published for these dates\./,
  );
  expect(figuresOf({ disclosure: 'row-rule' })).toEqual([
    'Diversity figures cover 21 August to 21 November 2026 and are exact. Numbers under 5 are hidden, and so is one more where they could be worked out from it.',
  ]);
});

test.each([
  ['2026-11-20', '1 July to 30 September 2026'],
  ['2026-09-30', '1 April to 30 June 2026'],
  ['2026-02-01', '1 October to 31 December 2025'],
])('until %s without a whole quarter: %s is one', (until, quarter) => {
  expect(figuresOf(none, until)[1]).toBe(`${quarter} is such a quarter.`);
});
