import type { JobSalary, SalaryPeriod } from '@evenhand/contract/jobs/advert-details.ts';

const periods: Readonly<Record<SalaryPeriod, string>> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** What a role pays, in a sentence's words; null when it does not say. */
export function formatSalary({ min, max, currency, period }: JobSalary): string | null {
  if (currency === null || (min === null && max === null)) return null;
  const money = moneyOf(currency, [min, max]);
  const range =
    min === null
      ? `Up to ${money(max ?? 0)}`
      : max === null
        ? `From ${money(min)}`
        : min === max
          ? money(min)
          : `${money(min)} to ${money(max)}`;
  return `${range} ${periods[period]}`;
}

/** Small change is written only where one of the amounts has any. */
function moneyOf(
  currency: string,
  amounts: readonly (number | null)[],
): (amount: number) => string {
  const isRound = amounts.every((amount) => amount === null || Number.isInteger(amount));
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    ...(isRound && { maximumFractionDigits: 0 }),
  });
  return (amount) => format.format(amount);
}
