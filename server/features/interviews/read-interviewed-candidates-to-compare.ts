import {
  INTERVIEWED_CANDIDATES_COMPARED_MAX,
  type ComparedInterviewedCandidate,
  type compareInterviewedCandidatesEndpoint as contract,
} from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import { LEADERBOARD_POINTS_PER_STAR } from '@evenhand/contract/pipeline/leaderboard.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { ScorecardPhase } from '@evenhand/contract/interviews/scorecards.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  shouldPanelDiscussMarks,
  criterionResultOfMarks,
} from './rules/panel-marks-mean-range-and-disagreement.ts';
import { findScorecardPhase } from './rules/find-scorecard-phase.ts';
import {
  type ComparedInterviewedCandidateDbRow,
  type ComparedInterviewCriterionDbRow,
  countInterviewedCandidatesToCompare,
  findInterviewedCandidatesToCompare,
  findInterviewRoundsToCompare,
  findCriteriaOfInterviewRound,
} from './sql/compared-candidates.ts';

/** The people of a round beside each other, for whoever decides on them. Whoever still reviews on the role sees nobody. */
export async function readInterviewedCandidatesToCompare(
  visit: VisitorRequestContext,
  { roundId, ...query }: RequestWithJobId & { roundId: number },
): Promise<ResponseOf<typeof contract>> {
  const { db, now, member } = visit;
  const job = await loadManagedJob(visit, query);
  const rounds = await findInterviewRoundsToCompare(db, job.id);
  const round = rounds.find(({ id }) => id === roundId);
  if (round === undefined) throw new Refusal('not-found');
  const criteria = await findCriteriaOfInterviewRound(db, round.stageId);
  const rows = job.ownReviewsOpen
    ? []
    : await findInterviewedCandidatesToCompare(db, {
        roundId,
        stageId: round.stageId,
        most: INTERVIEWED_CANDIDATES_COMPARED_MAX,
      });
  return {
    round: { id: round.id, name: round.name },
    rounds: rounds.map(({ id, name }) => ({ id, name })),
    criteria: criteria.map(({ name, kind }) => ({ name, kind })),
    candidates: rows.map((row) => makeComparedCandidate(row, { criteria, now })),
    total: job.ownReviewsOpen ? 0 : await countInterviewedCandidatesToCompare(db, roundId),
    hidden: job.ownReviewsOpen ? 'own-reviews-open' : null,
    mayDecide: member.impersonationId === null,
  };
}

const progressByPhase: Record<ScorecardPhase, ComparedInterviewedCandidate['progress']> = {
  'not-booked': 'to-come',
  'to-come': 'to-come',
  scoring: 'scoring',
  opened: 'opened',
  cancelled: 'to-come',
  'no-show': 'no-show',
  withdrawn: 'withdrawn',
};

function makeComparedCandidate(
  row: ComparedInterviewedCandidateDbRow,
  { criteria, now }: { criteria: readonly ComparedInterviewCriterionDbRow[]; now: Date },
): ComparedInterviewedCandidate {
  const marked = row.marks.map(({ itemId, stars, agreed }) => ({
    itemId,
    agreed,
    marks: stars.map((each) => ({ stars: each })),
  }));
  const progress = progressByPhase[findScorecardPhase(row, now)];
  return {
    applicationId: row.applicationId,
    interviewId: row.interviewId,
    ref: row.ref,
    state: row.applicationState,
    progress,
    cards: { in: row.cardsIn, expected: Math.max(row.seats, row.cardsIn) },
    score:
      progress === 'opened' && row.score !== null
        ? Math.round((1 + row.score / LEADERBOARD_POINTS_PER_STAR) * 100) / 100
        : null,
    criteria: criteria.map(({ items }) =>
      criterionResultOfMarks(
        items.flatMap(({ id, weight }) => {
          const found = marked.find(({ itemId }) => itemId === id);
          return found === undefined ? [] : [{ ...found, weight }];
        }),
      ),
    ),
    toDiscuss: marked.filter(
      ({ marks, agreed }) => agreed === null && shouldPanelDiscussMarks(marks),
    ).length,
  };
}
