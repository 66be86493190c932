import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import {
  CandidateIdentity,
  SealedNameReason,
} from './candidates-identities-and-decisions-of-job.ts';
import { StageKind } from '../job-plan/criterion-and-stage-kinds-and-copies.ts';
import { ApplicationState } from './application-states-decisions-and-stage-groups.ts';

export const LEADERBOARD_PAGE_SIZE = 50;

/** Between minus and plus this many standard errors lie 80 % of a normal distribution. */
export const LIKELY_RANGE_STANDARD_ERRORS = 1.2816;

/** From 1 to 5 stars are from 0 to 100. */
export const LEADERBOARD_POINTS_PER_STAR = 25;

const Score = z.nullable(z.number());

export const LeaderboardCandidate = z.strictObject({
  id: z.int(),
  ref: z.string(),
  person: z.nullable(CandidateIdentity),
  state: ApplicationState,
  /** Counted from 1 over all pages. */
  place: z.int(),
  /** '1', or '6–7' when equal, within the group; null while nothing is complete. */
  rank: z.nullable(z.string()),
  /** From 0 to 100, over the stages that this candidate has completed. */
  overall: Score,
  /** Half the width of the 80 % range around it. */
  spread: Score,
  /** What each stage of the board came to: stars where people score, else from 0 to 100; null until it is complete. */
  stages: z.array(Score),
  /** The mean stars of each question, where they were asked for; null until an answer has all its reviews. */
  byQuestion: z.nullable(z.array(Score)),
  reviews: z.strictObject({ scored: z.int(), expected: z.int() }),
});
export type LeaderboardCandidate = z.infer<typeof LeaderboardCandidate>;

/** A stage that somebody was scored in. */
export const LeaderboardStage = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: StageKind,
  weight: z.number(),
  scale: z.enum(['stars', 'percent']),
});
export type LeaderboardStage = z.infer<typeof LeaderboardStage>;

/** Who completed the same stages: ranked among themselves, because a stage that is missing is no zero. */
export const LeaderboardGroupOfCompletedStages = z.strictObject({
  /** The names of these stages in their order; none of those who have completed nothing yet. */
  completed: z.array(z.string()),
  count: z.int(),
});
export type LeaderboardGroupOfCompletedStages = z.infer<typeof LeaderboardGroupOfCompletedStages>;

const FIRST = 1;

export const findLeaderboardEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/leaderboard',
  door: 'staff',
  summary:
    'A page of the candidates of a role in the order of their scores, hidden until 80 % of the reviews are in. A reference leads to the page it is on, and the number of an earlier scoring version to the order by its weights.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({
    page: z._default(
      z.catch(
        z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000)),
        FIRST,
      ),
      FIRST,
    ),
    /** A reference such as `KX-47`. */
    find: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    scoring: z.optional(
      z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1)), FIRST),
    ),
    questions: z.optional(z.enum(['yes'])),
  }),
  output: z.strictObject({
    hidden: z.boolean(),
    /** Of all candidates that were ever sent to review. */
    reviews: z.strictObject({ scored: z.int(), total: z.int() }),
    sealed: z.nullable(SealedNameReason),
    rows: z.array(LeaderboardCandidate).check(z.maxLength(LEADERBOARD_PAGE_SIZE)),
    /** How many there are on all pages. */
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** The id of whoever was asked for by reference; null where nobody on the board has it. */
    found: z.nullable(z.int()),
    stages: z.array(LeaderboardStage),
    /** In the order of the rows. */
    groups: z.array(LeaderboardGroupOfCompletedStages),
    /** What was asked, where that was wanted. */
    questions: z.nullable(z.array(z.string())),
    /** By which weights the rows are ordered, and by which the role is scored now. */
    scoring: z.strictObject({ shown: z.int(), current: z.int() }),
    mayRelease: z.boolean(),
    complete: z.boolean(),
  }),
} as const satisfies Endpoint;
