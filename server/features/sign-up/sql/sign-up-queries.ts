import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

export type NewSignUp = {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  orgName: string;
  size: string;
  industry: string;
  locale: string;
  tz: string | null;
  signupReason: string;
  templateId: string | null;
};

/** The organisation to which the letters belong that the installation writes to people of no organisation. */
export async function findOperatorOrganisationId(db: Db<'public'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select auth.operator_organisation() as id`.execute(db);
  // It is made by the very asking.
  return (rows[0] as { id: number }).id;
}

export async function insertSignUpRow(
  db: Db<'public'>,
  wish: NewSignUp & { invitation: Buffer | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select auth.begin_sign_up(${wish.email}, ${wish.firstName}, ${wish.lastName}, ${wish.jobTitle}, ${wish.orgName},
      ${wish.industry}, ${wish.size}, ${wish.locale}, ${wish.tz}, ${wish.signupReason}, ${wish.templateId},
      ${wish.invitation}) as id`.execute(db);
  // The function returns the row it has inserted.
  return (rows[0] as { id: number }).id;
}

/** Puts the advert beside a sign-up that was begun just now. */
export async function attachAdvertToSignUpInDatabase(
  db: Db<'public'>,
  { id, advert }: { id: number; advert: string },
): Promise<void> {
  await sql`select auth.attach_advert(${id}, ${advert})`.execute(db);
}

/** The advert that somebody wants to keep who holds a mailed link which still works. */
export async function findSignUpAdvert(db: Db<'public'>, token: string): Promise<string | null> {
  const { rows } = await sql<{ advert: string | null }>`
    select auth.find_own_advert(${hashToken(token)}) as advert`.execute(db);
  return rows[0]?.advert ?? null;
}

export type PendingSignUp = {
  email: string;
  firstName: string;
  orgName: string;
  linkEndsAt: Date;
  known: boolean;
};

/** A sign-up that still waits, for its letter. */
export async function findPendingSignUp(
  db: Db<'system'>,
  id: number,
): Promise<PendingSignUp | undefined> {
  const { rows } = await sql<PendingSignUp>`
    select email, first_name as "firstName", organisation as "orgName", link_ends_at as "linkEndsAt", known
    from auth.find_sign_up(${id})`.execute(db);
  return rows[0];
}

/** Lets the mailed link go on with the sign-up until it ends; again, it changes nothing. */
export async function registerSignUpLinkInDatabase(
  db: Db<'system'>,
  link: { token: string; id: number; endsAt: Date },
): Promise<void> {
  const given = [hashToken(link.token), 'sign-up', link.id, link.endsAt] as const;
  await callDatabaseFunction(db, 'auth.issue_token', given);
}

export type ConfirmedSignUp = {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  orgName: string;
  templateId: string | null;
};

/** The sign-up behind a mailed link that still works. */
export async function findConfirmedSignUp(
  db: Db<'public'>,
  token: string,
): Promise<ConfirmedSignUp | undefined> {
  const { rows } = await sql<ConfirmedSignUp>`
    select email, first_name as "firstName", last_name as "lastName", job_title as "jobTitle",
      organisation as "orgName", template_id as "templateId"
    from auth.find_own_sign_up(${hashToken(token)})`.execute(db);
  return rows[0];
}

/** Makes the organisation of a sign-up; undefined when somebody else used the link, or the invitation, at the same time. */
export async function createOrganisationOfSignUpInDatabase(
  db: Db<'public'>,
  { token, slug }: { token: string; slug: string },
): Promise<number | undefined> {
  const id = await callDatabaseFunction(db, 'auth.found_organisation', [hashToken(token), slug]);
  return id ?? undefined;
}

/** Counts once more under a key, and says how often that was; who counts under the same key meanwhile waits. */
export async function recordAndCountSignUpAttemptInDatabase(
  db: Db<'public'>,
  key: string,
): Promise<number> {
  await sql`select auth.note_failure(${key})`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select failures as n from auth.find_failures(array[${key}])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether somebody in the organisation of this door has the address. */
export async function isEmailOfOwnOrganisationMember(
  db: Db<'staff'>,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('core.member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** The password of the member of this room, who has none yet. */
export async function setOwnFirstPasswordHashInDatabase(
  db: Db<'staff'>,
  passwordHash: string,
): Promise<number> {
  await sql`select auth.change_own_password(${passwordHash}, 0)`.execute(db);
  const { rows } = await sql<{ loginId: number }>`
    select login_id as "loginId" from auth.login_of(core.current_actor())`.execute(db);
  // Their log-in was opened a moment ago.
  return (rows[0] as { loginId: number }).loginId;
}
