import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Whether it was still to be handed in. */
export async function markCandidateTaskRowSubmitted(
  db: Db<'candidate'>,
  { id, isLate, now }: { id: number; isLate: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.candidate_task')
    .set((eb) => ({ submitted_at: now, is_late: isLate, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
