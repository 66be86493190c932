import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type EmailSettingsDbRow = { senderName: string | null; rejectionWaitHours: number };

const usual: EmailSettingsDbRow = { senderName: null, rejectionWaitHours: 2 };

export async function findEmailSettingsRow(
  db: Db<'staff'> | Db<'system'>,
): Promise<EmailSettingsDbRow> {
  // Both doors read these columns.
  const found = await (db as Db<'staff'>)
    .selectFrom('core.email_setting')
    .select(['sender_name as senderName', 'rejection_wait_hours as rejectionWaitHours'])
    .executeTakeFirst();
  return found ?? usual;
}

export async function upsertEmailSettingsRow(
  db: Db<'staff'>,
  { senderName, rejectionWaitHours }: EmailSettingsDbRow,
): Promise<void> {
  await sql`insert into core.email_setting (sender_name, rejection_wait_hours)
    values (${senderName}, ${rejectionWaitHours})
    on conflict on constraint email_setting_pkey do update set sender_name = excluded.sender_name,
      rejection_wait_hours = excluded.rejection_wait_hours`.execute(db);
}

/** What a sender is made of, as the organisation gave it. */
export async function findOrganisationAsSender(
  db: Db<'staff'>,
): Promise<{ organisation: string; contactEmail: string | null }> {
  return db
    .selectFrom('core.organisation')
    .select(['name as organisation', 'contact_email as contactEmail'])
    .executeTakeFirstOrThrow();
}

/** Counts one more under a key that is another one each hour. */
export async function countTestEmailAttempt(db: Db<'staff'>, key: string): Promise<number> {
  await sql`select auth.note_failure(${key})`.execute(db);
  const { rows } = await sql<{
    failures: number;
  }>`select failures from auth.find_failures(${[key]})`.execute(db);
  return rows[0]?.failures ?? 0;
}

export async function findEmailAddressOfMember(db: Db<'staff'>, memberId: number): Promise<string> {
  const { email } = await db
    .selectFrom('core.member')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return email;
}
