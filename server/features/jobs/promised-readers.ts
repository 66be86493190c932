import type { Db } from '../../access/enter.ts';
import { findWorkingMembers, lowerPromises, type TeamPart } from './sql/edited-job.ts';

/** How many people of a team can score an answer; whoever runs a role alone scores it alone. */
export async function countReaders(db: Db<'staff'>, team: readonly TeamPart[]): Promise<number> {
  const readers = team.filter(({ role }) => role !== 'observer').map(({ id }) => id);
  return Math.max(1, (await findWorkingMembers(db, readers)).length);
}

/** Candidates are told how many people score each answer: a member who leaves is not among them any more. */
export async function lowerPromisesOf(db: Db<'staff'>, memberId: number): Promise<void> {
  await lowerPromises(db, memberId);
}
