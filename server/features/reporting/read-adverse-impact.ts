import type { AdverseImpactReport } from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findAdverseImpactByYear } from './sql/adverse-impact-years-rows-and-step-counts.ts';

/**
 * What was found when each year was looked at, and nothing that is computed now: no question about another range can be
 * asked. The options’ labels are the caller’s to add.
 */
export async function readAdverseImpact(
  db: Db<'staff'>,
): Promise<Omit<AdverseImpactReport, 'categories'>> {
  const judged = await findAdverseImpactByYear(db);
  const years = judged
    .filter(({ outcome }) => outcome === 'compared')
    .map(({ year, rows, leftOut }) => ({ year, rows, leftOut }));
  if (years.length > 0) return { years, nothing: null };
  return { years, nothing: judged.length > 0 ? 'too-few-answers' : 'no-closed-year' };
}
