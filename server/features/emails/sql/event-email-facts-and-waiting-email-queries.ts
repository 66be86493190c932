import type { EmailState } from '@evenhand/contract/emails/email-states.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import { eventsWithCandidateEmail } from '../rules/events-with-candidate-email-and-their-email-kind.ts';
import type { PlanInEmail } from '../rules/plan-in-email.ts';
import type { EmailKind } from '../../../emails/all-email-types.ts';
import type { EmailAttachment } from '../../../emails/email-attachment-type.ts';

const WAITING_OF_A_KIND_MAX = 3;

export type EventCausingEmail = { kind: string; subjectId: number | null };

/**
 * The event an e-mail is written for. Tasks about one application wait here for each other, so that two of them cannot both find
 * no mail waiting.
 */
export async function lockEventCausingEmail(
  db: Db<'system'>,
  id: number,
): Promise<EventCausingEmail | undefined> {
  const { rows } = await sql<EventCausingEmail & { held: unknown }>`
    select kind, subject_id as "subjectId", case when kind = any (${[...eventsWithCandidateEmail]}::text[])
      then pg_advisory_xact_lock(hashtextextended('email', subject_id))::text end as held
    from core.event where id = ${id}`.execute(db);
  return rows[0];
}

export type ApplicationEmailFacts = {
  jobId: number;
  state: ApplicationState;
  firstName: string;
  email: string;
  serial: number;
  title: string;
  publishedAt: Date | null;
  /** Later than for others where that was agreed with them. */
  closesAt: Date | null;
  archivedAt: Date | null;
  employer: string;
  zone: string;
  /** The day until which the feedback on a rejection is held, while it is to come. */
  feedbackOn: string | null;
  /** That the application began under, with its hash in hexadecimal digits. */
  plan: PlanInEmail | null;
  /** How many e-mails of each kind are still to leave, by kind. */
  waiting: Partial<Record<EmailKind, number>>;
};

/**
 * By a statement after the one that waits, which sees what was written meanwhile. What waits is counted among the e-mails of the
 * one application: asked for by itself, it could be looked for in the queue of the whole organisation, as long as that is.
 */
export async function findApplicationEmailFacts(
  db: Db<'system'>,
  id: number,
): Promise<ApplicationEmailFacts | undefined> {
  const { rows } = await sql<ApplicationEmailFacts>`
    select j.id as "jobId", a.state, c.first_name as "firstName", c.email, i.link_serial as serial, j.title,
      j.published_at as "publishedAt", j.archived_at as "archivedAt",
      case when j.closes_at is not null then greatest(j.closes_at, (select max(d.may_send_until) from pii.adjustment d
        where d.application_id = a.id)) end as "closesAt",
      o.name as employer, coalesce(o.tz, 'Europe/London') as zone,
      (select to_char(h.day, 'YYYY-MM-DD') from core.decision d left join core.feedback_rule f on f.job_id = a.job_id
        cross join lateral (select coalesce(d.feedback_on, f.held_until) as day) h
        where d.application_id = a.id and d.to_state = 'rejected' and d.undoes is null and h.day > d.at::date
        order by d.id desc limit 1) as "feedbackOn",
      case when v.n is not null then jsonb_build_object('sha256', encode(v.sha256, 'hex'), 'frozenAt', v.frozen_at,
        'plan', core.public_part_of_plan(v.plan)) end as plan,
      (select coalesce(jsonb_object_agg(w.kind, w.n), '{}') from (
        select m.kind, count(*) filter (where m.sent_at is null and m.cancelled_at is null and m.failed_at is null) as n
        from pii.email_message m where m.application_id = a.id group by m.kind) w) as waiting
    from core.application a join pii.application_identity i on i.application_id = a.id
      join pii.candidate c on c.id = i.candidate_id join core.job j on j.id = a.job_id cross join core.organisation o
      left join core.plan_version v on v.job_id = a.job_id and v.n = a.plan_version
    where a.id = ${id} and not j.sample`.execute(db);
  return rows[0];
}

export type ReviewerEmailFacts = {
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
export async function findReviewerEmailFacts(
  db: Db<'system'>,
  linkId: number,
): Promise<ReviewerEmailFacts | undefined> {
  const { rows } = await sql<ReviewerEmailFacts>`
    select m.id as "memberId", m.first_name as "firstName", m.email, l.serial, j.title, o.name as employer,
      w.answers, w.words, w.due_on as "dueOn"
    from core.reviewer_link l join core.member m on m.id = l.member_id and m.deactivated_at is null
      join core.job j on j.id = l.job_id cross join core.organisation o, pii.review_workload(l.id) w
    where l.id = ${linkId} and not j.sample`.execute(db);
  return rows[0];
}

/** A second rejection never waits beside the first, and who asks for links without end fills no mailbox. */
export function hasApplicationReachedWaitingEmailLimit(
  { waiting }: ApplicationEmailFacts,
  kind: EmailKind,
): boolean {
  // What somebody has chosen to write is never left out without a word.
  if (kind === 'other') return false;
  return (waiting[kind] ?? 0) >= (kind === 'applicant-rejection' ? 1 : WAITING_OF_A_KIND_MAX);
}

export type NewEmail = {
  kind: EmailKind;
  eventId: number;
  applicationId: number | null;
  memberId: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly EmailAttachment[];
  messageId: string;
  now: Date;
  sendAt: Date;
};

/**
 * One mail for an event, kind and recipient, however often its task runs.
 * @param token stands in it, and opens the application's door from now on
 */
export async function insertEmailRow(
  db: Db<'system'>,
  email: NewEmail,
  token: string | null,
): Promise<void> {
  const opening: RawBuilder<unknown> =
    token === null
      ? sql``
      : sql`from auth.issue_token(${hashToken(token)}, 'application', ${email.applicationId}, null)`;
  await sql`
    insert into pii.email_message (kind, event_id, application_id, member_id, to_address, subject, text,
      html, attachments, message_id, created_at, send_at)
    select ${email.kind}, ${email.eventId}, ${email.applicationId}, ${email.memberId}, ${email.to}, ${email.subject},
      ${email.text}, ${email.html}, ${JSON.stringify(email.attachments)}::jsonb,
      ${email.messageId}, ${email.now}, ${email.sendAt} ${opening}
    on conflict do nothing`.execute(db);
}

export type DemoOutboxEmail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: EmailAttachment[];
  sendAt: Date;
  sentAt: Date | null;
};

/** What waits, then what was sent, newest first, of all organisations of the demo. */
export async function findDemoOutboxEmails(
  db: Db<'system'>,
  most: number,
): Promise<DemoOutboxEmail[]> {
  const { rows } =
    await sql<DemoOutboxEmail>`select id, to_address as "to", subject, text, html, attachments,
    send_at as "sendAt", sent_at as "sentAt" from pii.demo_outbox(${most})`.execute(db);
  return rows;
}

export type EmailDbRow = {
  id: number;
  kind: string;
  state: EmailState;
  sendAt: Date;
  tries: number;
};

export async function findEmailOfApplication(
  db: Db<'staff'>,
  email: { id: number; applicationId: number },
): Promise<EmailDbRow | undefined> {
  const { rows } = await sql<EmailDbRow>`
    select id, kind, coalesce(sent_at, cancelled_at, failed_at, send_at) as "sendAt",
      case when coalesce(sent_at, cancelled_at, failed_at) is null then attempts else 0 end as tries,
      case when sent_at is not null then 'sent' when cancelled_at is not null then 'cancelled'
        when failure in ('bounced', 'held') then 'bounced' when failed_at is not null then 'failed'
          else 'queued' end as state
    from pii.email_message where id = ${email.id} and application_id = ${email.applicationId}`.execute(
    db,
  );
  return rows[0];
}

/** Only what has not left, and is not leaving just now; the ids of what was kept. */
export async function cancelWaitingEmailRows(
  db: Db<'staff'>,
  which: { applicationIds: number[]; kind?: EmailKind; id?: number },
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

/** Another moment for an e-mail that has not left and is not leaving just now; whether there was one. */
export async function rescheduleWaitingEmailRow(
  db: Db<'staff'> | Db<'system'>,
  { id, applicationId, sendAt }: { id: number; applicationId: number; sendAt: Date },
): Promise<boolean> {
  // Both may do this; the union of their types is wider than each.
  const { numUpdatedRows } = await (db as Db<'staff'>)
    .updateTable('pii.email_message')
    .set({ send_at: sendAt })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
