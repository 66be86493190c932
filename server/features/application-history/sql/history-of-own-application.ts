import type { ApplicationHistoryEvent } from '@evenhand/contract/application-history/history-page-props.ts';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** What was done with the acting candidate's application, the oldest first. */
export async function findHistoryOfOwnApplication(
  db: Db<'candidate'>,
): Promise<ApplicationHistoryEvent[]> {
  const steps = await callDatabaseFunction(db, 'core.own_application_history', []);
  // The function writes these steps and no other, which the type of JSON cannot say.
  return steps as ApplicationHistoryEvent[];
}
