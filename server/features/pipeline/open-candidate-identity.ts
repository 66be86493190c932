import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { candidateIdentityUnlessSealed } from './candidate-list-entry-and-unsealed-identity.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { lowerExpectedReviewsOfApplications } from './lower-expected-reviews-of-applications.ts';
import { loadManagedApplication } from './load-or-check-managed-application.ts';
import {
  voidOwnOpenReviewsOfJobInDatabase,
  insertIdentityOpeningRow,
  openIdentitiesInDatabase,
} from './sql/open-identities-and-void-own-reviews.ts';

type Command = RequestWithJobId & {
  applicationId: number;
  reason: string;
  giveUpReviews: boolean;
};

/**
 * Opens one sealed name. Whoever still has reviews to do on the role gives them up, or is told so first; who reviews the
 * same person on another role stays blind to them.
 */
export async function openCandidateIdentity(visit: VisitorRequestContext, command: Command) {
  const { db, member, requestId, now } = visit;
  const job = await loadManagedJob(visit, command);
  const application = await loadManagedApplication(db, {
    id: command.applicationId,
    jobId: job.id,
  });
  const known = candidateIdentityUnlessSealed(application);
  if (known !== null) return { person: known };
  if (job.ownReviewsOpen) {
    if (!command.giveUpReviews) throw new Refusal('own-reviews-open');
    const givenUp = await voidOwnOpenReviewsOfJobInDatabase(db, job.id);
    await lowerExpectedReviewsOfApplications(db, givenUp);
    await writeAuditEntry(db, {
      kind: 'reviews-given-up',
      actorKind: 'member',
      subject: `job ${job.id}`,
      requestId,
      details: { reviews: givenUp.length },
    });
  }
  await openIdentitiesInDatabase(db, [application.id]);
  await insertIdentityOpeningRow(db, {
    applicationId: application.id,
    memberId: member.actorId,
    reason: command.reason,
    at: now,
  });
  await writeAuditEntry(db, {
    kind: 'identity-opened',
    actorKind: 'member',
    subject: `application ${application.id}`,
    requestId,
    details: { jobId: job.id },
  });
  const person = candidateIdentityUnlessSealed(
    await loadManagedApplication(db, { id: application.id, jobId: job.id }),
  );
  if (person === null) {
    throw new Refusal('own-reviews-open', {
      message: 'You still have reviews to do that may be of this person. Finish them first.',
    });
  }
  return { person };
}
