import type { cancelEmail as contract } from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry } from '../../events/record-event.ts';
import { cancelWaitingEmail } from '../emails/cancel-waiting-emails.ts';
import { type JobAndMember, loadManagedJob } from '../jobs/load-managed-job.ts';
import { loadManagedApplication } from './load-application.ts';

type Command = JobAndMember & { applicationId: number; mailId: number; requestId: string };

/** Keeps one waiting mail to a candidate from leaving. */
export async function cancelCandidateEmail(
  db: Db<'staff'>,
  { applicationId, mailId, requestId, ...query }: Command,
): Promise<ResponseOf<typeof contract>> {
  const job = await loadManagedJob(db, query);
  const application = await loadManagedApplication(db, { id: applicationId, jobId: job.id });
  const email = await cancelWaitingEmail(db, { mailId, applicationId: application.id });
  const subject = `application ${application.id}`;
  await writeAuditEntry(db, {
    kind: 'mail-cancelled',
    actorKind: 'member',
    subject,
    requestId,
    details: { mailId: email.id },
  });
  return email;
}
