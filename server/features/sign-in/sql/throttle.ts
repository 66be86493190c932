import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { Failures } from '../rules/throttle.ts';

export async function findFailures(
  db: Db<'public'> | Db<'staff'>,
  keys: { account: string; network: string },
): Promise<Failures[]> {
  const { rows } = await sql<Failures>`
    select key, failures, seconds_ago as "secondsAgo"
    from auth.find_failures(array[${keys.account}, ${keys.network}])`.execute(db as Db<'public'>);
  return rows;
}

export async function noteFailure(db: Db<'public'> | Db<'staff'>, key: string): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db as Db<'public'>);
}

export async function forgetFailures(db: Db<'public'> | Db<'staff'>, key: string): Promise<void> {
  await sql`select auth.forget_failures(${key})`.execute(db as Db<'public'>);
}
