import * as z from 'zod/mini';
import { WrittenQuestionType } from './question-library/question-types-and-seniorities.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';

const job = { jobId: z.int(), jobTitle: z.string() };

export const ReviewToDo = z.strictObject({
  ...job,
  kind: WrittenQuestionType,
  total: z.int(),
  scored: z.int(),
  /** A day, never an hour. */
  dueAt: z.string(),
  overdue: z.boolean(),
  minutesLeft: z.int(),
  /** Null while support looks through the member's eyes: nobody else scores for them. */
  tokenHash: z.nullable(z.string()),
  lastBatchSentAt: Instant,
});
export type ReviewToDo = z.infer<typeof ReviewToDo>;

/** An interview on whose panel the member sits, until it is over. */
export const InterviewToDo = z.strictObject({
  ...job,
  id: z.int(),
  /** Of the round. */
  name: z.string(),
  startsAt: Instant,
  minutes: z.int(),
  ref: z.string(),
  /** Null while the name is sealed for this member. */
  person: z.nullable(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  /** Whether they may look into the role's calendar. */
  may: z.strictObject({ manage: z.boolean() }),
});
export type InterviewToDo = z.infer<typeof InterviewToDo>;

/** A card that a member of a panel has not handed in a day after the interview. */
export const ScorecardToDo = z.strictObject({
  ...job,
  /** Of the interview. */
  id: z.int(),
  name: z.string(),
  ref: z.string(),
  endedAt: Instant,
});
export type ScorecardToDo = z.infer<typeof ScorecardToDo>;

/** A task of candidates that waits for whoever runs the role. */
export const CandidateTaskToDo = z.strictObject({
  ...job,
  stageId: z.int(),
  name: z.string(),
  /** Handed in and not closed, closed and not sent to review, and not handed in after the last day. */
  submitted: z.int(),
  toReview: z.int(),
  overdue: z.int(),
});
export type CandidateTaskToDo = z.infer<typeof CandidateTaskToDo>;

export const DecisionToDo = z.discriminatedUnion('kind', [
  z.strictObject({
    ...job,
    /** `release`: every review is in and the names are still sealed. `decide`: reviewed, and nothing said yet. */
    kind: z.enum(['release', 'decide']),
    candidates: z.int(),
  }),
  z.strictObject({
    ...job,
    /** Every card of these candidates of a round is in, and nothing was said yet, nor were they asked to anything after it. */
    kind: z.literal('interviewed'),
    roundId: z.int(),
    roundName: z.string(),
    candidates: z.int(),
  }),
  z.strictObject({
    ...job,
    /** So many interviews to come have nobody left on their panel who can log in. */
    kind: z.literal('empty-panel'),
    interviews: z.int(),
  }),
  z.strictObject({
    ...job,
    /** Somebody else wrote it beside a candidate's feedback: it reaches them once this member has read it. */
    kind: z.literal('feedback-comment'),
    applicationId: z.int(),
    ref: z.string(),
  }),
]);
export type DecisionToDo = z.infer<typeof DecisionToDo>;

/** A candidate who waits to hear what is agreed; nothing here says what they ask for. */
export const AdjustmentToDo = z.strictObject({
  ...job,
  applicationId: z.int(),
  ref: z.string(),
  askedOn: z.string(),
  /** A day, never an hour. */
  dueAt: z.string(),
  overdue: z.boolean(),
});
export type AdjustmentToDo = z.infer<typeof AdjustmentToDo>;

export const JobDraftToDo = z.strictObject({ ...job, createdAt: Instant });
export type JobDraftToDo = z.infer<typeof JobDraftToDo>;

/** Whether somebody was hired is still to be said. */
export const HireStatusToDo = z.strictObject({ ...job, closedAt: z.nullable(Instant) });
export type HireStatusToDo = z.infer<typeof HireStatusToDo>;

export const DoneToDo = z.strictObject({
  ...job,
  kind: z.enum(['reviewed', 'released', 'decided', 'published']),
  at: Instant,
});
export type DoneToDo = z.infer<typeof DoneToDo>;

/** For so many days an end of a hold stands among the tasks of its owner, or of admins where its owner has left. */
export const ENDED_RETENTION_HOLD_TO_DO_DAYS = 7;

export const PrivacyToDo = z.discriminatedUnion('kind', [
  /** What the coming night erases; for admins. */
  z.strictObject({
    kind: z.literal('erasure'),
    night: z.string(),
    applications: z.int(),
    jobs: z.int(),
  }),
  /** A hold of theirs has come to its end; for admins also one whose owner can no longer log in. */
  z.strictObject({
    ...job,
    kind: z.literal('hold-ended'),
    ref: z.nullable(z.string()),
    endedOn: z.string(),
  }),
  /** A candidate waits for an answer about their data; nothing here says what they wrote. */
  z.strictObject({
    ...job,
    kind: z.enum(['complaint', 'objection']),
    requestId: z.int(),
    ref: z.string(),
    /** A day, never an hour. */
    dueAt: z.string(),
    overdue: z.boolean(),
  }),
  /** The last twin run told two invented candidates apart: for admins, until one is alike again. */
  z.strictObject({
    kind: z.literal('twin-run-different'),
    at: Instant,
    /** How many addresses of the reviewers' door told them apart. */
    places: z.int(),
  }),
]);
export type PrivacyToDo = z.infer<typeof PrivacyToDo>;

export const DONE_TO_DOS_SHOWN_DAYS = 30;

export const findOwnToDosEndpoint = {
  method: 'GET',
  path: '/user-dashboard/task-data',
  door: 'staff',
  summary:
    'What waits for this member: reviews, interviews, cards of interviews, tasks of candidates, adjustments, decisions, drafts; and what they did in the last thirty days.',
  output: z.strictObject({
    reviews: z.array(ReviewToDo),
    interviews: z.array(InterviewToDo),
    scorecards: z.array(ScorecardToDo),
    tasks: z.array(CandidateTaskToDo),
    adjustments: z.array(AdjustmentToDo),
    decisions: z.array(DecisionToDo),
    drafts: z.array(JobDraftToDo),
    hireStatus: z.array(HireStatusToDo),
    privacy: z.array(PrivacyToDo),
    done: z.array(DoneToDo),
  }),
} as const satisfies Endpoint;
