import type { HistoryStep } from '@evenhand/contract/application-history/history-page-props.ts';
import { callDatabaseFunction } from '../../../access/call-database-function.ts';
import type { Db } from '../../../access/enter-door.ts';

/** What was done with the acting candidate's application, the oldest first. */
export async function findOwnHistory(db: Db<'candidate'>): Promise<HistoryStep[]> {
  const steps = await callDatabaseFunction(db, 'core.own_application_history', []);
  // The function writes these steps and no other, which the type of JSON cannot say.
  return steps as HistoryStep[];
}
