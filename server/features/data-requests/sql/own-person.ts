import type { Db } from '../../../access/enter-door.ts';

export type OwnPerson = { firstName: string; lastName: string; email: string };

/** The person behind the link, as their details are. */
export async function findOwnPerson(db: Db<'candidate'>): Promise<OwnPerson> {
  return db
    .selectFrom('pii.candidate')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .executeTakeFirstOrThrow();
}
