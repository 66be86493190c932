import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type OwnContactDetails = { firstName: string; lastName: string; email: string };

/** The person behind the link, as their details are. */
export async function findOwnContactDetails(db: Db<'candidate'>): Promise<OwnContactDetails> {
  return db
    .selectFrom('pii.candidate')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .executeTakeFirstOrThrow();
}
