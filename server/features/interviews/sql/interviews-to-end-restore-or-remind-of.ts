import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { InterviewToChange } from './lock-find-and-end-interview.ts';

export async function findOrganisationsWithInterviewsDue(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select core.organisations_with_interviews_due(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

type InterviewThatIsOver = InterviewToChange & {
  /** Whether its candidate was rejected, of which they hear only when the e-mail leaves that tells it. */
  isRejected: boolean;
  rejectionWaitHours: number;
};

/** Invitations, and interviews to come, of which the application or the role is over; locked. */
export async function lockInterviewsOfEndedApplicationsAndJobs(
  db: Db<'system'>,
  now: Date,
): Promise<InterviewThatIsOver[]> {
  const { rows } = await sql<InterviewThatIsOver>`
    select i.id, r.job_id as "jobId", i.round_id as "roundId", i.application_id as "applicationId", i.state,
      i.starts_at as "startsAt", coalesce(i.minutes, r.minutes) as minutes, i.sequence,
      i.moves_made as "movesMade", i.version, a.state = 'rejected' as "isRejected",
      coalesce((select e.rejection_wait_hours from core.email_setting e), 2) as "rejectionWaitHours"
    from core.interview i join core.interview_round r on r.id = i.round_id
      join core.application a on a.id = i.application_id join core.job j on j.id = a.job_id
    where i.state in ('invited', 'booked') and coalesce(i.starts_at, 'infinity') > ${now}
      and (a.state in ('rejected', 'hired', 'withdrawn', 'erased') or j.archived_at is not null)
    order by i.id for update of i`.execute(db);
  return rows;
}

type OfApplicationOrJob = { applicationId: number | null; jobId: number };

export type InterviewToRestore = InterviewToChange & { slotId: number };

/**
 * What the server ended with a decision, or with a role, that was taken back since, where its time is still to come and free.
 * Several may have had one time: whoever had it last comes first.
 */
export async function lockInterviewsToRestore(
  db: Db<'system'>,
  { applicationId, jobId, now }: OfApplicationOrJob & { now: Date },
): Promise<InterviewToRestore[]> {
  const { rows } = await sql<InterviewToRestore>`
    select i.id, r.job_id as "jobId", i.round_id as "roundId", i.application_id as "applicationId", i.state,
      slot.starts_at as "startsAt", slot.minutes, i.sequence, i.moves_made as "movesMade", i.version,
      slot.id as "slotId"
    from core.interview i join core.interview_round r on r.id = i.round_id
      join core.application a on a.id = i.application_id join core.job j on j.id = a.job_id
      join core.interview_slot slot on slot.id = i.left_slot_id
    where j.id = ${jobId} and i.application_id = coalesce(${applicationId}::bigint, i.application_id)
      and i.state = 'cancelled' and i.ended_by = 'system'
      and a.state = 'interviews_tasks' and j.archived_at is null
      and slot.interview_id is null and slot.withdrawn_at is null and slot.starts_at > ${now}
    order by i.ended_at desc, i.id for update of i, slot`.execute(db);
  return rows;
}

/** At the time it had, before anybody knows that it was gone or after. */
export async function restoreInterviewRow(
  db: Db<'system'>,
  { id, version, sequence, now }: { id: number; version: number; sequence: number; now: Date },
): Promise<void> {
  await db
    .updateTable('core.interview')
    .set({
      state: 'booked',
      sequence,
      booked_at: now,
      ended_at: null,
      ended_by: null,
      left_slot_id: null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Invitations that the server ended in the same way, before a time was chosen: they stand again, and it is said how many. No e-mail
 * told of their end, so none tells of this.
 */
export async function restoreInvitedInterviewRows(
  db: Db<'system'>,
  { applicationId, jobId }: OfApplicationOrJob,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with ended as materialized (
      select i.id
      from core.interview i join core.application a on a.id = i.application_id join core.job j on j.id = a.job_id
      where j.id = ${jobId} and i.application_id = coalesce(${applicationId}::bigint, i.application_id)
        and i.state = 'cancelled' and i.ended_by = 'system' and i.starts_at is null and i.left_slot_id is null
        and a.state = 'interviews_tasks' and j.archived_at is null
      order by i.id for update of i)
    update core.interview i set state = 'invited', ended_at = null, ended_by = null, version = i.version + 1
    from ended where i.id = ended.id`.execute(db);
  return Number(numAffectedRows);
}

/** Whether what tells a candidate that it is cancelled still waits; since it is no longer so, it will not leave. */
export async function isInterviewCancellationEmailWaiting(
  db: Db<'system'>,
  applicationId: number,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('pii.email_message')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'interview-cancelled')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

type CancellationEmailToWait = { id: number; startsAt: Date; rejectionAt: Date };

/** What waits to tell a rejected candidate that an interview is cancelled, and when their rejection leaves. */
export async function findInterviewCancellationEmailsToWait(
  db: Db<'system'>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<CancellationEmailToWait[]> {
  const { rows } = await sql<CancellationEmailToWait>`
    select m.id, n.starts_at as "startsAt", rejection.send_at as "rejectionAt"
    from pii.email_message m join core.interview_notice n on n.event_id = m.event_id
      cross join lateral (select r.send_at from pii.email_message r
        where r.application_id = m.application_id and r.kind = 'applicant-rejection' and r.cancelled_at is null
        order by r.id desc limit 1) rejection
    where m.application_id = ${applicationId} and m.kind = 'interview-cancelled' and m.send_at > ${now}
      and m.sent_at is null and m.failed_at is null and m.cancelled_at is null
    order by m.id`.execute(db);
  return rows;
}

type LeftSeat = { slotId: number; memberId: number; jobId: number; applicationId: number | null };

/** Seats to come of whoever cannot log in any more. Applications first, as whoever changes a panel takes them. */
export async function markPanelSeatRowsOfDeactivatedLeft(
  db: Db<'system'>,
  now: Date,
): Promise<LeftSeat[]> {
  await callDatabaseFunction(db, 'core.lock_interviewed_by_deactivated', [now]);
  const { rows } = await sql<LeftSeat>`
    update core.interview_seat seat set left_at = now()
    from core.interview_slot slot join core.interview_round r on r.id = slot.round_id
      left join core.interview i on i.id = slot.interview_id, core.member m
    where slot.id = seat.slot_id and m.id = seat.member_id and m.deactivated_at is not null
      and seat.left_at is null and seat.starts_at > ${now}
    returning seat.slot_id as "slotId", seat.member_id as "memberId", r.job_id as "jobId",
      i.application_id as "applicationId"`.execute(db);
  return rows;
}

type Due = Pick<InterviewToChange, 'id' | 'jobId' | 'applicationId' | 'minutes'> & {
  startsAt: Date;
  sequence: number;
};

/** Notes that these are reminded of now: a day before, or an hour before. */
export async function claimInterviewsToRemindOf(
  db: Db<'system'>,
  { kind, now }: { kind: 'day' | 'hour'; now: Date },
): Promise<Due[]> {
  const noted = sql.ref(kind === 'day' ? 'reminded_day_at' : 'reminded_hour_at');
  const [earliest, latest] = kind === 'day' ? [60, 24 * 60] : [0, 60];
  const { rows } = await sql<Due>`
    update core.interview i set ${noted} = ${now}
    from core.interview_round r, core.application a, core.job j
    where r.id = i.round_id and a.id = i.application_id and j.id = a.job_id and i.state = 'booked'
      and i.sequence is not null and i.${noted} is null and a.state = 'interviews_tasks' and j.archived_at is null
      and i.starts_at > ${now}::timestamptz + make_interval(mins => ${earliest})
      and i.starts_at <= ${now}::timestamptz + make_interval(mins => ${latest})
      and i.booked_at < i.starts_at - make_interval(mins => ${latest})
    returning i.id, r.job_id as "jobId", i.application_id as "applicationId", i.starts_at as "startsAt",
      coalesce(i.minutes, r.minutes) as minutes, i.sequence`.execute(db);
  return rows;
}
