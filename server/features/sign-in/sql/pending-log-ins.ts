import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

type Opener = Db<'public'> | Db<'staff'>;

/** Remembers whose password was right, under the id that the browser was just given. */
export async function insertPendingLogInRow(
  db: Db<'public'>,
  pending: { loginId: number; token: string; secret: Buffer | null },
): Promise<void> {
  await sql`select auth.open_pending(${hashToken(pending.token)}, ${pending.loginId}, ${pending.secret})`.execute(
    db,
  );
}

/** The same for somebody who is logged in, under their session. */
export async function insertOwnPendingTwoFactorRow(
  db: Db<'staff'>,
  pending: { token: string; secret: Buffer },
): Promise<void> {
  await sql`select auth.open_own_pending(${hashToken(pending.token)}, ${pending.secret})`.execute(
    db,
  );
}

export type PendingLogIn = {
  loginId: number;
  orgId: number;
  memberId: number;
  email: string;
  deactivated: boolean;
  orgDeactivated: boolean;
  totpSecret: Buffer | null;
  totpConfirmed: boolean;
  pendingSecret: Buffer | null;
};

/** Each look is one of five tries; nothing after them, and nothing after ten minutes. */
export async function findPendingLogInCountingTry(
  db: Opener,
  token: string,
): Promise<PendingLogIn | undefined> {
  const { rows } = await sql<PendingLogIn>`
    select login_id as "loginId", org_id as "orgId", member_id as "memberId", email, deactivated,
      org_deactivated as "orgDeactivated", totp_secret as "totpSecret", totp_confirmed as "totpConfirmed",
      pending_secret as "pendingSecret" from auth.try_pending(${hashToken(token)})`.execute(
    db as Db<'public'>,
  );
  return rows[0];
}

export type PendingLogInState = {
  loginId: number;
  email: string;
  totpConfirmed: boolean;
  pendingSecret: Buffer | null;
};

/** Where a log-in stands; no try. */
export async function findPendingLogInState(
  db: Db<'public'>,
  token: string,
): Promise<PendingLogInState | undefined> {
  const { rows } = await sql<PendingLogInState>`
    select login_id as "loginId", email, totp_confirmed as "totpConfirmed", pending_secret as "pendingSecret"
    from auth.find_pending(${hashToken(token)})`.execute(db);
  return rows[0];
}

export async function deletePendingLogInRow(db: Opener, token: string): Promise<void> {
  await sql`select auth.close_pending(${hashToken(token)})`.execute(db as Db<'public'>);
}
