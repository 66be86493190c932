import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { EXPERIENCE_RATING_MAX } from './experience-feedback-results.ts';
import { LinkToken, multilineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX = 2000;

/** When a candidate is asked, as it stands in the address. */
export type CandidateSurveyMoment = 'applying' | 'decision';

export type ExperienceSurveyAnswer = {
  rating: number;
  fairness: number | null;
  satisfaction: number | null;
  text: string;
};

const Rating = z.int().check(z.minimum(1), z.maximum(EXPERIENCE_RATING_MAX));
const params = z.strictObject({ hash: LinkToken });

const Given = z.strictObject({
  rating: Rating,
  fairness: z.nullable(Rating),
  satisfaction: z.nullable(Rating),
  text: z.string(),
});

export const findReviewerSurveyEndpoint = {
  method: 'GET',
  path: '/freview/{hash}/survey',
  door: 'reviewer',
  summary: 'Whether this reviewer is asked how reviewing was, and what they have said today.',
  params,
  output: z.strictObject({
    /** Once all is scored and locked; no longer when an answer was given on an earlier day. */
    isAsked: z.boolean(),
    given: z.nullable(Given),
  }),
} as const satisfies Endpoint;

export const saveReviewerSurveyEndpoint = {
  method: 'PUT',
  path: '/freview/{hash}/survey',
  door: 'reviewer',
  summary:
    'Keeps what a reviewer says of reviewing, without their name; it can be changed until midnight.',
  params,
  body: z.strictObject({
    rating: Rating,
    fairness: z.nullable(Rating),
    satisfaction: z.nullable(Rating),
    text: multilineTextSchema(EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX),
  }),
  output: z.strictObject({ saved: z.literal(true) }),
} as const satisfies Endpoint;
