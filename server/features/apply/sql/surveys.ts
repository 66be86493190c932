import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';

export async function isSurveyGiven(
  db: Db<'candidate'>,
  slip: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    select rating is not null as given from core.own_experience(${slip}, ${now})`.execute(db);
  return rows[0]?.given ?? false;
}
