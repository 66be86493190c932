/** '63 %': how every percentage is written. */
export function formatPercent(n: number, digits = 0): string {
  return `${n.toLocaleString('en-GB', { maximumFractionDigits: digits })} %`;
}
