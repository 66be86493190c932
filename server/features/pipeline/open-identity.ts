import type { Db } from '../../doors/enter.ts';
import { audit } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import { personOf } from './candidate-row.ts';
import { type Asked, loadApplication, loadManagedJob } from './manage-access.ts';
import { giveUpReviews, noteOpening, openIdentities } from './sql/identities.ts';

type Deed = Asked & {
  applicationId: number;
  reason: string;
  giveUpReviews: boolean;
  now: Date;
  requestId: string;
};

/**
 * Opens one sealed name. Whoever still has reviews to do on the role gives them up, or is told so first; who reviews the
 * same person on another role stays blind to them.
 */
export async function openIdentity(db: Db<'staff'>, deed: Deed) {
  const { member, requestId } = deed;
  const job = await loadManagedJob(db, deed);
  const application = await loadApplication(db, { id: deed.applicationId, jobId: job.id });
  const known = personOf(application);
  if (known !== null) return { person: known };
  if (job.ownReviewsOpen) {
    if (!deed.giveUpReviews) throw new Refusal('own-reviews-open');
    const reviews = await giveUpReviews(db, job.id);
    await audit(db, {
      kind: 'reviews-given-up',
      actorKind: 'member',
      subject: `job ${job.id}`,
      requestId,
      details: { reviews },
    });
  }
  await openIdentities(db, [application.id]);
  await noteOpening(db, {
    applicationId: application.id,
    memberId: member.actorId,
    reason: deed.reason,
    at: deed.now,
  });
  await audit(db, {
    kind: 'identity-opened',
    actorKind: 'member',
    subject: `application ${application.id}`,
    requestId,
    details: { jobId: job.id },
  });
  const person = personOf(await loadApplication(db, { id: application.id, jobId: job.id }));
  if (person === null) {
    throw new Refusal('own-reviews-open', {
      message: 'You still have reviews to do that may be of this person. Finish them first.',
    });
  }
  return { person };
}
