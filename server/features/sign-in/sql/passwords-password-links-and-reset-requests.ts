import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import type { PasswordLinkKind } from './logins-and-password-links.ts';

export type PasswordLinkDbRow = {
  kind: PasswordLinkKind;
  orgId: number;
  memberId: number;
  loginId: number;
  email: string;
  orgName: string;
  totpConfirmed: boolean;
};

/** Only one that still works, of somebody who may log in. */
export async function findPasswordLink(
  db: Db<'public'>,
  token: string,
): Promise<PasswordLinkDbRow | undefined> {
  const { rows } = await sql<PasswordLinkDbRow>`
    select kind, org_id as "orgId", member_id as "memberId", login_id as "loginId", email, org_name as "orgName",
      totp_confirmed as "totpConfirmed" from auth.find_password_link(${hashToken(token)})`.execute(
    db,
  );
  return rows[0];
}

/** Of many who use a link at once, one hears true. */
export async function redeemPasswordLinkInDatabase(
  db: Db<'public'>,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select auth.use_password_link(${hashToken(token)}, ${passwordHash}) as used`.execute(db);
  return rows[0]?.used === true;
}

export type OwnLogin = {
  loginId: number;
  email: string;
  passwordHash: string | null;
  totpSecret: Buffer | null;
  totpConfirmedAt: Date | null;
  recoveryCodesLeft: number;
};

export async function findLoginOfActingMember(db: Db<'staff'>): Promise<OwnLogin> {
  const { rows } = await sql<OwnLogin>`
    select login_id as "loginId", email, password_hash as "passwordHash", totp_secret as "totpSecret",
      totp_confirmed_at as "totpConfirmedAt", recovery_codes_left as "recoveryCodesLeft" from auth.own_login()`.execute(
    db,
  );
  const own = rows[0];
  if (own === undefined) throw new Error('a session without a log-in');
  return own;
}

/** What a password must not be made of, and whether two-factor is wanted. */
export async function findOwnOrganisationNameAndTwoFactorRequirement(
  db: Db<'staff'>,
  memberId: number,
): Promise<{ orgName: string; totpRequired: boolean }> {
  const org = await db.selectFrom('core.organisation').select('name').executeTakeFirstOrThrow();
  const member = await db
    .selectFrom('core.member')
    .select('totp_required')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { orgName: org.name, totpRequired: member.totp_required };
}

export async function changeOwnPasswordInDatabase(
  db: Db<'staff'>,
  passwordHash: string,
  keepSession: number,
): Promise<void> {
  await sql`select auth.change_own_password(${passwordHash}, ${keepSession})`.execute(db);
}

/** The same password under today's parameters. */
export async function renewPasswordHashInDatabase(
  db: Db<'public'>,
  loginId: number,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<void> {
  await sql`select auth.renew_password_hash(${loginId}, ${oldHash}, ${newHash})`.execute(db);
}

export async function insertPasswordLinkRequestRow(db: Db<'public'>, email: string): Promise<void> {
  await sql`select auth.request_password_link(${email})`.execute(db);
}

/** Addresses that nobody has were dropped on the way. */
export async function findOrganisationsWithWaitingPasswordResets(
  db: Db<'system'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select auth.organisations_with_reset_requests() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The members who asked, each once; their requests are gone with it. */
export async function claimPasswordResetRequests(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select auth.take_reset_requests() as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteExpiredTokenRows(db: Db<'system'>): Promise<void> {
  await sql`select auth.tidy()`.execute(db);
}
