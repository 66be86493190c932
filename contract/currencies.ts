/** Offered first, in the order of the specification. */
export const preferredCurrencyCodes = [
  'GBP',
  'AUD',
  'USD',
  'CAD',
  'EUR',
  'CHF',
  'INR',
  'SGD',
  'NZD',
] as const;

/** Codes that `Intl` knows but nobody is paid in: precious metals, units of account, tests and the like all begin with X. */
const PAID_IN_X = ['XAF', 'XCD', 'XCG', 'XOF', 'XPF'];

/** All currencies that a salary may be in: the preferred ones, then every other by its code. */
export function listSalaryCurrencyCodes(): string[] {
  const preferred: readonly string[] = preferredCurrencyCodes;
  const others = Intl.supportedValuesOf('currency').filter(
    (code) => !preferred.includes(code) && (!code.startsWith('X') || PAID_IN_X.includes(code)),
  );
  return [...preferred, ...others];
}
