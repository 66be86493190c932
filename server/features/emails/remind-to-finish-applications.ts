import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import {
  chooseDueFinishApplicationReminder,
  isDaytimeInZone,
  FINISH_APPLICATION_REMINDER_HOURS,
} from './rules/finish-reminder.ts';
import {
  findOrganisationsWithJobsClosing,
  findUnfinishedApplications,
  findOrganisationTimeZoneForReminders,
  insertSentFinishReminderRow,
} from './sql/finish-application-reminders-and-stops.ts';

const HOUR_MS = 3_600_000;

/** Reminds who has begun and not finished, two days and six hours before the role closes, each once and by day. */
export async function remindToFinishApplications(services: Services): Promise<void> {
  const now = services.now();
  const soon = {
    since: now,
    until: new Date(now.getTime() + FINISH_APPLICATION_REMINDER_HOURS.first.hoursBefore * HOUR_MS),
  };
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithJobsClosing(db, soon),
  );
  let reminded = 0;
  for (const orgId of orgs) {
    reminded += await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      (db) => remindOf(db, soon),
    );
  }
  if (reminded > 0) services.hint();
}

async function remindOf(db: Db<'system'>, soon: { since: Date; until: Date }): Promise<number> {
  const now = soon.since;
  if (!isDaytimeInZone(now, await findOrganisationTimeZoneForReminders(db))) return 0;
  let reminded = 0;
  for (const { id, jobId, ...facts } of await findUnfinishedApplications(db, soon)) {
    const reminder = chooseDueFinishApplicationReminder({ now, ...facts });
    if (
      reminder === null ||
      !(await insertSentFinishReminderRow(db, { applicationId: id, reminder, now }))
    )
      continue;
    await recordDomainEvent(db, {
      kind: 'application-unfinished',
      actorKind: 'system',
      actorId: null,
      jobId,
      subjectId: id,
    });
    reminded += 1;
  }
  return reminded;
}
