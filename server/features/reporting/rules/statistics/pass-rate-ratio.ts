import { NORMAL_QUANTILE_95_PERCENT } from './normal-quantile-and-p-value.ts';

/** One role: how many of a group, and of the group it is compared with, passed a step, of how many who stood before it. */
export type PassRateStratum = {
  passed: number;
  total: number;
  otherPassed: number;
  otherTotal: number;
};

export type PassRateRatio = {
  /** The group's pass rate as a part of the other's: 1 where they are equal. */
  ratio: number;
  /** The ends of its 95 % interval. */
  low: number;
  high: number;
  /** Nobody of one group passed, so that a half was added to each number: the ratio leans towards 1. */
  isCorrected: boolean;
};

/**
 * The ratio of two pass rates, its interval by the log method (Katz, Baptista, Azen & Pike, Biometrics 34, 1978, 469–474).
 * Where nobody of one group passed, a half is added to those who passed and to the totals (Walter, Biometrika 62, 1975,
 * 371–374). Null where the table tells nothing: a group without people, nobody passed, or everybody did.
 */
export function passRateRatioWithInterval(table: PassRateStratum): PassRateRatio | null {
  if (isUninformativeStratum(table)) return null;
  const isCorrected = table.passed === 0 || table.otherPassed === 0;
  const half = isCorrected ? 0.5 : 0;
  const [a, n] = [table.passed + half, table.total + half];
  const [c, m] = [table.otherPassed + half, table.otherTotal + half];
  const variance = 1 / a - 1 / n + 1 / c - 1 / m;
  return { ...interval(a / n / (c / m), variance), isCorrected };
}

/**
 * The pass rates of two groups compared within each role, and pooled over roles: the ratio of Mantel and Haenszel, with the
 * variance of its logarithm by Greenland and Robins (Biometrics 41, 1985, 55–68, formula 13; also Rothman, Greenland & Lash,
 * Modern Epidemiology, 3rd ed., 2008, 15-20 and 15-22). Where nobody of one group passed anywhere, the roles are taken
 * together and corrected as one table.
 */
export function pooledPassRateRatio(strata: readonly PassRateStratum[]): PassRateRatio | null {
  const told = strata.filter((stratum) => !isUninformativeStratum(stratum));
  if (told.length === 0) return null;
  let [r, s, p] = [0, 0, 0];
  for (const { passed, total, otherPassed, otherTotal } of told) {
    const n = total + otherTotal;
    r += (passed * otherTotal) / n;
    s += (otherPassed * total) / n;
    p += ((passed + otherPassed) * total * otherTotal - passed * otherPassed * n) / n ** 2;
  }
  if (r === 0 || s === 0) return passRateRatioWithInterval(sumOf(told));
  return { ...interval(r / s, p / (r * s)), isCorrected: false };
}

/** Whether a role says nothing of how two groups compare: one is not there, or all of both passed, or none did. */
export function isUninformativeStratum({
  passed,
  total,
  otherPassed,
  otherTotal,
}: PassRateStratum): boolean {
  const everybody = passed + otherPassed;
  return total === 0 || otherTotal === 0 || everybody === 0 || everybody === total + otherTotal;
}

function interval(ratio: number, variance: number): Pick<PassRateRatio, 'ratio' | 'low' | 'high'> {
  const reach = Math.exp(NORMAL_QUANTILE_95_PERCENT * Math.sqrt(variance));
  return { ratio, low: ratio / reach, high: ratio * reach };
}

function sumOf(strata: readonly PassRateStratum[]): PassRateStratum {
  const sum = { passed: 0, total: 0, otherPassed: 0, otherTotal: 0 };
  for (const stratum of strata) {
    sum.passed += stratum.passed;
    sum.total += stratum.total;
    sum.otherPassed += stratum.otherPassed;
    sum.otherTotal += stratum.otherTotal;
  }
  return sum;
}
