import { formatPercent } from '../../parts/words/format-percent.ts';

/** '1,204'. */
export function formatCountWithThousands(n: number): string {
  return n.toLocaleString('en-GB');
}

/** '1.8 %' of a whole that is not empty; whole numbers from ten on. */
export function formatPercentOf(part: number, whole: number): string {
  const share = (part / whole) * 100;
  return formatPercent(share, share > 0 && share < 10 ? 1 : 0);
}
