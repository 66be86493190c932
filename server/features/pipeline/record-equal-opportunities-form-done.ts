import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { markEqualOpportunitiesDoneInApplicationRow } from './sql/own-application-row-changes.ts';

/** The equal-opportunities form was dealt with, answered or skipped; which of them, nobody can tell from this. */
export async function recordEqualOpportunitiesFormDone(
  db: Db<'candidate'>,
  applicationId: number,
  now: Date,
): Promise<void> {
  await markEqualOpportunitiesDoneInApplicationRow(db, applicationId, now);
}
