import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  FailedLogInAttempts,
  LogInThrottleKeys,
} from '../rules/log-in-and-password-reset-throttle.ts';

export async function findFailedLogInAttempts(
  db: Db<'public'> | Db<'staff'>,
  keys: LogInThrottleKeys,
): Promise<FailedLogInAttempts[]> {
  const { rows } = await sql<FailedLogInAttempts>`
    select key, failures, seconds_ago as "secondsAgo"
    from auth.find_failures(array[${keys.account}, ${keys.network}])`.execute(db as Db<'public'>);
  return rows;
}

export async function recordFailedLogInAttemptInDatabase(
  db: Db<'public'> | Db<'staff'>,
  key: string,
): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db as Db<'public'>);
}

export async function recordFailedLogInAttemptsInDatabase(
  db: Db<'public'> | Db<'staff'>,
  { account, network }: LogInThrottleKeys,
): Promise<void> {
  for (const key of [account, network])
    if (key !== '') await recordFailedLogInAttemptInDatabase(db, key);
}

export async function deleteFailedLogInAttemptRows(
  db: Db<'public'> | Db<'staff'>,
  key: string,
): Promise<void> {
  await sql`select auth.forget_failures(${key})`.execute(db as Db<'public'>);
}

/** True once an hour: then its owner is told. */
export async function recordRefusedCodeOfLoginInDatabase(
  db: Db<'public'>,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ tells: boolean }>`
    select auth.note_refused_code(${loginId}, ${now}) as tells`.execute(db);
  return rows[0]?.tells === true;
}

/** Rises with every change of the password: browsers that were known before are not any more. */
export async function findKnownDevicesSerialOfLogin(
  db: Db<'public'> | Db<'staff'>,
  loginId: number,
): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    select auth.device_serial(${loginId}) as serial`.execute(db as Db<'public'>);
  return rows[0]?.serial ?? 0;
}
