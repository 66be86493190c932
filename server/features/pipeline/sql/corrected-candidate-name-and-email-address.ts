import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function updateCorrectedNameInDatabase(
  db: Db<'candidate'>,
  { firstName, lastName, normalised }: { firstName: string; lastName: string; normalised: string },
): Promise<void> {
  await callDatabaseFunction(db, 'pii.correct_name', [firstName, lastName, normalised]);
}

/** False where another candidate of the organisation has the address. */
export async function updateCandidateEmailAddressInDatabase(
  db: Db<'candidate'>,
  { email, normalised }: { email: string; normalised: string },
): Promise<boolean> {
  return (await callDatabaseFunction(db, 'pii.correct_address', [email, normalised])) === true;
}
