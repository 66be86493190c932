import { isUnbegunApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  lockOwnApplication,
  markApplicationRowStarted,
} from './sql/own-application-row-changes.ts';

type Command = {
  applicationId: number;
  /** A call of a function of the database that is made with it. */
  also?: Parameters<typeof recordDomainEvent>[2];
};

/** Begins the application of whoever was invited or had shown interest. Doing it twice, even at once, does it once. */
export async function startApplication(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  { applicationId, also }: Command,
): Promise<void> {
  const application = await lockOwnApplication(db, applicationId);
  if (application === undefined) throw new Refusal('not-found');
  if (application.state === 'started') return;
  if (!isUnbegunApplicationState(application.state)) throw new Refusal('conflict');
  await markApplicationRowStarted(db, applicationId, now);
  await recordDomainEvent(
    db,
    {
      kind: 'application-begun',
      actorKind: 'candidate',
      actorId: applicationId,
      jobId: application.jobId,
      subjectId: applicationId,
    },
    also,
  );
  await writeAuditEntry(db, {
    kind: 'application-started',
    actorKind: 'candidate',
    subject: `application ${applicationId}`,
    requestId,
  });
}
