import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

export async function insertSessionRow(
  db: Db<'public'>,
  session: { loginId: number; token: string; agent: string; network: string },
): Promise<void> {
  await sql`select auth.open_session(${session.loginId}, ${hashToken(session.token)}, ${session.agent},
    ${session.network})`.execute(db);
}

export async function deleteSessionRow(db: Db<'public'>, token: string): Promise<void> {
  await sql`select auth.close_session(${hashToken(token)})`.execute(db);
}

/** The id of the device if it is new to somebody who had others before. */
export async function recordLoginDeviceInDatabase(
  db: Db<'public'>,
  loginId: number,
  words: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select auth.note_device(${loginId}, ${words}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export type OwnSession = {
  id: number;
  agent: string | null;
  network: string | null;
  createdAt: Date;
  seenAt: Date;
  isSupport: boolean;
};

export async function findOwnSessions(db: Db<'staff'>): Promise<OwnSession[]> {
  const { rows } =
    await sql<OwnSession>`select id, agent, network, created_at as "createdAt", seen_at as "seenAt",
    is_support as "isSupport" from auth.own_sessions()`.execute(db);
  return rows;
}

/** How many ended: one, all but one, or all. Whose they may be, the caller decides. */
export async function endSessionsInDatabase(
  db: Db<'staff'>,
  which: { memberId: number; only?: number; keep?: number },
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select auth.end_sessions(${which.memberId}, ${which.only ?? null}, ${which.keep ?? null}) as ended`.execute(
    db,
  );
  return rows[0]?.ended ?? 0;
}

export async function updateTokenOfOwnSessionRow(
  db: Db<'staff'>,
  sessionId: number,
  token: string,
): Promise<void> {
  await sql`select auth.renew_own_session(${sessionId}, ${hashToken(token)})`.execute(db);
}

export async function markOwnSessionRowConfirmed(
  db: Db<'staff'>,
  sessionId: number,
): Promise<void> {
  await sql`select auth.confirm_own_session(${sessionId})`.execute(db);
}
