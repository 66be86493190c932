import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EmailSubjectAndBody } from './job-email-texts.ts';

type NewRound = EmailSubjectAndBody & {
  jobId: number;
  templateId: number;
  dueOn: string | null;
  memberId: number;
  people: number;
  createdAt: Date;
  leavesAt: Date;
};

export async function insertBulkEmailRow(db: Db<'staff'>, round: NewRound): Promise<number> {
  const { id } = await db
    .insertInto('core.email_round')
    .values({
      job_id: round.jobId,
      template_id: round.templateId,
      subject: round.subject,
      body: round.body,
      due_on: round.dueOn,
      member_id: round.memberId,
      people: round.people,
      created_at: round.createdAt,
      leaves_at: round.leavesAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The events of a round with the applications they are about, in the same order. */
export async function insertEventRowsOfBulkEmail(
  db: Db<'staff'>,
  round: { id: number; eventIds: readonly number[]; applicationIds: readonly number[] },
): Promise<void> {
  await sql`
    insert into core.email_round_event (round_id, event_id, application_id)
    select ${round.id}, event_id, application_id
    from unnest(${round.eventIds}::bigint[], ${round.applicationIds}::bigint[])
      as e (event_id, application_id)`.execute(db);
}

/** How many of the applications were sent a text of this template before, or will be: of a round that was stopped, those it had left to. */
export async function countApplicationsEmailedBefore(
  db: Db<'staff'>,
  { templateId, applicationIds }: { templateId: number; applicationIds: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct e.application_id)::int as n
    from core.email_round r join core.email_round_event e on e.round_id = r.id
    where r.template_id = ${templateId} and e.application_id = any (${applicationIds}::bigint[])
      and (r.cancelled_at is null or exists (
        select from pii.email_message m where m.event_id = e.event_id and m.cancelled_at is null))`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Whether such a round of the role is there; it is cancelled from now on. */
export async function cancelBulkEmailRow(
  db: Db<'staff'>,
  { id, jobId, now }: { id: number; jobId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update core.email_round set cancelled_at = coalesce(cancelled_at, ${now})
    where id = ${id} and job_id = ${jobId} returning id`.execute(db);
  return rows.length === 1;
}

/** Keeps from leaving what was written for the round; how many of its e-mails had left, or were leaving. */
export async function cancelEmailRowsOfBulkEmail(
  db: Db<'staff'>,
  { id, now }: { id: number; now: Date },
): Promise<{ people: number; gone: number }> {
  await sql`
    update pii.email_message m set cancelled_at = ${now}
    where event_id in (select event_id from core.email_round_event where round_id = ${id})
      and sent_at is null and failed_at is null and cancelled_at is null
      and (leased_until is null or leased_until < now())`.execute(db);
  const { rows } = await sql<{ people: number; gone: number }>`
    select count(*)::int as people, (count(*) filter (where exists (select from pii.email_message m
      where m.event_id = e.event_id and m.cancelled_at is null)))::int as gone
    from core.email_round_event e where e.round_id = ${id}`.execute(db);
  return rows[0] ?? { people: 0, gone: 0 };
}

export type ScheduledBulkEmail = EmailSubjectAndBody & {
  templateId: number;
  dueOn: string | null;
  leavesAt: Date;
  isCancelled: boolean;
  sender: { firstName: string; lastName: string };
};

/** The round an event belongs to, signed by whoever has acted. */
export async function findScheduledBulkEmail(
  db: Db<'system'>,
  eventId: number,
): Promise<ScheduledBulkEmail | undefined> {
  const { rows } = await sql<Omit<ScheduledBulkEmail, 'sender'> & ScheduledBulkEmail['sender']>`
    select r.template_id as "templateId", r.subject, r.body, r.due_on::text as "dueOn", r.leaves_at as "leavesAt",
      r.cancelled_at is not null as "isCancelled", m.first_name as "firstName", m.last_name as "lastName"
    from core.email_round_event e join core.email_round r on r.id = e.round_id
      join core.event happened on happened.id = e.event_id and happened.actor_kind = 'member'
      join core.member m on m.id = happened.actor_id
    where e.event_id = ${eventId}`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { firstName, lastName, ...round } = found;
  return { ...round, sender: { firstName, lastName } };
}
