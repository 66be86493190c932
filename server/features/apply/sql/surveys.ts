import { databaseFunctionCall } from '../../../access/call-database-function.ts';
import type { Db } from '../../../access/enter-door.ts';

export async function isSurveyGiven(
  db: Db<'candidate'>,
  slip: Buffer,
  now: Date,
): Promise<boolean> {
  const own = await db
    .selectFrom(databaseFunctionCall(db, 'core.own_experience', [slip, now]).as('own'))
    .select('rating')
    .executeTakeFirst();
  return (own?.rating ?? null) !== null;
}
