import { expect, test } from 'vitest';
import {
  mayShowProductSurvey,
  type ProductSurveyShownCountAndRestEnd,
  productSurveyFrequencyAfterClosed,
  productSurveyFrequencyAfterShown,
  parseProductSurveyFrequency,
  PRODUCT_SURVEY_SHOWN_TIMES_MAX,
  formatProductSurveyFrequency,
} from './product-survey-frequency.ts';

const now = new Date('2026-11-21T12:00:00Z');
const memberSince = new Date('2025-01-01T00:00:00Z');
const never: ProductSurveyShownCountAndRestEnd = { shown: 0, restsUntil: null };

/** As the browser keeps it from one page to the next. */
const kept = (pace: ProductSurveyShownCountAndRestEnd) =>
  parseProductSurveyFrequency(formatProductSurveyFrequency(pace));

test.each([
  ['a day under three months', '2026-08-22T12:00:00Z', false],
  ['three months to the second', '2026-08-21T12:00:00Z', false],
  ['over three months', '2026-08-21T11:59:59Z', true],
  ['years', '2020-01-01T00:00:00Z', true],
])('somebody who has been here for %s', (_, since, isShown) => {
  expect(mayShowProductSurvey(never, { now, memberSince: new Date(since) })).toBe(isShown);
});

test('the end of a month that has no such day is the last that it has', () => {
  const since = new Date('2025-11-30T00:00:00Z');
  const query = (day: string) =>
    mayShowProductSurvey(never, { now: new Date(day), memberSince: since });
  expect([query('2026-02-27T00:00:00Z'), query('2026-02-28T00:00:01Z')]).toEqual([false, true]);
});

test('it is shown five times and not a sixth', () => {
  let pace = never;
  let times = 0;
  for (let visit = 0; visit < 20; visit += 1) {
    if (!mayShowProductSurvey(pace, { now, memberSince })) continue;
    times += 1;
    pace = kept(productSurveyFrequencyAfterShown(pace));
  }
  expect([times, PRODUCT_SURVEY_SHOWN_TIMES_MAX]).toEqual([5, 5]);
});

test('an answer or a no gives three months of peace, then it is counted anew', () => {
  const pace = kept(productSurveyFrequencyAfterClosed(now));
  const query = (day: string) => mayShowProductSurvey(pace, { now: new Date(day), memberSince });
  expect(query('2026-11-21T12:00:01Z')).toBe(false);
  expect(query('2027-02-20T23:59:59Z')).toBe(false);
  expect(query('2027-02-21T12:00:00Z')).toBe(true);
  expect(kept(productSurveyFrequencyAfterShown(pace))).toEqual({ shown: 1, restsUntil: null });
});

test('the cookie holds a count and a day, and nothing else; what somebody else put there counts as none', () => {
  expect(formatProductSurveyFrequency({ shown: 3, restsUntil: null })).toBe('3');
  expect(formatProductSurveyFrequency(productSurveyFrequencyAfterClosed(now))).toBe('0.2027-02-21');
  for (const text of ['', 'x', '-1', '99', '3.yesterday', '3.2027-99-99', '<script>'])
    expect(
      mayShowProductSurvey(parseProductSurveyFrequency(text), { now, memberSince }),
      text,
    ).toBe(true);
});
