import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** The newest roles one could see an e-mail with. */
export async function findJobsForEmailPreview(
  db: Db<'staff'>,
  most: number,
): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom('core.job')
    .select(['id', 'title'])
    .where('sample', '=', false)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export type EmailPreviewFacts = {
  employer: string;
  zone: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Null where no role was chosen, or there is none. */
  title: string | null;
  closesAt: Date | null;
};

/** What fills the tags of an e-mail that somebody looks at or sends to themselves. */
export async function findEmailPreviewFacts(
  db: Db<'staff'>,
  { memberId, jobId }: { memberId: number; jobId: number | null },
): Promise<EmailPreviewFacts> {
  const { rows } = await sql<EmailPreviewFacts>`
    select o.name as employer, coalesce(o.tz, 'Europe/London') as zone, m.first_name as "firstName",
      m.last_name as "lastName", m.email, j.title, j.closes_at as "closesAt"
    from core.member m cross join core.organisation o left join core.job j on j.id = ${jobId}::bigint
    where m.id = ${memberId}`.execute(db);
  // Whoever asks is a member.
  return rows[0] as EmailPreviewFacts;
}

/** Into the outbox, to the very member who asks. */
export async function insertTestEmailRow(
  db: Db<'staff'>,
  email: {
    eventId: number;
    subject: string;
    text: string;
    html: string;
    messageId: string;
    now: Date;
  },
): Promise<void> {
  await sql`select pii.queue_test_email(${email.eventId}, ${email.subject}, ${email.text}, ${email.html},
    ${email.messageId}, ${email.now})`.execute(db);
}
