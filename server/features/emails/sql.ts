import { sql } from 'kysely';
import type { Db } from '../../doors/enter.ts';
import { hashToken } from '../../doors/session.ts';
import type { MailKind } from './rules/tags.ts';

const LEASE_S = 30;
const MAILS_AN_HOUR_TO_ONE_ADDRESS = 20;
const WAITING_OF_A_KIND_MAX = 3;

export type EventFacts = { kind: string; subjectId: number | null };

export async function findEvent(db: Db<'worker'>, id: number): Promise<EventFacts | undefined> {
  return db
    .selectFrom('core.event')
    .select(['kind', 'subject_id as subjectId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ApplicationFacts = {
  state: string;
  firstName: string;
  email: string;
  serial: number;
  title: string;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  employer: string;
  zone: string;
};

export async function findApplicationFacts(
  db: Db<'worker'>,
  id: number,
): Promise<ApplicationFacts | undefined> {
  const { rows } = await sql<ApplicationFacts>`
    select a.state, c.first_name as "firstName", c.email, i.link_serial as serial, j.title,
      j.published_at as "publishedAt", j.closes_at as "closesAt", j.archived_at as "archivedAt",
      o.name as employer, coalesce(o.tz, 'Europe/London') as zone
    from core.application a join pii.application_identity i on i.application_id = a.id
      join pii.candidate c on c.id = i.candidate_id join core.job j on j.id = a.job_id cross join core.organisation o
    where a.id = ${id} and not j.sample`.execute(db);
  return rows[0];
}

export type ReviewerFacts = {
  memberId: number;
  firstName: string;
  email: string;
  serial: number;
  title: string;
  employer: string;
  answers: number;
  words: number;
  dueOn: string | null;
};

/** Nothing about anybody who applied: the database tells this door how much there is to score, not what. */
export async function findReviewerFacts(
  db: Db<'worker'>,
  linkId: number,
): Promise<ReviewerFacts | undefined> {
  const { rows } = await sql<ReviewerFacts>`
    select m.id as "memberId", m.first_name as "firstName", m.email, l.serial, j.title, o.name as employer,
      w.answers, w.words, w.due_on as "dueOn"
    from core.reviewer_link l join core.member m on m.id = l.member_id and m.deactivated_at is null
      join core.job j on j.id = l.job_id cross join core.organisation o, pii.review_workload(l.id) w
    where l.id = ${linkId} and not j.sample`.execute(db);
  return rows[0];
}

/** Lets the token open its door; again, it changes nothing. */
export async function registerApplicationLink(
  db: Db<'worker'>,
  token: string,
  applicationId: number,
): Promise<void> {
  await sql`select auth.issue_token(${hashToken(token)}, 'application', ${applicationId}, null)`.execute(
    db,
  );
}

/** Tasks about one application wait for each other, so that two of them cannot both find no mail waiting. */
export async function lockMailOf(db: Db<'worker'>, applicationId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mail', ${applicationId}))`.execute(db);
}

/** A second rejection never waits beside the first, and who asks for links without end fills no mailbox. */
export async function hasEnoughWaiting(
  db: Db<'worker'>,
  applicationId: number,
  kind: MailKind,
): Promise<boolean> {
  const { waiting } = await db
    .selectFrom('pii.email_message')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting >= (kind === 'applicant-rejection' ? 1 : WAITING_OF_A_KIND_MAX);
}

export type NewMail = {
  kind: MailKind;
  eventId: number;
  applicationId: number | null;
  memberId: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  delayHours: number;
};

/** One mail for an event, kind and recipient, however often its task runs. */
export async function insertMail(db: Db<'worker'>, mail: NewMail): Promise<void> {
  await db
    .insertInto('pii.email_message')
    .values({
      kind: mail.kind,
      event_id: mail.eventId,
      application_id: mail.applicationId,
      member_id: mail.memberId,
      to_address: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      message_id: mail.messageId,
      send_at: sql<Date>`now() + make_interval(hours => ${mail.delayHours})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOrganisationsWithMail(db: Db<'worker'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select pii.organisations_with_mail() as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A rejection that was taken back after its mail was written is not sent. */
export async function cancelTakenBack(db: Db<'worker'>): Promise<void> {
  await sql`
    update pii.email_message m set cancelled_at = now()
    where m.kind = 'applicant-rejection' and m.sent_at is null and m.cancelled_at is null and m.failed_at is null
      and m.send_at <= now() and (m.leased_until is null or m.leased_until < now())
      and not exists (select from core.application a where a.id = m.application_id and a.state = 'rejected')`.execute(
    db,
  );
}

export type LeasedMail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attempts: number;
};

/** Takes the next mail for a while: if this process dies, another finds it once the lease has run out. */
export async function leaseNext(db: Db<'worker'>): Promise<LeasedMail | undefined> {
  const { rows } = await sql<LeasedMail>`
    update pii.email_message set leased_until = now() + make_interval(secs => ${LEASE_S}), attempts = attempts + 1
    where id = (
      select m.id from pii.email_message m
      where m.sent_at is null and m.cancelled_at is null and m.failed_at is null and m.send_at <= now()
        and (m.leased_until is null or m.leased_until < now())
        and (select count(*) from pii.email_message s where s.to_address = m.to_address
          and s.sent_at > now() - interval '1 hour') < ${MAILS_AN_HOUR_TO_ONE_ADDRESS}
      order by m.send_at, m.id limit 1 for update of m skip locked)
    returning id, to_address as "to", subject, text, html, message_id as "messageId", attempts`.execute(
    db,
  );
  return rows[0];
}

export async function markSent(db: Db<'worker'>, id: number): Promise<void> {
  await change(db, id, sql`sent_at = clock_timestamp()`);
}

export async function markFailed(db: Db<'worker'>, id: number): Promise<void> {
  await change(db, id, sql`failed_at = now()`);
}

export async function postpone(db: Db<'worker'>, id: number, minutes: number): Promise<void> {
  await change(db, id, sql`send_at = now() + make_interval(mins => ${minutes})`);
}

async function change(db: Db<'worker'>, id: number, what: ReturnType<typeof sql>): Promise<void> {
  await sql`update pii.email_message set leased_until = null, ${what} where id = ${id}`.execute(db);
}

export type ShownMail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  sendAt: Date;
  sentAt: Date | null;
};

/** What waits, then what was sent, newest first, of all organisations of the demo. */
export async function findOutbox(db: Db<'worker'>, most: number): Promise<ShownMail[]> {
  const { rows } =
    await sql<ShownMail>`select id, to_address as "to", subject, text, html, send_at as "sendAt",
    sent_at as "sentAt" from pii.demo_outbox(${most})`.execute(db);
  return rows;
}

export type MailRow = {
  id: number;
  kind: string;
  state: 'queued' | 'sent' | 'failed' | 'cancelled';
  sendAt: Date;
};

export async function findMail(
  db: Db<'staff'>,
  mail: { id: number; applicationId: number },
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select id, kind, coalesce(sent_at, send_at) as "sendAt", case when sent_at is not null then 'sent'
      when cancelled_at is not null then 'cancelled' when failed_at is not null then 'failed' else 'queued' end as state
    from pii.email_message where id = ${mail.id} and application_id = ${mail.applicationId}`.execute(
    db,
  );
  return rows[0];
}

/** Only what has not left, and is not leaving just now; the ids of what was kept. */
export async function cancelWaiting(
  db: Db<'staff'>,
  which: { applicationIds: number[]; kind?: MailKind; id?: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update pii.email_message set cancelled_at = now()
    where application_id = any (${which.applicationIds}::bigint[])
      and kind = coalesce(${which.kind ?? null}, kind) and id = coalesce(${which.id ?? null}::bigint, id)
      and sent_at is null and failed_at is null and cancelled_at is null
      and (leased_until is null or leased_until < now())
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
