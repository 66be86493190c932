/** '1,204'. */
export function plain(n: number): string {
  return n.toLocaleString('en-GB');
}

/** '1.8 %' of a whole that is not empty; whole numbers from ten on. */
export function percentOf(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  const digits = percent > 0 && percent < 10 ? 1 : 0;
  return `${percent.toLocaleString('en-GB', { maximumFractionDigits: digits })} %`;
}
