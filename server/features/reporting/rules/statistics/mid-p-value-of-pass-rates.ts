import { logBinomialCoefficient } from './log-binomial-coefficient.ts';
import { twoSidedNormalPValue } from './normal-quantile-and-p-value.ts';
import { isUninformativeStratum, type PassRateStratum } from './pass-rate-ratio.ts';

/** From this variance on the normal distribution is right to four decimals, and every table need not be gone through. */
const LARGE = 10_000;
/** What is less likely than this adds nothing that a double could hold. */
const NEGLIGIBLE = 1e-18;

/**
 * How likely a difference at least as large, either way, would be if both groups passed alike in every role: the mid-p
 * version of the exact conditional test (Lancaster, JASA 56, 1961, 223–234; over strata: Hirji, Exact Analysis of Discrete
 * Data, 2006, chapter 8; Agresti, Categorical Data Analysis, 3rd ed., 2013, 3.5.5 and 7.3.5). Given how many passed in each
 * role, the number of the group among them is hypergeometric, and their sum over roles a convolution. The observed sum
 * counts by half, and the smaller tail is doubled. Very large tables: the test of Mantel and Haenszel without a continuity
 * correction, which mid-p tends to.
 */
export function midPValueOfPassRates(strata: readonly PassRateStratum[]): number {
  const told = strata.filter((stratum) => !isUninformativeStratum(stratum));
  if (told.length === 0) return 1;
  const { observed, expected, variance } = momentsOf(told);
  if (variance > LARGE) return twoSidedNormalPValue((observed - expected) / Math.sqrt(variance));

  let sum: Distribution = { from: 0, chances: [1] };
  for (const stratum of told) sum = trim(add(sum, hypergeometric(stratum)));
  const at = observed - sum.from;
  const below = sum.chances.slice(0, Math.max(0, at)).reduce((a, b) => a + b, 0);
  const above = sum.chances.slice(Math.max(0, at + 1)).reduce((a, b) => a + b, 0);
  const here = sum.chances[at] ?? 0;
  return Math.min(1, 2 * (Math.min(below, above) + here / 2));
}

function momentsOf(strata: readonly PassRateStratum[]) {
  let [observed, expected, variance] = [0, 0, 0];
  for (const { passed, total, otherPassed, otherTotal } of strata) {
    const n = total + otherTotal;
    const m = passed + otherPassed;
    observed += passed;
    expected += (total * m) / n;
    variance += (total * otherTotal * m * (n - m)) / (n * n * (n - 1));
  }
  return { observed, expected, variance };
}

/** The chances of `from`, of `from` + 1, and so on. */
type Distribution = { from: number; chances: number[] };

function hypergeometric({ passed, total, otherPassed, otherTotal }: PassRateStratum): Distribution {
  const drawn = passed + otherPassed;
  const from = Math.max(0, drawn - otherTotal);
  const until = Math.min(total, drawn);
  const all = logBinomialCoefficient(total + otherTotal, drawn);
  const chances = Array.from({ length: until - from + 1 }, (_, place) =>
    Math.exp(
      logBinomialCoefficient(total, from + place) +
        logBinomialCoefficient(otherTotal, drawn - from - place) -
        all,
    ),
  );
  return trim({ from, chances });
}

function add(one: Distribution, other: Distribution): Distribution {
  const chances = Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  one.chances.forEach((chance, place) => {
    other.chances.forEach((more, further) => {
      chances[place + further] = (chances[place + further] ?? 0) + chance * more;
    });
  });
  return { from: one.from + other.from, chances };
}

/** Drops the ends that add nothing, so that a sum over thousands of roles stays as wide as it is likely. */
function trim({ from, chances }: Distribution): Distribution {
  const isTold = (chance: number) => chance >= NEGLIGIBLE;
  const first = chances.findIndex(isTold);
  const last = chances.findLastIndex(isTold);
  return { from: from + first, chances: chances.slice(first, last + 1) };
}
