import { sql } from 'kysely';
import type { EmailAttachment } from '../../../emails/email-attachment-type.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const LEASE_S = 30;

export async function findOrganisationsWithDueEmails(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select pii.organisations_with_email(${wholeOf(now)}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countEmailsSentSince(db: Db<'system'>, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('pii.email_message')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * What is no longer so when its turn comes is not sent: a rejection or an e-mail to chosen candidates that was taken back,
 * a reminder to finish what is finished, of an interview that is not held then,
 * or of a task that is handed in or closed. Asked of the one e-mail: a long queue is not read again for each of its e-mails.
 */
export async function cancelEmailRowThatNoLongerApplies(
  db: Db<'system'>,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update pii.email_message m set cancelled_at = ${now}, leased_until = null
    where m.id = ${id} and case
      when m.kind in ('applicant-rejection', 'finish-reminder') then
        not exists (select from core.application a where a.id = m.application_id
          and a.state = case m.kind when 'applicant-rejection' then 'rejected' else 'started' end)
      when m.kind = 'other' then
        exists (select from core.email_round_event e join core.email_round r on r.id = e.round_id
          where e.event_id = m.event_id and r.cancelled_at is not null)
      when m.kind in ('interview-reminder', 'panel-interview-reminder') then
        not exists (select from core.interview_notice n join core.interview i on i.id = n.interview_id
          where n.event_id = m.event_id and i.state = 'booked' and i.sequence = n.sequence and i.starts_at > ${now}
            and (m.member_id is null or m.member_id in (select p.member_id from core.interview_panel_member p
              where p.interview_id = i.id and p.left_at is null)))
      when m.kind = 'interview-cancelled' then
        exists (select from core.interview_notice n join core.interview i on i.id = n.interview_id
          where n.event_id = m.event_id and i.state = 'booked')
      when m.kind = 'applicant-interview' then
        not exists (select from core.interview i
          where i.application_id = m.application_id and i.state = 'invited')
      when m.kind in ('assessment-stage-invite', 'task-reminder') then
        not exists (select from core.candidate_task_notice n join core.candidate_task t on t.id = n.task_id
          join core.application a on a.id = t.application_id join core.job j on j.id = a.job_id
          where n.event_id = m.event_id and t.submitted_at is null and t.closed_at is null
            and a.state = 'interviews_tasks' and j.archived_at is null)
      end
    returning m.id`.execute(db);
  return rows.length > 0;
}

export type LeasedEmail = {
  id: number;
  kind: string;
  isToCandidate: boolean;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: EmailAttachment[];
  messageId: string;
  attempts: number;
};

/** Takes the next mail for a while: if this process dies, another finds it once the lease has run out. */
export async function leaseNextEmail(
  db: Db<'system'>,
  now: Date,
): Promise<LeasedEmail | undefined> {
  const { rows } = await sql<LeasedEmail>`
    update pii.email_message set leased_until = now() + make_interval(secs => ${LEASE_S}), attempts = attempts + 1
    where id = (
      select m.id from pii.email_message m
      where m.sent_at is null and m.cancelled_at is null and m.failed_at is null and m.send_at <= ${wholeOf(now)}
        and (m.leased_until is null or m.leased_until < now())
      order by m.send_at, m.id limit 1 for update of m skip locked)
    returning id, kind, application_id is not null as "isToCandidate", to_address as "to", subject, text, html,
      attachments, message_id as "messageId", attempts`.execute(db);
  return rows[0];
}

export async function markEmailRowSent(db: Db<'system'>, id: number, now: Date): Promise<void> {
  await sql`
    with sent as (
      update pii.email_message set leased_until = null, sent_at = ${now} where id = ${id} returning to_address)
    select auth.note_email(to_address, ${now}) from sent`.execute(db);
}

export async function markEmailRowFailed(
  db: Db<'system'>,
  { id, why, now }: { id: number; why: 'bounced' | 'held' | 'refused' | 'expired'; now: Date },
): Promise<void> {
  await change(db, id, sql`failed_at = ${now}, failure = ${why}`);
}

export async function markEmailRowUnwanted(db: Db<'system'>, id: number, now: Date): Promise<void> {
  await change(db, id, sql`cancelled_at = ${now}`);
}

/**
 * `uncounted`: nothing was said about this mail, so that the try does not count. Its lease ends now instead of being forgotten:
 * by that is seen that it was tried, when somebody asks whether e-mails are sent at all.
 */
export async function postponeEmailRow(
  db: Db<'system'>,
  { id, until, uncounted }: { id: number; until: Date; uncounted: boolean },
): Promise<void> {
  await sql`
    update pii.email_message
    set leased_until = now(), send_at = ${until}, attempts = attempts - ${uncounted ? 1 : 0}
    where id = ${id}`.execute(db);
}

/** The database counts microseconds, we do not: whatever is due within this millisecond is due. */
function wholeOf(now: Date): Date {
  return new Date(now.getTime() + 1);
}

async function change(db: Db<'system'>, id: number, what: ReturnType<typeof sql>): Promise<void> {
  await sql`update pii.email_message set leased_until = null, ${what} where id = ${id}`.execute(db);
}
