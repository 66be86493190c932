import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

export async function insertSignUpInvitationRow(
  db: Db<'operator'>,
  invitation: { code: string; email: string },
): Promise<void> {
  await sql`select auth.make_invitation(${hashToken(invitation.code)}, ${invitation.email})`.execute(
    db,
  );
}

/** The address a code was made for, while it is good. */
export async function findEmailAddressOfSignUpInvitation(
  db: Db<'public'>,
  code: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select auth.find_invitation(${hashToken(code)}) as email`.execute(db);
  return rows[0]?.email ?? undefined;
}
