import { percent } from '../../parts/words/percent.ts';

/** '1,204'. */
export function plain(n: number): string {
  return n.toLocaleString('en-GB');
}

/** '1.8 %' of a whole that is not empty; whole numbers from ten on. */
export function percentOf(part: number, whole: number): string {
  const share = (part / whole) * 100;
  return percent(share, share > 0 && share < 10 ? 1 : 0);
}
