/** '63 %': how every percentage is written. */
export function percent(n: number, digits = 0): string {
  return `${n.toLocaleString('en-GB', { maximumFractionDigits: digits })} %`;
}
