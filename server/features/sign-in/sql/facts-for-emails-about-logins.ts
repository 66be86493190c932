import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type LoginEmailRecipient = { firstName: string; email: string; employer: string };

/** Whom an e-mail about a log-in goes to; nobody who may not log in. */
export async function findLoginEmailRecipient(
  db: Db<'system'>,
  memberId: number,
): Promise<LoginEmailRecipient | undefined> {
  const { rows } = await sql<LoginEmailRecipient>`
    select m.first_name as "firstName", m.email, o.name as employer
    from core.member m cross join core.organisation o
    where m.id = ${memberId} and m.deactivated_at is null and o.deactivated_at is null`.execute(db);
  return rows[0];
}

/** Whether the member was invited to choose a password, and has set none before this event. */
export async function isFirstPassword(
  db: Db<'system'>,
  { eventId, subjectId: memberId }: { eventId: number; subjectId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select count(*) filter (where kind = 'create-password-asked') > 0
      and count(*) filter (where kind = 'password-changed') = 0 as "isFirst"
    from core.event
    where subject_id = ${memberId} and id < ${eventId}
      and kind in ('create-password-asked', 'password-changed')`.execute(db);
  return rows[0]?.isFirst ?? false;
}

export type TwoFactorResetRecord = { memberId: number; reason: string; byAdmin: string | null };

export async function findTwoFactorResetRecord(
  db: Db<'system'>,
  id: number,
): Promise<TwoFactorResetRecord | undefined> {
  const { rows } = await sql<TwoFactorResetRecord>`
    select member_id as "memberId", reason, by_admin as "byAdmin" from auth.find_two_factor_reset(${id})`.execute(
    db,
  );
  return rows[0];
}

export type LoginDevice = { memberId: number; words: string; at: Date };

export async function findLoginDeviceById(
  db: Db<'system'>,
  id: number,
): Promise<LoginDevice | undefined> {
  const { rows } = await sql<LoginDevice>`
    select member_id as "memberId", words, first_seen_at as at from auth.find_device(${id})`.execute(
    db,
  );
  return rows[0];
}
