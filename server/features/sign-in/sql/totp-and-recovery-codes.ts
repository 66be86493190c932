import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Of many who bring a code of the same step, one hears true. */
export async function acceptTotpStepInDatabase(
  db: Db<'public'>,
  loginId: number,
  step: number,
): Promise<boolean> {
  const { rows } = await sql<{ accepted: boolean }>`
    select auth.accept_totp_step(${loginId}, ${step}) as accepted`.execute(db);
  return rows[0]?.accepted === true;
}

export async function acceptOwnTotpStepInDatabase(db: Db<'staff'>, step: number): Promise<boolean> {
  const { rows } = await sql<{ accepted: boolean }>`
    select auth.accept_own_totp_step(${step}) as accepted`.execute(db);
  return rows[0]?.accepted === true;
}

type NewTotp = { secret: Buffer; step: number; recoveryHashes: Buffer[] };

/** False where there is one already: nothing is ever set up over it. */
export async function confirmTotpInDatabase(
  db: Db<'public'>,
  loginId: number,
  { secret, step, recoveryHashes }: NewTotp,
): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select auth.confirm_totp(${loginId}, ${secret}, ${step}, ${recoveryHashes}::bytea[]) as confirmed`.execute(
    db,
  );
  return rows[0]?.confirmed === true;
}

export async function confirmOwnTotpInDatabase(
  db: Db<'staff'>,
  { secret, step, recoveryHashes }: NewTotp,
): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select auth.confirm_own_totp(${secret}, ${step}, ${recoveryHashes}::bytea[]) as confirmed`.execute(
    db,
  );
  return rows[0]?.confirmed === true;
}

export async function redeemRecoveryCodeInDatabase(
  db: Db<'public'>,
  loginId: number,
  hash: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select auth.use_recovery_code(${loginId}, ${hash}) as used`.execute(db);
  return rows[0]?.used === true;
}

export async function replaceOwnRecoveryCodeRows(db: Db<'staff'>, hashes: Buffer[]): Promise<void> {
  await sql`select auth.replace_own_recovery_codes(${hashes}::bytea[])`.execute(db);
}

export async function deleteOwnTotpRow(db: Db<'staff'>): Promise<void> {
  await sql`select auth.drop_own_totp()`.execute(db);
}

export type SealedTotpSecret = { loginId: number; secret: Buffer };

export async function findSealedTotpSecrets(db: Db<'system'>): Promise<SealedTotpSecret[]> {
  const { rows } = await sql<SealedTotpSecret>`
    select login_id as "loginId", secret from auth.sealed_secrets()`.execute(db);
  return rows;
}

/** Unless it was changed meanwhile. */
export async function updateSealedTotpSecretRow(
  db: Db<'system'>,
  { loginId, secret }: SealedTotpSecret,
  sealed: Buffer,
): Promise<void> {
  await sql`select auth.replace_sealed_secret(${loginId}, ${secret}, ${sealed})`.execute(db);
}
