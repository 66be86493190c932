import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { FailedAttempts, ThrottleKeys } from '../rules/log-in-throttle.ts';

export async function findFailedAttempts(
  db: Db<'public'> | Db<'staff'>,
  keys: ThrottleKeys,
): Promise<FailedAttempts[]> {
  const { rows } = await sql<FailedAttempts>`
    select key, failures, seconds_ago as "secondsAgo"
    from auth.find_failures(array[${keys.account}, ${keys.network}])`.execute(db as Db<'public'>);
  return rows;
}

export async function noteFailedAttempt(
  db: Db<'public'> | Db<'staff'>,
  key: string,
): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db as Db<'public'>);
}

export async function noteFailedAttempts(
  db: Db<'public'> | Db<'staff'>,
  { account, network }: ThrottleKeys,
): Promise<void> {
  for (const key of [account, network]) if (key !== '') await noteFailedAttempt(db, key);
}

export async function forgetFailedAttempts(
  db: Db<'public'> | Db<'staff'>,
  key: string,
): Promise<void> {
  await sql`select auth.forget_failures(${key})`.execute(db as Db<'public'>);
}

/** True once an hour: then its owner is told. */
export async function noteRefusedCodeOfLogin(
  db: Db<'public'>,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ tells: boolean }>`
    select auth.note_refused_code(${loginId}, ${now}) as tells`.execute(db);
  return rows[0]?.tells === true;
}

/** Rises with every change of the password: browsers that were known before are not any more. */
export async function findKnownDeviceSerial(
  db: Db<'public'> | Db<'staff'>,
  loginId: number,
): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    select auth.device_serial(${loginId}) as serial`.execute(db as Db<'public'>);
  return rows[0]?.serial ?? 0;
}
