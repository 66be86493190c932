/** As figures are shown: halves go up, also where a number is a little less than it should be. */
export function roundToTwoDecimals(x: number): number {
  return Math.round(x * 100 + 1e-6) / 100;
}
