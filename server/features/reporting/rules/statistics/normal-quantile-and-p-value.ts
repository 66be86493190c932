/** Between minus and plus this many standard errors lie 95 % of a normal distribution. */
export const NORMAL_QUANTILE_95_PERCENT = 1.959963984540054;

/** Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.17: right to seven decimals. */
const B = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429] as const;

/** How likely a standard normal value lies at or beyond z, for z ≥ 0. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = B.reduce((sum, b, n) => sum + b * t ** (n + 1), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** How likely a standard normal value is at least as far from 0 as z, on either side. */
export function twoSidedNormalPValue(z: number): number {
  return Math.min(1, 2 * upperTail(Math.abs(z)));
}
