/** Lanczos' approximation with g = 7 and nine terms (Press et al., Numerical Recipes, 3rd ed., 2007, 6.1): 15 digits. */
const G = 7;
const terms = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const;

/** ln Γ(x) for x ≥ 0.5. */
function logGamma(x: number): number {
  const z = x - 1;
  const t = z + G + 0.5;
  const series = terms.reduce((sum, term, n) => sum + (n === 0 ? term : term / (z + n)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}

/** ln of the number of ways to choose k of n. */
export function logBinomialCoefficient(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
