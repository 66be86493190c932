import type { cancelEmailEndpoint as contract } from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { cancelWaitingEmail } from '../emails/cancel-waiting-emails.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadManagedApplication } from './load-or-check-managed-application.ts';

type Command = RequestWithJobId & { applicationId: number; mailId: number };

/** Keeps one waiting mail to a candidate from leaving. */
export async function cancelCandidateEmail(
  visit: VisitorRequestContext,
  { applicationId, mailId, ...query }: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, requestId } = visit;
  const job = await loadManagedJob(visit, query);
  const application = await loadManagedApplication(db, { id: applicationId, jobId: job.id });
  const email = await cancelWaitingEmail(db, { mailId, applicationId: application.id });
  await writeAuditEntry(db, {
    kind: 'mail-cancelled',
    actorKind: 'member',
    subject: `application ${application.id}`,
    requestId,
    details: { mailId: email.id },
  });
  return email;
}
