import type { TimeFactor } from '@evenhand/contract/adjustments/adjustment-kinds.ts';
import type { Db } from '../../access/enter-door.ts';
import { findLargestTimeFactor } from './sql/agreed-time-factor.ts';

/**
 * By what every limit of time is multiplied for the candidate whose door it is: the most that was agreed with them, and 1
 * where nothing was. A later agreement never takes an earlier one away.
 */
export async function findTimeFactor(
  db: Db<'candidate'>,
  applicationId: number,
): Promise<TimeFactor> {
  return findLargestTimeFactor(db, applicationId);
}
