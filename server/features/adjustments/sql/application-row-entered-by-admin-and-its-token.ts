import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

export type PersonOfEnteredApplication = {
  jobId: number;
  firstName: string;
  lastName: string;
  email: string;
  normalised: string;
  reference: string;
  now: Date;
};

/** Begins an application for somebody; undefined where another candidate of the role has the reference. */
export async function insertApplicationRowEnteredByAdmin(
  db: Db<'staff'>,
  person: PersonOfEnteredApplication,
): Promise<{ applicationId: number | null; existed: boolean } | undefined> {
  const { rows } = await sql<{ applicationId: number | null; existed: boolean }>`
    select application_id as "applicationId", existed from pii.enter_application(${person.jobId}, ${person.firstName},
      ${person.lastName}, ${person.email}, ${person.normalised}, ${person.reference}, ${person.now})
    where existed is not null`.execute(db);
  return rows[0];
}

/** Lets the token open the door of the application that was begun. */
export async function grantTokenToEnteredApplication(
  db: Db<'candidate'>,
  { token, applicationId }: { token: string; applicationId: number },
): Promise<void> {
  await callDatabaseFunction(db, 'auth.issue_token', [
    hashToken(token),
    'application',
    applicationId,
    null,
  ]);
}
