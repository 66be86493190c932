import type { Db } from '../../doors/enter.ts';
import { findReviewedIn, setReleased } from './sql/releases.ts';

type Release = { jobId: number; memberId: number; now: Date; reason: string | null };

/** Releases every batch of a role that was not yet, and says whose reviews those are: their names may be opened now. */
export async function releaseBatchesAndNames(
  db: Db<'staff'>,
  release: Release,
): Promise<{ batchIds: number[]; applicationIds: number[] }> {
  const batchIds = await setReleased(db, release);
  return { batchIds, applicationIds: await findReviewedIn(db, batchIds) };
}
