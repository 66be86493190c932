import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadManagedApplication } from './load-or-check-managed-application.ts';

/** Asks for the personal link to be sent again to a candidate who has started and not submitted. */
export async function resendApplicationLink(
  visit: VisitorRequestContext,
  { applicationId, ...query }: RequestWithJobId & { applicationId: number },
): Promise<void> {
  const { db, member } = visit;
  const job = await loadManagedJob(visit, query);
  const { id, state, submittedOn } = await loadManagedApplication(db, {
    id: applicationId,
    jobId: job.id,
  });
  if (submittedOn !== null) throw new Refusal('already-submitted');
  if (state !== 'started') throw new Refusal('not-in-stage');
  await recordDomainEvent(db, {
    kind: 'link-asked',
    actorKind: 'member',
    actorId: member.actorId,
    jobId: job.id,
    subjectId: id,
  });
}
