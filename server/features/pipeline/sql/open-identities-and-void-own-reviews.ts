import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Unseals identities; those that were open already are not counted. */
export async function openIdentitiesInDatabase(
  db: Db<'staff'>,
  applicationIds: number[],
): Promise<number> {
  const { rows } = await sql<{
    opened: number;
  }>`select pii.open_identities(${applicationIds}::bigint[]) as opened`.execute(db);
  return rows[0]?.opened ?? 0;
}

export async function insertIdentityOpeningRow(
  db: Db<'staff'>,
  opening: { applicationId: number; memberId: number; reason: string; at: Date },
): Promise<void> {
  await db
    .insertInto('core.identity_opening')
    .values({
      application_id: opening.applicationId,
      member_id: opening.memberId,
      reason: opening.reason,
      at: opening.at,
    })
    .execute();
}

/** Voids what the member still has to review on the role; says whose application each review was of. */
export async function voidOwnOpenReviewsOfJobInDatabase(
  db: Db<'staff'>,
  jobId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select blind.give_up(${jobId}) as id`.execute(db);
  return rows.map(({ id }) => id);
}
