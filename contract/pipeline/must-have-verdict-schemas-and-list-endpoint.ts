import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { candidateStageGroupKeys } from './application-states-decisions-and-stage-groups.ts';

/** The one place that says what the answer of a candidate can be to a requirement. It decides nothing: a person does. */
export const mustHaveVerdictFacts = {
  meets: { words: 'Meets' },
  'does-not-meet': { words: 'Does not meet' },
  unanswered: { words: 'Not answered' },
  /** Nobody is asked whom the answer to another question leads past it. */
  'not-asked': { words: 'Not asked' },
} as const satisfies Record<string, { words: string }>;
export type MustHaveVerdict = keyof typeof mustHaveVerdictFacts;
// The keys of a record of verdicts are verdicts.
export const mustHaveVerdicts = Object.keys(mustHaveVerdictFacts) as [MustHaveVerdict];

const MUST_HAVE_FILTERS_MAX = 80;

/** A question by its key and a verdict, such as `right-to-work.does-not-meet`. */
const MustHaveFilter = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]{0,39}\\.(${mustHaveVerdicts.join('|')})$`),
      'Name a question of the role and what its answers must be, such as right-to-work.does-not-meet.',
    ),
  );

/** Any of the verdicts on one question, and so for each question that is named. */
export const MustHaveFilters = z.pipe(
  z.transform((value): unknown => (value === undefined ? [] : [value].flat())),
  z.array(MustHaveFilter).check(z.maxLength(MUST_HAVE_FILTERS_MAX)),
);

/** What one candidate's answer says of one requirement, by the plan that they applied under. */
export const MustHaveWithCandidateVerdict = z.strictObject({
  key: z.string(),
  verdict: z.enum(mustHaveVerdicts),
  planVersion: z.int(),
});
export type MustHaveWithCandidateVerdict = z.infer<typeof MustHaveWithCandidateVerdict>;

export const MustHaveQuestion = z.strictObject({
  key: z.string(),
  /** What is asked. */
  text: z.string(),
  /** What meets it, in words, from which plan version on; null from where nothing is required any more. */
  rules: z.array(z.strictObject({ planVersion: z.int(), words: z.nullable(z.string()) })),
  /** Of the candidates in the stage group who have applied: how many there are of each. */
  counts: z.record(z.enum(mustHaveVerdicts), z.int()),
});
export type MustHaveQuestion = z.infer<typeof MustHaveQuestion>;

export const listMustHavesEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/must-haves',
  door: 'staff',
  summary:
    'What a role requires, and how many candidates of a stage group meet it, each judged by the plan they applied under. Nobody is moved by it.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({
    group: z._default(z.catch(z.enum(candidateStageGroupKeys), 'all'), 'all'),
  }),
  output: z.strictObject({
    /** Kept from whoever still reviews on the role, as its answers are. */
    hidden: z.boolean(),
    questions: z.array(MustHaveQuestion),
  }),
} as const satisfies Endpoint;
