import type { Db } from '../../doors/enter.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import { releaseBatchesAndNames } from '../review/release-batches-and-names.ts';
import { type JobAccess, loadManagedJob } from './manage-access.ts';
import { openIdentities } from './sql/identities.ts';
import { findReviewProgress } from './sql/scores.ts';

type Command = JobAccess & { reason?: string | undefined; now: Date; requestId: string };

/** Opens the names of everybody who was sent to review; before the last review is in only with a reason. */
export async function releaseReviews(
  db: Db<'staff'>,
  { reason, now, requestId, ...query }: Command,
): Promise<{ opened: number }> {
  const { actorId } = query.member;
  const job = await loadManagedJob(db, query);
  const { scored, total } = await findReviewProgress(db, job.id);
  if (total === 0) throw new Refusal('nothing-to-release');
  const complete = scored === total;
  if (!complete && reason === undefined) throw new Refusal('reviews-open');
  const { batchIds, applicationIds } = await releaseBatchesAndNames(db, {
    jobId: job.id,
    memberId: actorId,
    now,
    reason: complete ? null : (reason ?? null),
  });
  if (batchIds.length === 0) return { opened: 0 };
  const opened = await openIdentities(db, applicationIds);
  await record(db, { kind: 'reviews-released', actorKind: 'member', actorId, jobId: job.id });
  await audit(db, {
    kind: 'reviews-released',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
    details: { batchIds, complete, scored, total, opened },
  });
  return { opened };
}
