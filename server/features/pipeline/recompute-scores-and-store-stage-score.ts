import { createHmac } from 'node:crypto';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  type StageScoreToStore,
  findApplicationIdsWithStoredScores,
  upsertStageScoreRow,
  storeScoreRowsOfApplications,
} from './sql/stored-scores.ts';

/**
 * Brings what is stored of these applications to what their marks say. Whatever changes a review calls it in its own transaction:
 * the database does it for each score, and everything else calls this.
 */
export async function recomputeStoredScores(
  db: Db<'staff'>,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length > 0)
    await storeScoreRowsOfApplications(db, [...new Set(applicationIds)]);
}

/** Of applications that were just dealt: what decides between equals is drawn from the seed they were dealt by. */
export async function recomputeScoresOfDealtApplications(
  db: Db<'staff'>,
  applicationIds: readonly number[],
  seed: Uint8Array,
): Promise<void> {
  const dealt = [...new Set(applicationIds)];
  await storeScoreRowsOfApplications(
    db,
    dealt,
    dealt.map((id) => createHmac('sha256', seed).update(`lot|${id}`).digest('hex').slice(0, 32)),
  );
}

/** Of a whole role, whose weights or stages have changed. */
export async function recomputeScoresOfJob(db: Db<'staff'>, jobId: number): Promise<void> {
  await recomputeStoredScores(db, await findApplicationIdsWithStoredScores(db, jobId));
}

/**
 * Stores what somebody reached in a stage that no reviews of answers make up, such as a test, and their place in the ranking
 * with it. Doing it again replaces what was there.
 */
export async function storeStageScoreOfApplication(
  db: Db<'staff'> | Db<'system'>,
  score: StageScoreToStore,
): Promise<void> {
  await upsertStageScoreRow(db, score);
}
