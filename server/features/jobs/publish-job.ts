import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobToEditIfVersionIsLatest,
} from './load-job-to-edit-if-version-is-latest.ts';
import { isBelowOpenJobCap } from '../organisation/rules/max-open-jobs-of-plan-tier.ts';
import { countPossibleReviewers } from './count-reviewers-and-limit-reviews-per-answer.ts';
import {
  findOpenJobsAndTier,
  lockJobPublishing,
} from './sql/job-publishing-lock-open-job-count-and-tier.ts';
import { updateJobRowAtVersion } from './sql/find-and-update-job-to-edit-and-check-brand.ts';

/** Opens a draft to candidates, if the tier has room for another open role. That nothing is missing, the builder has seen to. */
export async function publishJob(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion,
): Promise<void> {
  const { db, now, member, requestId } = visit;
  const job = await loadJobToEditIfVersionIsLatest(visit, edit);
  if (job.publishedAt !== null)
    throw new Refusal('already-published', { message: 'This role is published already.' });
  await lockJobPublishing(db);
  const { tier, open } = await findOpenJobsAndTier(db, now);
  if (!isBelowOpenJobCap(tier, open)) throw new Refusal('role-cap-reached');
  // Candidates are told how many people score each answer: never more than there are.
  const readers = Math.min(job.reviewsPerAnswer, await countPossibleReviewers(db, job.team));
  const promised = { reviews_per_answer: readers };
  if (!(await updateJobRowAtVersion(db, job, { published_at: now, ...promised })))
    throw new Refusal('newer-version');
  const happening = { kind: 'job-published', actorKind: 'member' } as const;
  await recordDomainEvent(db, { ...happening, actorId: member.actorId, jobId: job.id });
  await writeAuditEntry(db, { ...happening, subject: `job ${job.id}`, requestId });
}
