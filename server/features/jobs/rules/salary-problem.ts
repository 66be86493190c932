import type { JobSalary } from '@evenhand/contract/jobs/advert-details.ts';
import { listSalaryCurrencyCodes } from '@evenhand/contract/currencies.ts';

export type JobSalaryProblem = { field: 'max' | 'currency'; sentence: string };

/** What is wrong with the parts of a salary together; null when nothing is. */
export function findJobSalaryProblem({ min, max, currency }: JobSalary): JobSalaryProblem | null {
  if (min !== null && max !== null && min > max)
    return { field: 'max', sentence: 'This is less than the salary begins with.' };
  if (currency === null)
    return min === null && max === null
      ? null
      : { field: 'currency', sentence: 'Choose the currency of the salary.' };
  return listSalaryCurrencyCodes().includes(currency)
    ? null
    : { field: 'currency', sentence: 'Choose a currency of the list.' };
}
