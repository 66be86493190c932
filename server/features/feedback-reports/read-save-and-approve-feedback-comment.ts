import type { CandidateFeedbackStatus } from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob, type RequestWithJobId } from '../jobs/load-job-for-team-or-manager.ts';
import { refuseUnlessApplicationIsOfJob } from '../pipeline/load-or-check-managed-application.ts';
import {
  isFeedbackPreviewAvailable,
  type ManagedJobAndApplicationId,
} from './preview-feedback-page-and-check-availability.ts';
import { feedbackCommentProblem } from './rules/feedback-comment-problem.ts';
import { findPossibleNamesInComment } from './rules/find-possible-names-in-comment.ts';
import {
  approveFeedbackCommentRow,
  type FeedbackCommentDbRow,
  deleteFeedbackCommentRow,
  findFeedbackComment,
  findFrozenFeedbackReport,
  findCandidatesNamedInText,
  findFeedbackReleasesOfCandidate,
  saveFeedbackCommentRow,
} from './sql/feedback-releases-reports-and-comments.ts';

type Request = RequestWithJobId & { applicationId: number };

export async function readCandidateFeedbackStatus(
  visit: VisitorRequestContext,
  request: Request,
): Promise<CandidateFeedbackStatus> {
  return feedbackOf(visit, await loadManaged(visit, request));
}

/**
 * Writes what a candidate reads beside their report once a second person has approved it; an empty text takes it away.
 * @throws Refusal bad-input with what is wrong with it, conflict when it was changed or approved since
 */
export async function saveFeedbackComment(
  visit: VisitorRequestContext,
  { text, version, ...request }: Request & { text: string; version: number },
): Promise<CandidateFeedbackStatus> {
  const { db, member, now, requestId } = visit;
  const managed = await loadManaged(visit, request);
  const { applicationId } = managed;
  const words = text.trim();
  const isSaved =
    words === ''
      ? await deleteFeedbackCommentRow(db, { applicationId, version })
      : await saveChecked();
  if (!isSaved) throw new Refusal('conflict');
  await writeAuditEntry(db, {
    kind: words === '' ? 'feedback-comment-removed' : 'feedback-comment-written',
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
  });
  return feedbackOf(visit, managed);

  async function saveChecked(): Promise<boolean> {
    await checkComment(visit, managed, words);
    const memberId = member.actorId;
    return saveFeedbackCommentRow(db, { applicationId, text: words, version, memberId, now });
  }
}

/**
 * The second pair of eyes: from here on the candidate reads it, and nobody changes it.
 * @throws Refusal not-allowed to whoever wrote it, conflict when it was changed since it was read
 */
export async function approveFeedbackComment(
  visit: VisitorRequestContext,
  { version, ...request }: Request & { version: number },
): Promise<CandidateFeedbackStatus> {
  const { db, member, now, requestId } = visit;
  const managed = await loadManaged(visit, request);
  const { applicationId } = managed;
  const comment = await findFeedbackComment(db, applicationId);
  if (comment === undefined) throw new Refusal('not-found');
  if (comment.writtenById === member.actorId)
    throw new Refusal('not-allowed', {
      message: 'You wrote this. Another admin of the role lets it go out.',
    });
  await checkComment(visit, managed, comment.text);
  const memberId = member.actorId;
  if (!(await approveFeedbackCommentRow(db, { applicationId, version, memberId, now })))
    throw new Refusal('conflict');
  await writeAuditEntry(db, {
    kind: 'feedback-comment-approved',
    actorKind: 'member',
    subject: `application ${applicationId}`,
    requestId,
  });
  return feedbackOf(visit, managed);
}

async function loadManaged(
  visit: VisitorRequestContext,
  { applicationId, jobId }: Request,
): Promise<ManagedJobAndApplicationId> {
  const job = await loadManagedJob(visit, { jobId });
  await refuseUnlessApplicationIsOfJob(visit.db, { id: applicationId, jobId: job.id });
  return { job, applicationId };
}

async function checkComment(
  { db }: VisitorRequestContext,
  { job, applicationId }: ManagedJobAndApplicationId,
  text: string,
): Promise<void> {
  const looked = { jobId: job.id, about: applicationId, ...findPossibleNamesInComment(text) };
  const others = (await findCandidatesNamedInText(db, looked)).filter(
    ({ id }) => id !== applicationId,
  );
  const refsOf = (people: typeof others) => people.map(({ ref }) => ref);
  const message = feedbackCommentProblem(text, {
    refs: refsOf(others),
    named: refsOf(others.filter(({ isNamed }) => isNamed)),
  });
  if (message !== null) throw new Refusal('bad-input', { message, fields: { text: message } });
}

async function feedbackOf(
  visit: VisitorRequestContext,
  { job, applicationId }: ManagedJobAndApplicationId,
): Promise<CandidateFeedbackStatus> {
  const { db, member } = visit;
  const which = { applicationId, zone: job.zone };
  const frozen = await findFrozenFeedbackReport(db, which);
  const comment = await findFeedbackComment(db, applicationId);
  const isWaiting = comment !== undefined && comment.approvedBy === null;
  return {
    releases: await findFeedbackReleasesOfCandidate(db, which),
    frozenOn: frozen?.on ?? null,
    mayPreview: await isFeedbackPreviewAvailable(visit, { job, applicationId }),
    comment: comment === undefined ? null : commentFor(comment, member.actorId),
    may: {
      write: comment === undefined || isWaiting,
      approve: isWaiting && comment.writtenById !== member.actorId,
    },
  };
}

function commentFor({ writtenById, ...comment }: FeedbackCommentDbRow, memberId: number) {
  return { ...comment, isOwn: writtenById === memberId };
}
