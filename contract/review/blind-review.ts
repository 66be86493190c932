import * as z from 'zod/mini';
import { WrittenQuestionType } from '../question-library/question-types-and-seniorities.ts';
import type { Endpoint } from '../endpoint.ts';
import { LinkToken, NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

const Place = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000));
const question = {
  id: z.uuid(),
  text: z.string(),
  guide: z.strictObject({ one: z.string(), three: z.string(), five: z.string() }),
  skills: z.array(z.string()),
  maxWords: z.int(),
};

export const findOwnReviewLinkTokenEndpoint = {
  method: 'GET',
  path: '/freview/get-token/{jobId}',
  door: 'staff',
  closedToSupport: true,
  summary: "The link token of the member's own reviews on a role.",
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({ token: z.strictObject({ hash: z.string() }) }),
} as const satisfies Endpoint;

export const findReviewLinkDetailsEndpoint = {
  method: 'GET',
  path: '/freview/{hash}/token-details',
  door: 'reviewer',
  summary: 'What a reviewer is asked to do, without anybody it is about.',
  params: z.strictObject({ hash: LinkToken }),
  output: z.strictObject({
    tokenDetails: z.strictObject({
      job: z.strictObject({
        title: z.string(),
        description: z.string(),
        skills: z.array(z.string()),
      }),
      kinds: z.array(WrittenQuestionType),
      counts: z.strictObject({ questions: z.int(), total: z.int(), scored: z.int() }),
      estMinutes: z.int(),
      /** A day, never an hour. */
      dueAt: z.string(),
      reviewer: z.strictObject({ firstName: z.string() }),
      finished: z.boolean(),
    }),
    /** In the order in which they are reviewed. */
    questions: z.array(
      z.strictObject({
        ...question,
        /** The stars of each answer, in this reviewer's own order, a digit each: 0 while it has none. */
        stars: z.string().check(z.regex(/^[0-5]*$/)),
      }),
    ),
    firstTimeReviewer: z.boolean(),
  }),
} as const satisfies Endpoint;

/** Of so many answers a reviewer is told at a time. */
export const REVIEW_ANSWERS_PAGE_SIZE = 100;

export const BlindReviewQuestion = z.strictObject({
  ...question,
  /** In this reviewer's own order; `id` is this review's, not the answer's. */
  Answers: z.array(
    z.strictObject({
      id: z.uuid(),
      text: z.string(),
      Reviews: z.array(z.strictObject({ score: z.nullable(z.int()) })),
    }),
  ),
});
export type BlindReviewQuestion = z.infer<typeof BlindReviewQuestion>;

export const findAnswersToReviewEndpoint = {
  method: 'GET',
  path: '/freview/{hash}/reviews',
  door: 'reviewer',
  summary:
    'The answers to score, one question after the other, or those of one question; a hundred to a page.',
  params: z.strictObject({ hash: LinkToken }),
  query: z.strictObject({
    /** Its place among the questions, from 1. */
    question: z.optional(Place),
    page: z._default(Place, 1),
  }),
  output: z.strictObject({ questions: z.array(BlindReviewQuestion) }),
} as const satisfies Endpoint;

export const scoreReviewEndpoint = {
  method: 'PUT',
  path: '/freview/{hash}/reviews/{reviewId}',
  door: 'reviewer',
  summary: 'Stores the stars of one answer; they can be changed until the reviewer finishes.',
  params: z.strictObject({ hash: LinkToken, reviewId: z.uuid() }),
  body: z.strictObject({ score: z.int().check(z.minimum(1), z.maximum(5)) }),
  output: z.strictObject({ score: z.int() }),
} as const satisfies Endpoint;

export const finishReviewsEndpoint = {
  method: 'POST',
  path: '/freview/{hash}/finish',
  door: 'reviewer',
  summary: 'Locks the scores of the reviewer; nothing of it can be changed afterwards.',
  params: z.strictObject({ hash: LinkToken }),
  output: z.strictObject({ finished: z.literal(true) }),
} as const satisfies Endpoint;
