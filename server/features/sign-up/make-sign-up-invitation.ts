import { randomBytes } from 'node:crypto';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { insertSignUpInvitationRow } from './sql/sign-up-invitations.ts';

const CODE_BYTES = 18;

/**
 * Invites somebody to sign up where not everybody may (`SIGNUP=invite`): for two weeks, once, with this address.
 * @param cell the letter of this cell, where there are several: the sign-up goes on in it
 * @returns the code, which is kept nowhere, and the link that carries it
 */
export async function makeSignUpInvitation(
  db: Db<'operator'>,
  { email, baseUrl, cell = '' }: { email: string; baseUrl: string; cell?: string },
): Promise<{ code: string; link: string }> {
  const code = `${cell}${randomBytes(CODE_BYTES).toString('base64url')}`;
  await insertSignUpInvitationRow(db, { code, email: email.normalize('NFC').trim().toLowerCase() });
  return { code, link: `${baseUrl}/welcome#invitation=${code}` };
}
