import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function isCandidateSurveyAnswered(
  db: Db<'candidate'>,
  slip: Buffer,
  now: Date,
): Promise<boolean> {
  const own = await db
    .selectFrom(databaseFunctionExpression(db, 'core.own_experience', [slip, now]).as('own'))
    .select('rating')
    .executeTakeFirst();
  return (own?.rating ?? null) !== null;
}
