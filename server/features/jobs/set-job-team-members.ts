import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobToEditIfVersionIsLatest,
} from './load-job-to-edit-if-version-is-latest.ts';
import { jobTeamMembersProblem } from './rules/job-team-members-problem.ts';
import { countPossibleReviewers } from './count-reviewers-and-limit-reviews-per-answer.ts';
import {
  type JobToEdit,
  type JobChanges,
  updateJobRowAtVersion,
} from './sql/find-and-update-job-to-edit-and-check-brand.ts';
import {
  findActiveMemberIds,
  replaceJobTeamRows,
  type JobTeamMember,
} from './sql/job-team-rows-active-members-and-review-caps.ts';

/** Sets who runs, reviews or observes a job; asking for what already is changes nothing. */
export async function setJobTeamMembers(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion & { team: JobTeamMember[] },
): Promise<void> {
  const { db, member, requestId } = visit;
  const { team } = edit;
  const job = await loadJobToEditIfVersionIsLatest(visit, edit);
  const problem = jobTeamMembersProblem(team, member);
  if (problem !== null)
    throw new Refusal('bad-input', { message: problem, fields: { team: problem } });
  if (
    (
      await findActiveMemberIds(
        db,
        team.map(({ id }) => id),
      )
    ).length < team.length
  )
    throw new Refusal('not-found');
  if (isSame(team, job.team)) return;
  if (!(await updateJobRowAtVersion(db, job, await reviewsPerAnswerChange(db, job, team))))
    throw new Refusal('newer-version');
  await replaceJobTeamRows(db, job.id, team);
  await recordDomainEvent(db, {
    kind: 'team-changed',
    actorKind: 'member',
    actorId: member.actorId,
    jobId: job.id,
  });
  await writeAuditEntry(db, {
    kind: 'team-changed',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
    details: {
      admins: idsOf(team, 'admin'),
      reviewers: idsOf(team, 'reviewer'),
      observers: idsOf(team, 'observer'),
    },
  });
}

/** A team that shrinks promises candidates of a published role no more readers of each answer than it has. */
async function reviewsPerAnswerChange(
  db: Db<'staff'>,
  { publishedAt, reviewsPerAnswer }: JobToEdit,
  team: readonly JobTeamMember[],
): Promise<JobChanges> {
  if (publishedAt === null) return {};
  const readers = await countPossibleReviewers(db, team);
  return readers < reviewsPerAnswer ? { reviews_per_answer: readers } : {};
}

function isSame(a: JobTeamMember[], b: JobTeamMember[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, role }) => b.some((other) => other.id === id && other.role === role))
  );
}

function idsOf(team: JobTeamMember[], role: JobTeamMember['role']): number[] {
  return team.filter((part) => part.role === role).map(({ id }) => id);
}
