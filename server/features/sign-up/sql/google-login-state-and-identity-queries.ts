import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import type { ProviderIdentity } from '../../../outside/identity-provider.ts';

/** Whether this is the first time that the round trip comes back. */
export async function redeemGoogleLoginStateInDatabase(
  db: Db<'public'>,
  state: string,
): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select auth.use_oidc_state(${hashToken(state)}) as first`.execute(db);
  return rows[0]?.first === true;
}

export type LoginOfGoogleAccountDbRow = {
  loginId: number;
  orgId: number;
  memberId: number;
  email: string;
  /** They came this way before. */
  tied: boolean;
  deactivated: boolean;
  orgDeactivated: boolean;
  skipsTotp: boolean;
};

/** The log-in of whoever stands at the provider: theirs, or that of their address if it is nobody's yet. */
export async function findLoginByGoogleIdentity(
  db: Db<'public'>,
  { issuer, subject, email }: ProviderIdentity,
): Promise<LoginOfGoogleAccountDbRow | undefined> {
  const { rows } = await sql<LoginOfGoogleAccountDbRow>`
    select login_id as "loginId", org_id as "orgId", member_id as "memberId", email, tied, deactivated,
      org_deactivated as "orgDeactivated", skips_totp as "skipsTotp"
    from auth.find_oidc_login(${issuer}, ${subject}, ${email})`.execute(db);
  return rows[0];
}

export async function tieLoginToGoogleIdentityInDatabase(
  db: Db<'public'>,
  loginId: number,
  { issuer, subject }: ProviderIdentity,
): Promise<void> {
  await sql`select auth.tie_oidc_identity(${loginId}, ${issuer}, ${subject})`.execute(db);
}
