import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const RELEASES_A_TURN = 50;

/** The application that an event is about. */
export async function findApplicationIdOfEvent(
  db: Db<'system'>,
  eventId: number,
): Promise<number | null> {
  const event = await db
    .selectFrom('core.event')
    .select('subject_id as applicationId')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return event?.applicationId ?? null;
}

/**
 * Brings what is due to what was decided: one release for each rejection, from the day that was chosen with it or that the job has,
 * taken back with it. What waits is looked at again, as the e-mail that it follows may leave earlier. However often it runs, it
 * comes to the same.
 */
export async function syncFeedbackReleaseRowsWithDecisions(
  db: Db<'system'>,
  applicationId: number,
): Promise<void> {
  await sql`
    insert into core.feedback_release (application_id, decision_id, held_until, due_at)
    select d.application_id, d.id, h.day, greatest(d.at, h.day::timestamp at time zone h.zone)
    from core.decision d join core.application a on a.id = d.application_id
      left join core.feedback_rule f on f.job_id = a.job_id cross join core.organisation o
      cross join lateral (select coalesce(d.feedback_on, f.held_until) as day,
        coalesce(nullif(o.tz, ''), 'Europe/London') as zone) h
    where d.application_id = ${applicationId} and d.to_state = 'rejected' and d.undoes is null
    on conflict (org_id, decision_id) do update set due_at = excluded.due_at
      where feedback_release.released_at is null and feedback_release.taken_back_at is null`.execute(
    db,
  );
  await sql`
    update core.feedback_release r set taken_back_at = back.at from core.decision back
    where r.application_id = ${applicationId} and back.undoes = r.decision_id and r.taken_back_at is null`.execute(
    db,
  );
}

export async function findOrganisationsWithFeedbackDue(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_feedback_due(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lets nobody else release in this organisation until the transaction ends.
 * @returns false where another process does it at this moment
 */
export async function tryLockFeedbackReleasesOfOrganisation(db: Db<'system'>): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('feedback of ' || core.current_org(), 0)) as "isOurs"`.execute(
    db,
  );
  return rows[0]?.isOurs === true;
}

export type DueFeedbackRelease = {
  id: number;
  /** As the database writes it, to the microsecond. */
  dueAt: string;
  applicationId: number;
  jobId: number;
  /** Whether the rejection stands. */
  isRejected: boolean;
  /** When the candidate hears, or has heard, of the rejection; null where it does not stand. */
  notifiedAt: Date | null;
  isFrozen: boolean;
  /** The day of now, by the organisation's clock. */
  today: string;
};

/** The next ones to look at, a job after the other: who of it is told when is settled by the e-mail, which may be moved. */
export async function findDueFeedbackReleases(
  db: Db<'system'>,
  now: Date,
): Promise<DueFeedbackRelease[]> {
  const { rows } = await sql<DueFeedbackRelease>`
    select r.id, r.due_at::text as "dueAt", r.application_id as "applicationId", a.job_id as "jobId",
      a.state = 'rejected' as "isRejected",
      coalesce((select coalesce(m.sent_at, m.send_at) from pii.email_message m
          where m.application_id = a.id and m.kind = 'applicant-rejection' and m.cancelled_at is null
            and m.created_at >= a.rejected_at order by m.id desc limit 1),
        a.rejected_at + make_interval(hours => coalesce((select rejection_wait_hours from core.email_setting), 2)))
        as "notifiedAt",
      exists (select from core.feedback_report p where p.application_id = a.id) as "isFrozen",
      to_char(${now}::timestamptz at time zone coalesce(nullif(o.tz, ''), 'Europe/London'), 'YYYY-MM-DD') as today
    from core.feedback_release r join core.application a on a.id = r.application_id cross join core.organisation o
    where r.released_at is null and r.taken_back_at is null and r.due_at <= ${now}
    order by a.job_id, r.id limit ${RELEASES_A_TURN}`.execute(db);
  return rows;
}

/** Not where it was brought forward since it was read. */
export async function postponeFeedbackReleaseRow(
  db: Db<'system'>,
  { id, dueAt }: Pick<DueFeedbackRelease, 'id' | 'dueAt'>,
  until: Date,
): Promise<void> {
  await sql`
    update core.feedback_release set due_at = ${until} where id = ${id} and due_at = ${dueAt}::timestamptz`.execute(
    db,
  );
}

export async function markFeedbackReleaseRowReleased(
  db: Db<'system'>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db
    .updateTable('core.feedback_release')
    .set({ released_at: now })
    .where('id', '=', id)
    .execute();
}

/** Once; whether it is frozen by now, which it is not where the rejection does not stand any more. */
export async function insertFrozenFeedbackReportInDatabase(
  db: Db<'system'>,
  report: { applicationId: number; text: string; sha256: Buffer; now: Date },
): Promise<boolean> {
  const { applicationId, text, sha256, now } = report;
  const given = [applicationId, text, sha256, now] as const;
  return (await callDatabaseFunction(db, 'core.keep_feedback_report', given)) === true;
}
