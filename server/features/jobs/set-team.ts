import type { Db } from '../../access/enter.ts';
import { writeAuditEntry, recordEvent } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Edit, openForChange } from './open-for-change.ts';
import { teamProblem } from './rules/team.ts';
import { countReaders } from './promised-readers.ts';
import {
  type EditedJob,
  findWorkingMembers,
  type JobChanges,
  replaceTeam,
  type TeamPart,
  updateJob,
} from './sql/edited-job.ts';

/** Sets who runs, reviews or observes a job; asking for what already is changes nothing. */
export async function setTeam(db: Db<'staff'>, edit: Edit & { team: TeamPart[] }): Promise<void> {
  const { member, team, requestId } = edit;
  const job = await openForChange(db, edit);
  const problem = teamProblem(team, member);
  if (problem !== null)
    throw new Refusal('bad-input', { message: problem, fields: { team: problem } });
  if (
    (
      await findWorkingMembers(
        db,
        team.map(({ id }) => id),
      )
    ).length < team.length
  )
    throw new Refusal('not-found');
  if (isSame(team, job.team)) return;
  if (!(await updateJob(db, job, await promiseWith(db, job, team))))
    throw new Refusal('newer-version');
  await replaceTeam(db, job.id, team);
  await recordEvent(db, {
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
async function promiseWith(
  db: Db<'staff'>,
  { publishedAt, reviewsPerAnswer }: EditedJob,
  team: readonly TeamPart[],
): Promise<JobChanges> {
  if (publishedAt === null) return {};
  const readers = await countReaders(db, team);
  return readers < reviewsPerAnswer ? { reviews_per_answer: readers } : {};
}

function isSame(a: TeamPart[], b: TeamPart[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, role }) => b.some((other) => other.id === id && other.role === role))
  );
}

function idsOf(team: TeamPart[], role: TeamPart['role']): number[] {
  return team.filter((part) => part.role === role).map(({ id }) => id);
}
