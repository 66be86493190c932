import type { findLeaderboard } from '@evenhand/contract/pipeline.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { personUnlessSealed } from './candidate-row.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-managed-job.ts';
import { areEnoughReviewsScoredToShow } from './rules/are-enough-reviews-scored-to-show.ts';
import { rankCandidates } from './rules/leaderboard.ts';
import {
  findLeaderboardScores,
  findCandidatesSentToReview,
  type CandidateSentToReviewRow,
  type AnswerScoreTallyRow,
} from './sql/leaderboard.ts';

/** The leaderboard, or how long it stays hidden: from everybody until four fifths are scored, from a reviewer until they are done. */
export async function readLeaderboard(
  visit: Visit,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof findLeaderboard>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const { questions, tallies, unreleased } = await findLeaderboardScores(db, job.id);
  const scored = tallies.reduce((sum, tally) => sum + tally.scored, 0);
  const total = tallies.reduce((sum, tally) => sum + tally.expected, 0);
  const hidden = job.ownReviewsOpen || !areEnoughReviewsScoredToShow({ scored, total });
  const rows = hidden
    ? []
    : rankRows(await findCandidatesSentToReview(db, job.id), {
        tallies,
        questionIds: questions.map(({ id }) => id),
      });
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

function rankRows(
  reviewed: CandidateSentToReviewRow[],
  { tallies, questionIds }: { tallies: AnswerScoreTallyRow[]; questionIds: number[] },
): ResponseOf<typeof findLeaderboard>['rows'] {
  const candidates = new Map(reviewed.map((row) => [row.id, row]));
  const byCandidate = Map.groupBy(tallies, ({ applicationId }) => applicationId);
  const entries = reviewed.map(({ id, lot }) => {
    const own = new Map(byCandidate.get(id)?.map((tally) => [tally.questionId, tally]));
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
        person: personUnlessSealed(row),
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
