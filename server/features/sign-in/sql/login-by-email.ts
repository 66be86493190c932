import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type LoginDbRow = {
  loginId: number;
  orgId: number;
  memberId: number;
  passwordHash: string | null;
  deactivated: boolean;
  orgDeactivated: boolean;
  totpConfirmed: boolean;
  totpRequired: boolean;
};

export async function findLoginByEmail(
  db: Db<'public'>,
  email: string,
): Promise<LoginDbRow | undefined> {
  const { rows } =
    await sql<LoginDbRow>`select login_id as "loginId", org_id as "orgId", member_id as "memberId",
    password_hash as "passwordHash", deactivated, org_deactivated as "orgDeactivated",
    totp_confirmed as "totpConfirmed", totp_required as "totpRequired" from auth.find_login(${email})`.execute(
      db,
    );
  return rows[0];
}
