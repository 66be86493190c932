import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  type FinishApplicationReminderKey,
  FINISH_APPLICATION_REMINDER_HOURS,
} from '../rules/finish-reminder.ts';

const A_TURN = 500;
const HOUR_MS = 3_600_000;

export async function findOrganisationsWithJobsClosing(
  db: Db<'system'>,
  { since, until }: { since: Date; until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_closing_soon(${since}, ${until}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findOrganisationTimeZoneForReminders(db: Db<'system'>): Promise<string> {
  const { tz } = await db.selectFrom('core.organisation').select('tz').executeTakeFirstOrThrow();
  return tz || 'Europe/London';
}

export type UnfinishedApplication = {
  id: number;
  jobId: number;
  closesAt: Date;
  begunAt: Date;
  hadFirst: boolean;
  hadLast: boolean;
};

/** Who has begun on a role that closes in between, and has neither finished nor asked for no reminders. */
export async function findUnfinishedApplications(
  db: Db<'system'>,
  { since, until }: { since: Date; until: Date },
): Promise<UnfinishedApplication[]> {
  const { rows } = await sql<UnfinishedApplication>`
    select a.id, a.job_id as "jobId", j.closes_at as "closesAt", a.started_at as "begunAt",
      r.first_at is not null as "hadFirst", r.last_at is not null as "hadLast"
    from core.job j join core.application a on a.job_id = j.id and a.state = 'started'
      left join core.finish_reminder r on r.application_id = a.id
    where j.published_at is not null and j.archived_at is null and not j.sample
      and j.closes_at > ${since} and j.closes_at <= ${until}
      and r.stopped_at is null and r.last_at is null
      and (r.first_at is null
        or j.closes_at <= ${new Date(since.getTime() + FINISH_APPLICATION_REMINDER_HOURS.last.hoursBefore * HOUR_MS)})
    order by a.id limit ${A_TURN}`.execute(db);
  return rows;
}

/** Whether it was not noted before: two processes that look at once remind once. */
export async function insertSentFinishReminderRow(
  db: Db<'system'>,
  {
    applicationId,
    reminder,
    now,
  }: { applicationId: number; reminder: FinishApplicationReminderKey; now: Date },
): Promise<boolean> {
  const at = sql.ref(`${reminder}_at`);
  const { rows } = await sql`
    insert into core.finish_reminder as r (application_id, ${at}) values (${applicationId}, ${now})
    on conflict on constraint finish_reminder_pkey do update set ${at} = excluded.${at}
      where r.${at} is null and r.stopped_at is null
    returning application_id`.execute(db);
  return rows.length === 1;
}

export async function insertOwnFinishReminderStopRow(
  db: Db<'candidate'>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('core.finish_reminder')
    .values({ application_id: applicationId, stopped_at: now })
    .onConflict((on) =>
      on.constraint('finish_reminder_pkey').doUpdateSet((eb) => ({
        stopped_at: eb.fn.coalesce('core.finish_reminder.stopped_at', 'excluded.stopped_at'),
      })),
    )
    .execute();
}

export async function isOwnFinishReminderStopped(db: Db<'candidate'>): Promise<boolean> {
  const found = await db
    .selectFrom('core.finish_reminder')
    .select('stopped_at')
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
