import { sql } from 'kysely';
import type { Db } from '../../../access/enter.ts';
import type { Failures, Keys } from '../rules/throttle.ts';

export async function findFailures(
  db: Db<'public'> | Db<'staff'>,
  keys: Keys,
): Promise<Failures[]> {
  const { rows } = await sql<Failures>`
    select key, failures, seconds_ago as "secondsAgo"
    from auth.find_failures(array[${keys.account}, ${keys.network}])`.execute(db as Db<'public'>);
  return rows;
}

export async function noteFailure(db: Db<'public'> | Db<'staff'>, key: string): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db as Db<'public'>);
}

export async function noteFailures(
  db: Db<'public'> | Db<'staff'>,
  { account, network }: Keys,
): Promise<void> {
  for (const key of [account, network]) if (key !== '') await noteFailure(db, key);
}

export async function forgetFailures(db: Db<'public'> | Db<'staff'>, key: string): Promise<void> {
  await sql`select auth.forget_failures(${key})`.execute(db as Db<'public'>);
}

/** True once an hour: then its owner is told. */
export async function noteRefusedCode(
  db: Db<'public'>,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ tells: boolean }>`
    select auth.note_refused_code(${loginId}, ${now}) as tells`.execute(db);
  return rows[0]?.tells === true;
}

/** Rises with every change of the password: browsers that were known before are not any more. */
export async function findDeviceSerial(
  db: Db<'public'> | Db<'staff'>,
  loginId: number,
): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    select auth.device_serial(${loginId}) as serial`.execute(db as Db<'public'>);
  return rows[0]?.serial ?? 0;
}
