import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Whether the acting candidate was ever invited to an interview. */
export async function hasOwnInterview(db: Db<'candidate'>): Promise<boolean> {
  const found = await db.selectFrom('core.interview').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}
