import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobCounterChanges } from './rules/job-counters.ts';
import {
  removeOwnApplicationFromRankingInDatabase,
  lockOwnApplication,
  markApplicationRowWithdrawn,
} from './sql/own-application-row-changes.ts';

/** Takes an application back: it leaves every count of the role, and its ranking. Withdrawing twice does it once. */
export async function withdrawApplication(
  { db, now, requestId }: Pick<VisitorRequestContext<'candidate'>, 'db' | 'now' | 'requestId'>,
  { applicationId }: { applicationId: number },
): Promise<void> {
  const application = await lockOwnApplication(db, applicationId);
  if (application === undefined) throw new Refusal('not-found');
  if (application.state === 'withdrawn') return;
  if (application.state === 'erased' || application.state === 'hired')
    throw new Refusal('conflict');
  await markApplicationRowWithdrawn(db, applicationId, now);
  await removeOwnApplicationFromRankingInDatabase(db);
  const changes = jobCounterChanges(application, { ...application, state: 'withdrawn' });
  await insertJobCounterDeltaRows(db, application.jobId, {
    ...changes,
    ...(application.submittedAt !== null && { submitted: -1, withdrawn: 1 }),
  });
  const kind = 'application-withdrawn';
  // Whoever declines an invitation was no candidate yet: nobody is told of them.
  if (application.state !== 'invited')
    await recordDomainEvent(db, {
      kind,
      actorKind: 'candidate',
      actorId: applicationId,
      jobId: application.jobId,
      subjectId: applicationId,
    });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'candidate',
    subject: `application ${applicationId}`,
    requestId,
  });
}
