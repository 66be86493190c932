import type { ExtraTimeFactor } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findLargestAgreedTimeFactor } from './sql/largest-agreed-time-factor.ts';

/**
 * By what every limit of time is multiplied for the candidate whose door it is: the most that was agreed with them, and 1
 * where nothing was. A later agreement never takes an earlier one away.
 */
export async function findExtraTimeFactorOfApplication(
  db: Db<'candidate'>,
  applicationId: number,
): Promise<ExtraTimeFactor> {
  return findLargestAgreedTimeFactor(db, applicationId);
}
