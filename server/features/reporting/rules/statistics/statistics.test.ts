import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  makeQuestionStatisticSumsTestData,
  makeStarSumsTestData,
} from '../../fixture/make-score-sums-test-data.ts';
import {
  computeReviewerAgreement,
  forecastReliabilityBySpearmanBrown,
} from './reviewer-agreement-and-reliability-forecast.ts';
import { correctPValuesByHolm } from './correct-p-values-by-holm.ts';
import { calculateQuestionStatistics } from './calculate-question-statistics.ts';
import { midPValueOfPassRates } from './mid-p-value-of-pass-rates.ts';
import { twoSidedNormalPValue } from './normal-quantile-and-p-value.ts';
import {
  passRateRatioWithInterval,
  pooledPassRateRatio,
  type PassRateStratum,
} from './pass-rate-ratio.ts';

type Row = [passed: number, total: number, otherPassed: number, otherTotal: number];
type Enumerated = {
  midP: { name: string; strata: Row[]; is: number }[];
  pooled: { name: string; strata: Row[]; is: [number, number, number] }[];
  agreement: { name: string; stars: number[][][]; is: Record<'single' | 'mean' | 'k', number> }[];
  items: { name: string; scores: number[][]; is: [number, number, number][] }[];
};
const evidence = new URL(
  '../../../../../docs/evidence/statistics/enumerated.json',
  import.meta.url,
);
// Printed by enumerate.py beside it, in this shape.
const enumerated = JSON.parse(readFileSync(evidence, 'utf8')) as Enumerated;

const stratum = ([passed, total, otherPassed, otherTotal]: Row): PassRateStratum => ({
  passed,
  total,
  otherPassed,
  otherTotal,
});
const statisticsOf = (candidates: (number | null)[][], questions: number) => {
  const { items, totals } = makeQuestionStatisticSumsTestData(candidates, questions);
  return calculateQuestionStatistics(items, totals);
};

describe('the ratio of two pass rates', () => {
  // SAS/STAT User's Guide, PROC FREQ, "Analysis of a 2x2 Contingency Table" (FatComp): relative risks, columns 1 and 2.
  test.each<[Row, [number, number, number]]>([
    [
      [11, 15, 2, 8],
      [2.9333, 0.8502, 10.1204],
    ],
    [
      [4, 15, 6, 8],
      [0.3556, 0.1403, 0.9009],
    ],
  ])('%j is what SAS publishes', (row, [ratio, low, high]) => {
    const told = passRateRatioWithInterval(stratum(row));
    expect(told?.ratio).toBeCloseTo(ratio, 4);
    expect(told?.low).toBeCloseTo(low, 4);
    expect(told?.high).toBeCloseTo(high, 4);
    expect(told?.isCorrected).toBe(false);
  });

  test('of a group of whom nobody passed is corrected by a half, and says so', () => {
    // (0.5 / 20.5) / (10.5 / 40.5) = 0.0941; variance 1/0.5 − 1/20.5 + 1/10.5 − 1/40.5 = 2.0218; × e^±(1.96 × 1.4219)
    const told = passRateRatioWithInterval(stratum([0, 20, 10, 40]));
    expect(told?.isCorrected).toBe(true);
    expect(told?.ratio).toBeCloseTo(0.0941, 4);
    expect(told?.low).toBeCloseTo(0.0058, 4);
    expect(told?.high).toBeCloseTo(1.5268, 3);
  });

  test.each<[string, Row]>([
    ['nobody passed', [0, 10, 0, 20]],
    ['everybody passed', [10, 10, 20, 20]],
    ['one group is empty', [0, 0, 5, 20]],
  ])('is nothing where %s', (_, row) => {
    expect(passRateRatioWithInterval(stratum(row))).toBeNull();
    expect(pooledPassRateRatio([stratum(row)])).toBeNull();
    expect(midPValueOfPassRates([stratum(row)])).toBe(1);
  });
});

describe('the ratio pooled over roles', () => {
  // SAS/STAT User's Guide, PROC FREQ, "Cochran-Mantel-Haenszel Statistics" (Migraine): cohort, columns 1 and 2.
  test.each<[Row[], [number, number, number]]>([
    [
      [
        [16, 27, 5, 25],
        [12, 28, 7, 26],
      ],
      [2.1636, 1.2336, 3.7948],
    ],
    [
      [
        [11, 27, 20, 25],
        [16, 28, 19, 26],
      ],
      [0.642, 0.4705, 0.8761],
    ],
  ])('%j is what SAS publishes', (rows, [ratio, low, high]) => {
    const told = pooledPassRateRatio(rows.map(stratum));
    expect(told?.ratio).toBeCloseTo(ratio, 4);
    expect(told?.low).toBeCloseTo(low, 4);
    expect(told?.high).toBeCloseTo(high, 4);
  });

  test.each(enumerated.pooled)('$name: as in exact fractions', ({ strata, is }) => {
    const told = pooledPassRateRatio(strata.map(stratum));
    expect([told?.ratio, told?.low, told?.high]).toEqual(
      is.map((figure) => expect.closeTo(figure, 6)),
    );
  });

  test('of a group of whom nobody passed in any role is that of the roles together, corrected', () => {
    const rows: Row[] = [
      [0, 12, 6, 20],
      [0, 8, 4, 20],
    ];
    expect(pooledPassRateRatio(rows.map(stratum))).toEqual(
      passRateRatioWithInterval(stratum([0, 20, 10, 40])),
    );
  });

  test('is 1 where both pass alike in every role, however different the roles and who applied for them', () => {
    const rows: Row[] = [
      [10, 100, 1, 10],
      [4, 5, 80, 100],
    ];
    expect(pooledPassRateRatio(rows.map(stratum))?.ratio).toBeCloseTo(1, 10);
    // Thrown together, the same people look far apart: 14 of 105 against 81 of 110.
    expect(passRateRatioWithInterval(stratum([14, 105, 81, 110]))?.ratio).toBeCloseTo(0.1811, 4);
  });
});

describe('the mid-p exact test', () => {
  test('of Fisher’s tea is 0.129 for one side, so twice that', () => {
    // Agresti, Categorical Data Analysis, 3rd ed., 2013, 3.5.5: 1/70 + (16/70)/2 = 0.129.
    expect(midPValueOfPassRates([stratum([3, 4, 1, 4])])).toBeCloseTo((2 * (1 + 8)) / 70, 10);
  });

  test.each(enumerated.midP)('$name: as when every table is gone through', ({ strata, is }) => {
    expect(midPValueOfPassRates(strata.map(stratum))).toBeCloseTo(is, 8);
  });

  test('of very many people is what the large-sample test gives', () => {
    // SAS as above: 8.3052 with one degree of freedom, Prob 0.0040.
    expect(twoSidedNormalPValue(Math.sqrt(8.3052))).toBeCloseTo(0.004, 4);
    // Gone through: a variance of 8,000² × 7,950 × 8,050 / (16,000² × 15,999) = 1,000.02, so z = −75 / 31.6231.
    const exact = midPValueOfPassRates([stratum([3900, 8000, 4050, 8000])]);
    expect(exact).toBeCloseTo(twoSidedNormalPValue(75 / 31.6231), 4);
    // Not gone through, with a variance of 10,000.06: z = −237 / 100 has p = 0.0178 in every table of the normal distribution.
    expect(midPValueOfPassRates([stratum([39_763, 80_000, 40_237, 80_000])])).toBeCloseTo(
      0.0178,
      4,
    );
  });
});

describe('Holm’s step-down', () => {
  test('is what SAS publishes', () => {
    // SAS/STAT User's Guide, PROC MULTTEST, "Inputting Raw p-Values": test11 of 24 has 0.03498 × 24 = 0.8395, the rest 1.
    const raw = [0.28282, 0.30688, 0.71022, 0.77175, 0.7818, 0.88581, 0.54685, 0.84978, 0.24228];
    raw.push(0.58977, 0.03498, 0.41607, 0.31631, 0.05254, 0.45061, 0.75758, 0.12496, 0.49485);
    raw.push(0.21572, 0.50505, 0.94372, 0.8126, 0.77596, 0.36889);
    const adjusted = correctPValuesByHolm(raw);
    expect(adjusted[10]).toBeCloseTo(0.8395, 4);
    expect(adjusted.filter((p) => p === 1)).toHaveLength(23);
  });

  test('never puts a smaller p behind a larger one, and keeps the order', () => {
    // 0.005 × 4; 0.01 × 3; 0.03 × 2; 0.04 × 1 is less than the one before, which holds.
    expect(
      correctPValuesByHolm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(10))),
    ).toEqual([0.03, 0.06, 0.06, 0.02]);
  });

  test('counts what could have been looked at', () => {
    expect(correctPValuesByHolm([0.01, 0.02], 6).map((p) => Number(p.toFixed(10)))).toEqual([
      0.06, 0.1,
    ]);
    expect(correctPValuesByHolm([])).toEqual([]);
  });
});

describe('agreement', () => {
  test('is that of Shrout and Fleiss', () => {
    // Psychological Bulletin 86, 1979, Table 2: BMS 11.24, WMS 6.26; Table 4: ICC(1,1) = .17, ICC(1,4) = .44.
    const stars = [
      [9, 2, 5, 8],
      [6, 1, 3, 2],
      [8, 4, 6, 8],
      [7, 1, 2, 6],
      [10, 5, 6, 9],
      [6, 2, 4, 7],
    ];
    const told = computeReviewerAgreement([makeStarSumsTestData(stars)]);
    // (11.2417 − 6.2639) / (11.2417 + 3 × 6.2639) and (11.2417 − 6.2639) / 11.2417.
    expect(told).toMatchObject({
      single: expect.closeTo(0.1657, 4),
      mean: expect.closeTo(0.4428, 4),
      k: 4,
      answers: 6,
    });
    expect(forecastReliabilityBySpearmanBrown(told?.single ?? 0, 4)).toBeCloseTo(0.4428, 4);
  });

  test('is what the R package superb publishes', () => {
    // Its manual, ShroutFleissICC1: 0.434343434.
    const clusters = [
      [2, 4, 4, 6],
      [4, 5, 8, 8],
      [5, 8, 9, 9],
    ];
    expect(computeReviewerAgreement([makeStarSumsTestData(clusters)])?.single).toBeCloseTo(
      0.434343434,
      9,
    );
  });

  test.each(enumerated.agreement)('$name: as from the definition', ({ stars, is }) => {
    const told = computeReviewerAgreement(stars.map(makeStarSumsTestData));
    expect(told).toMatchObject({
      single: expect.closeTo(is.single, 10),
      mean: expect.closeTo(is.mean, 10),
      k: expect.closeTo(is.k, 10),
    });
  });

  test('is nothing where no answer was read twice, there is one answer, or all are equal', () => {
    expect(computeReviewerAgreement([makeStarSumsTestData([[3], [4]])])).toBeNull();
    expect(computeReviewerAgreement([makeStarSumsTestData([[3, 4]])])).toBeNull();
    expect(
      computeReviewerAgreement([
        makeStarSumsTestData([
          [3, 3],
          [3, 3],
        ]),
      ]),
    ).toBeNull();
    expect(computeReviewerAgreement([])).toBeNull();
  });
});

describe('what a question tells', () => {
  test.each(enumerated.items)('$name: as from the definition', ({ scores, is }) => {
    expect(statisticsOf(scores, 3).map(({ mean, sd, itemRest }) => [mean, sd, itemRest])).toEqual(
      is.map((row) => row.map((figure) => expect.closeTo(figure, 10))),
    );
  });

  test('needs two questions, and candidates who have a score in both', () => {
    expect(statisticsOf([[1], [2], [3]], 1)[0]).toMatchObject({ mean: 2, itemRest: null });
    const half = [
      [1, null],
      [2, 3],
      [null, 4],
    ];
    expect(statisticsOf(half, 2)).toMatchObject([
      { mean: 1.5, itemRest: null },
      { mean: 3.5, itemRest: null },
    ]);
    expect(statisticsOf([], 2)[0]).toEqual({ mean: null, sd: null, itemRest: null });
  });

  test('is no correlation where all scores are alike', () => {
    const alike = [
      [3, 1],
      [3, 2],
      [3, 5],
    ];
    expect(statisticsOf(alike, 2).map(({ itemRest }) => itemRest)).toEqual([null, null]);
  });
});
