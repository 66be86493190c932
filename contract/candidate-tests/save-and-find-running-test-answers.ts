import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { LinkToken } from '../text-email-id-and-list-search-schemas.ts';

/** How many of a test's questions may stand on one page. */
export const CANDIDATE_TEST_QUESTIONS_PER_PAGE = 10;
const QUESTIONS_OF_TEST_MAX = 40;
const OPTIONS_MAX = 30;

const Key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

const params = z.strictObject({
  token: LinkToken,
  number: z.string().check(z.regex(/^[1-9]\d?$/)),
});

/** What is chosen: the keys of options by the key of their question; none where nothing is chosen any more. */
export const CandidateTestAnswers = z.record(Key, z.array(Key).check(z.maxLength(OPTIONS_MAX)));
export type CandidateTestAnswers = z.infer<typeof CandidateTestAnswers>;

const TestState = z.strictObject({
  /** By the server's clock; null where nothing limits the test, 0 when its time is over. */
  secondsLeft: z.nullable(z.int()),
  answers: CandidateTestAnswers,
});

export const saveCandidateTestAnswersEndpoint = {
  method: 'PUT',
  path: '/application/{token}/tests/{number}',
  door: 'candidate',
  summary:
    'Saves what is chosen in a test that runs; questions that are not named stay as they are. 410 with code `test-over` once its time is over or it was handed in.',
  params,
  body: z.strictObject({
    answers: CandidateTestAnswers.check(
      z.refine((answers) => Object.keys(answers).length <= QUESTIONS_OF_TEST_MAX),
    ),
  }),
  output: TestState,
} as const satisfies Endpoint;

export const findRunningCandidateTestEndpoint = {
  method: 'GET',
  path: '/application/{token}/tests/{number}',
  door: 'candidate',
  summary:
    'How much time a test that runs has left by the server’s clock, and what is chosen in it: for a page that was asleep, or stands in another tab.',
  params,
  output: TestState,
} as const satisfies Endpoint;
