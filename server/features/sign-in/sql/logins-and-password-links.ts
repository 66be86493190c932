import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

/** Any door that may call the function; the database refuses the others. */
type AnyDoor = Db<'staff'> | Db<'public'> | Db<'system'>;

export async function insertLoginRow(
  db: Db<'staff'> | Db<'public'>,
  email: string,
  memberId: number,
): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`
    select auth.open_login(${email}, ${memberId}) as opened`.execute(db as Db<'staff'>);
  return rows[0]?.opened === true;
}

/** Every link sent so far is dead. False when the member has no log-in. */
export async function voidPasswordLinksInDatabase(db: AnyDoor, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select auth.void_password_links(${memberId}) as found`.execute(db as Db<'staff'>);
  return rows[0]?.found === true;
}

export type LoginOfMember = {
  loginId: number;
  email: string;
  serial: number;
  hasPassword: boolean;
  totpConfirmed: boolean;
};

export async function findLoginOfMember(
  db: Db<'staff'> | Db<'system'>,
  memberId: number,
): Promise<LoginOfMember | undefined> {
  const { rows } = await sql<LoginOfMember>`select login_id as "loginId", email, serial,
    has_password as "hasPassword", totp_confirmed as "totpConfirmed" from auth.login_of(${memberId})`.execute(
    db as Db<'staff'>,
  );
  return rows[0];
}

export async function isMemberOfOwnOrganisation(db: Db<'staff'>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.member')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export type PasswordLinkKind = 'create-password' | 'reset-password';

/** Lets the link open its page, unless a newer one was asked for meanwhile. */
export async function registerPasswordLinkInDatabase(
  db: Db<'system'>,
  link: { loginId: number; serial: number; token: string; kind: PasswordLinkKind; minutes: number },
): Promise<void> {
  await sql`select auth.register_password_link(${link.loginId}, ${link.serial}, ${hashToken(link.token)}, ${link.kind},
    make_interval(mins => ${link.minutes}))`.execute(db);
}
