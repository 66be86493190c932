import { expect, test } from 'vitest';
import { chooseDiversityChartSeries } from './choose-diversity-chart-series.ts';
import { calculateDemographicShares } from '../demographic-shares-of-group.ts';

const options = (...codes: string[]) => codes.map((code) => ({ code, label: code }));
const codes = (series: ReturnType<typeof chooseDiversityChartSeries>) =>
  series.map(({ code }) => code).join(' ');

test('groups stand in the order of the form, whatever their size, without whoever did not say', () => {
  const form = options('a', 'b', 'c', 'unknown');
  const step = calculateDemographicShares({ a: 5, b: 50, c: 20, unknown: 90 }, form, null);
  expect(codes(chooseDiversityChartSeries(form, [step]))).toBe('a b c');
  expect(chooseDiversityChartSeries(form, [step]).map(({ place }) => place)).toEqual([1, 2, 3]);
});

test('of more than six the largest are shown, still in the order of the form', () => {
  const form = options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'unknown');
  const counts = { a: 5, b: 10, c: '<5', d: 40, e: 15, f: 20, g: null, h: 90, unknown: 5 } as const;
  expect(
    codes(chooseDiversityChartSeries(form, [null, calculateDemographicShares(counts, form, null)])),
  ).toBe('a b d e f h');
});

test('without numbers the first six stand there', () => {
  expect(
    codes(
      chooseDiversityChartSeries(options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'unknown'), [null]),
    ),
  ).toBe('a b c d e f');
});
