import { runTransactionByDoor, type Db } from '../../access/transactions-by-door-or-token.ts';
import {
  recordDomainEvent,
  recordDomainEvents,
} from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import {
  findUnsubmittedApplications,
  findOrganisationsWithUnrecordedJobClosings,
  claimUnrecordedJobClosings,
} from './sql/unrecorded-closings-and-unsubmitted-applications.ts';

/**
 * Notices the roles that have closed, each once: by their date, or by hand once that can no longer be taken back. Who was
 * writing on one that closed by hand hears of it; who came too late for a date knew the date.
 */
export async function recordClosedJobs(services: Services): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithUnrecordedJobClosings(db, now),
  );
  for (const orgId of orgs) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      (db) => recordClosedJobsOfOrganisation(db, now),
    );
  }
  if (orgs.length > 0) services.hint();
}

async function recordClosedJobsOfOrganisation(db: Db<'system'>, now: Date): Promise<void> {
  const bySystem = { actorKind: 'system', actorId: null } as const;
  for (const { id: jobId, isByHand } of await claimUnrecordedJobClosings(db, now)) {
    await recordDomainEvent(db, { kind: 'job-closed', ...bySystem, jobId });
    if (!isByHand) continue;
    const begun = await findUnsubmittedApplications(db, jobId);
    await recordDomainEvents(
      db,
      begun.map((subjectId) => ({ kind: 'application-cut-off', ...bySystem, jobId, subjectId })),
    );
  }
}
