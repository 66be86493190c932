import type {
  JobFeedbackRule,
  JobFeedbackSettings,
} from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { loadManagedJob, type RequestWithJobId } from '../jobs/load-job-for-team-or-manager.ts';
import { checkFeedbackHeldUntilDay } from '../pipeline/check-feedback-held-until-day.ts';
import {
  countReleasedAndOpenedFeedbackReports,
  findFeedbackRule,
  saveFeedbackRuleRow,
} from './sql/feedback-rules-and-opened-report-counts.ts';

/** With fewer reports a count would tell of single people. */
const COUNTED_REPORTS_LEAST = 5;

export async function readJobFeedbackSettings(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<JobFeedbackSettings> {
  const { id } = await loadManagedJob(visit, query);
  return jobFeedbackOf(visit, id);
}

/** Holds for whoever is rejected from now on: what an e-mail has promised stays. */
export async function saveJobFeedbackRule(
  visit: VisitorRequestContext,
  { jobId, ...rule }: RequestWithJobId & JobFeedbackRule,
): Promise<JobFeedbackSettings> {
  const { db, now, requestId } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const before = await findFeedbackRule(db, job.id);
  if (rule.heldUntil !== before.heldUntil)
    checkFeedbackHeldUntilDay(rule.heldUntil, todayInZone(job.zone, now), 'heldUntil');
  if (!(await saveFeedbackRuleRow(db, { jobId: job.id, ...rule }))) throw new Refusal('conflict');
  await writeAuditEntry(db, {
    kind: 'feedback-rule-changed',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
  });
  return jobFeedbackOf(visit, job.id);
}

async function jobFeedbackOf(
  { db }: VisitorRequestContext,
  jobId: number,
): Promise<JobFeedbackSettings> {
  const { released, opened } = await countReleasedAndOpenedFeedbackReports(db, jobId);
  return {
    rule: await findFeedbackRule(db, jobId),
    opened: released < COUNTED_REPORTS_LEAST ? null : { reports: released, opened },
  };
}
