import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  EMAIL_RESCHEDULE_DAYS_MAX,
  type rescheduleEmailEndpoint as contract,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { rescheduleWaitingEmail } from '../emails/reschedule-waiting-email.ts';
import { resendToBouncedAddress } from '../emails/resend-to-bounced-address.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadManagedApplication } from './load-or-check-managed-application.ts';

const DAY_MS = 86_400_000;

type Command = RequestWithJobId & { applicationId: number };

/** Lets a waiting mail to a candidate leave now, or at another moment. */
export async function rescheduleCandidateEmail(
  visit: VisitorRequestContext,
  {
    applicationId,
    mailId,
    sendAt,
    ...query
  }: Command & {
    mailId: number;
    sendAt: Date | null;
  },
): Promise<ResponseOf<typeof contract>> {
  const { db, member, requestId, now } = visit;
  const job = await loadManagedJob(visit, query);
  const application = await loadManagedApplication(db, { id: applicationId, jobId: job.id });
  if (sendAt !== null && sendAt.getTime() > now.getTime() + EMAIL_RESCHEDULE_DAYS_MAX * DAY_MS)
    throw new Refusal('bad-input', {
      fields: { sendAt: `Choose a time within ${EMAIL_RESCHEDULE_DAYS_MAX} days.` },
    });
  const at = sendAt === null || sendAt < now ? now : sendAt;
  const email = await rescheduleWaitingEmail(db, {
    mailId,
    applicationId: application.id,
    sendAt: at,
  });
  if (email.kind === 'applicant-rejection')
    await recordDomainEvent(db, {
      kind: 'rejection-email-rescheduled',
      actorKind: 'member',
      actorId: member.actorId,
      jobId: job.id,
      subjectId: application.id,
    });
  await writeAuditEntry(db, {
    kind: 'mail-moved',
    actorKind: 'member',
    subject: `application ${application.id}`,
    requestId,
    details: { mailId, sendAt: at.toISOString() },
  });
  return email;
}

/** Sends once more what came back from a candidate's address. */
export async function resendBouncedCandidateEmails(
  visit: VisitorRequestContext,
  { applicationId, ...query }: Command,
): Promise<{ tried: number }> {
  const { db, requestId } = visit;
  const job = await loadManagedJob(visit, query);
  const application = await loadManagedApplication(db, { id: applicationId, jobId: job.id });
  const tried = await resendToBouncedAddress(visit, { applicationId: application.id });
  if (tried > 0)
    await writeAuditEntry(db, {
      kind: 'mail-address-tried-again',
      actorKind: 'member',
      subject: `application ${application.id}`,
      requestId,
    });
  return { tried };
}
