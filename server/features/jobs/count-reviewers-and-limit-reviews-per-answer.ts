import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  findActiveMemberIds,
  capReviewsPerAnswerInJobRows,
  type JobTeamMember,
} from './sql/job-team-rows-active-members-and-review-caps.ts';

/** How many people of a team can score an answer; whoever runs a role alone scores it alone. */
export async function countPossibleReviewers(
  db: Db<'staff'>,
  team: readonly JobTeamMember[],
): Promise<number> {
  const readers = team.filter(({ role }) => role !== 'observer').map(({ id }) => id);
  return Math.max(1, (await findActiveMemberIds(db, readers)).length);
}

/**
 * Candidates are told how many people score each answer: a member who leaves is not among them any more.
 * @returns the ids of the roles of which they are told less
 */
export async function limitReviewsPerAnswerAfterMemberLeaves(
  db: Db<'staff'>,
  memberId: number,
): Promise<number[]> {
  return capReviewsPerAnswerInJobRows(db, memberId);
}
