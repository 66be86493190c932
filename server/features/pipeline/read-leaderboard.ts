import type { findLeaderboard } from '@evenhand/contract/pipeline.ts';
import type { Answer } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../doors/enter.ts';
import { personOf } from './candidate-row.ts';
import { type Asked, loadManagedJob } from './manage-access.ts';
import { areScoresShown } from './rules/disclosure.ts';
import { rankCandidates } from './rules/leaderboard.ts';
import { findQuestions, findReviewed, findReviewProgress, findTallies } from './sql/scores.ts';

/** The leaderboard, or how long it stays hidden: from everybody until four fifths are scored, from a reviewer until they are done. */
export async function readLeaderboard(
  db: Db<'staff'>,
  asked: Asked,
): Promise<Answer<typeof findLeaderboard>> {
  const job = await loadManagedJob(db, asked);
  const { scored, total, unreleased } = await findReviewProgress(db, job.id);
  const hidden = job.ownReviewsOpen || !areScoresShown({ scored, total });
  const questions = await findQuestions(db, job.id);
  const rows = hidden
    ? []
    : await rankRows(
        db,
        job.id,
        questions.map(({ id }) => id),
      );
  const sealed = rows.some(({ person }) => person === null) || unreleased > 0 ? 'sealed' : null;
  return {
    hidden,
    scored,
    total,
    sealed: job.ownReviewsOpen ? 'own-reviews-open' : sealed,
    questions: questions.map(({ text }) => text),
    rows,
    mayRelease: unreleased > 0,
    complete: total > 0 && scored === total,
  };
}

async function rankRows(
  db: Db<'staff'>,
  jobId: number,
  questionIds: number[],
): Promise<Answer<typeof findLeaderboard>['rows']> {
  const candidates = new Map((await findReviewed(db, jobId)).map((row) => [row.id, row]));
  const tallies = Map.groupBy(await findTallies(db, jobId), ({ applicationId }) => applicationId);
  const entries = [...candidates.values()].map(({ id, lot }) => {
    const own = new Map(tallies.get(id)?.map((tally) => [tally.questionId, tally]));
    return { id, lot, answers: questionIds.map((question) => own.get(question) ?? null) };
  });
  return rankCandidates(entries).flatMap(({ id, rank, mean, spread, byQuestion }) => {
    const row = candidates.get(id);
    if (row === undefined) return [];
    const { ref, state, scored, expected } = row;
    return [
      {
        id,
        ref,
        person: personOf(row),
        state,
        rank,
        mean,
        spread,
        byQuestion,
        reviews: { scored, expected },
      },
    ];
  });
}
