import * as z from 'zod/mini';
import { JobPhase } from './jobs/job-phases-and-card-destinations.ts';
import {
  SiftOrInterviewQuestionTypeKey,
  QuestionSeniority,
  QuestionTypeKey,
  questionTypeKeys,
} from './question-library/question-types-and-seniorities.ts';
import { QUESTION_OR_GUIDE_CHARACTERS_MIN } from './builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { Endpoint } from './endpoint.ts';
import { StageKind } from './job-plan/criterion-and-stage-kinds-and-copies.ts';
import { Instant } from './instant-codec.ts';
import { ItemAnswerKey, PlanItemKey } from './job-plan/plan-item-schemas-of-each-kind.ts';
import { planStageKinds } from './job-plan/stage-kind-facts.ts';
import { LibraryQuestionAnswerFormat } from './question-library/library-question-answer-format.ts';
import { FUNCTIONS_PER_JOB_MAX, jobFunctionKeys } from './job-function-titles.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
  SEARCH_CHARACTERS_MAX,
} from './text-email-id-and-list-search-schemas.ts';

const CHOSEN_MAX = 200;
export const QUESTION_LIBRARY_PAGE_SIZE = 20;
/** With fewer answers, a mean says more of the candidates than of the question. */
export const SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN = 20;

const libraries = ['all', 'own', 'shipped', 'archived'] as const;

/** The organisation's own have numbers, the shipped ones words. */
export const LibraryQuestionId = z.union([
  z.int().check(z.positive()),
  z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)),
]);
export type LibraryQuestionId = z.infer<typeof LibraryQuestionId>;

/** What an author writes. */
export const WrittenLibraryQuestion = z.strictObject({
  type: QuestionTypeKey,
  text: multilineTextSchema(2000).check(
    z.refine(
      (text) => text.trim().length >= QUESTION_OR_GUIDE_CHARACTERS_MIN,
      `Write the question: at least ${QUESTION_OR_GUIDE_CHARACTERS_MIN} characters.`,
    ),
  ),
  guideOne: multilineTextSchema(1000),
  guideThree: multilineTextSchema(1000),
  guideFive: multilineTextSchema(1000),
  skills: z.array(singleLineTextSchema(60)).check(z.maxLength(5, 'Choose at most five skills.')),
  /** Kinds of work that it suits; none: any. */
  functions: z
    .array(z.enum(jobFunctionKeys))
    .check(z.maxLength(FUNCTIONS_PER_JOB_MAX, 'Choose at most three kinds of work.')),
  seniority: QuestionSeniority,
  /** How it is answered; absent where it is written in paragraphs, or asked in a conversation. */
  item: z.optional(LibraryQuestionAnswerFormat),
});
export type WrittenLibraryQuestion = z.infer<typeof WrittenLibraryQuestion>;

/** What the options of a question are worth, by their keys, for a test. It is kept apart, and only told to who may change the library. */
const LibraryAnswerKey = z.optional(ItemAnswerKey.shape.points);

/** Where copies of a question stand in published roles. */
const LibraryUsage = z.strictObject({
  roles: z.int(),
  /** A role that asks it is open now. */
  isAskedNow: z.boolean(),
  /** When candidates could last read it; null: never. */
  lastAskedAt: z.nullable(Instant),
});

export const LibraryQuestion = z.strictObject({
  id: LibraryQuestionId,
  isOwn: z.boolean(),
  ...WrittenLibraryQuestion.shape,
  // As they were written once, whatever is asked of new ones.
  text: z.string(),
  guideOne: z.string(),
  guideThree: z.string(),
  guideFive: z.string(),
  skills: z.array(z.string()),
  version: z.int(),
  changedAt: z.nullable(Instant),
  archivedAt: z.nullable(Instant),
  folderIds: z.array(z.int()),
  asked: LibraryUsage,
});
export type LibraryQuestion = z.infer<typeof LibraryQuestion>;

export const LibraryQuestionUsageFacts = z.strictObject({
  /** Published roles that ask it and that the reader may see, the latest first; ten at most. */
  jobs: z.array(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      phase: JobPhase,
      askedAt: Instant,
    }),
  ),
  /** Answers whose reviews were released. */
  answers: z.int(),
  /** Of the answers' mean stars; null with fewer than twenty answers. */
  scores: z.nullable(z.strictObject({ mean: z.number(), spread: z.number() })),
});
export type LibraryQuestionUsageFacts = z.infer<typeof LibraryQuestionUsageFacts>;

const page = z._default(
  z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  1,
);

/** The state of the list; the same schema reads the URL and the call. */
export const QuestionLibraryQuery = z.strictObject({
  search: z._default(z.catch(z.string().check(z.maxLength(SEARCH_CHARACTERS_MAX)), ''), ''),
  type: z._default(z.catch(z.enum(['', ...questionTypeKeys]), ''), ''),
  /** Only what can be put into a stage of this kind. */
  stage: z._default(z.catch(z.enum(['', ...planStageKinds]), ''), ''),
  skill: z._default(z.catch(z.string().check(z.maxLength(60)), ''), ''),
  library: z._default(z.catch(z.enum(libraries), 'all'), 'all'),
  /** Only what is in this folder. */
  folder: z._default(
    z.catch(
      z.union([
        z.literal(''),
        z.coerce
          .number<number | string>()
          .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
      ]),
      '',
    ),
    '',
  ),
  page,
});
export type QuestionLibraryQuery = z.infer<typeof QuestionLibraryQuery>;

const flag = z._default(z.enum(['true', 'false']), 'true');
const anyQuestion = z.strictObject({
  questionId: z.string().check(z.regex(/^([1-9]\d{0,14}|[a-z][a-z0-9-]{0,59})$/)),
});
/** Questions that something is done with at once. */
export const ChosenLibraryQuestionIds = z.strictObject({
  questionIds: z
    .array(LibraryQuestionId)
    .check(z.maxLength(CHOSEN_MAX, `Choose at most ${CHOSEN_MAX} questions at once.`)),
});
export const listLibraryQuestionSkillsEndpoint = {
  method: 'GET',
  path: '/api/questions/library-question-skills',
  door: 'staff',
  compressible: true,
  summary:
    'The skills that questions of the library test, with how many questions each; of one type, and of one of the two libraries, if asked so.',
  query: z.strictObject({
    type: z.optional(SiftOrInterviewQuestionTypeKey),
    includeOrgLibrary: flag,
    includeAppliedLibrary: flag,
  }),
  output: z.strictObject({
    skills: z.array(
      z.strictObject({ name: z.string(), group: z.nullable(z.string()), count: z.int() }),
    ),
  }),
} as const satisfies Endpoint;

export const listLibraryQuestionsEndpoint = {
  method: 'GET',
  path: '/api/library-questions',
  door: 'staff',
  compressible: true,
  summary:
    'Questions of the library, the own ones first, the latest changed on top; twenty a page.',
  query: QuestionLibraryQuery,
  output: z.strictObject({
    questions: z.array(LibraryQuestion),
    total: z.int(),
    pages: z.int(),
    /** Of each type, whatever type is asked for. */
    types: z.record(QuestionTypeKey, z.int()),
    /** Of each library, whatever else is asked for. */
    counts: z.strictObject({ own: z.int(), shipped: z.int(), archived: z.int() }),
    may: z.strictObject({ edit: z.boolean() }),
  }),
} as const satisfies Endpoint;

export const findLibraryQuestionEndpoint = {
  method: 'GET',
  path: '/api/library-questions/{questionId}',
  door: 'staff',
  summary: 'A question of the library, with where it was asked and how its answers were scored.',
  params: anyQuestion,
  output: z.strictObject({
    ...LibraryQuestion.shape,
    points: LibraryAnswerKey,
    usage: LibraryQuestionUsageFacts,
    /** What it said before, the latest first; ten at most. */
    versions: z.array(z.strictObject({ version: z.int(), text: z.string(), changedAt: Instant })),
    may: z.strictObject({ edit: z.boolean() }),
  }),
} as const satisfies Endpoint;

export const createLibraryQuestionEndpoint = {
  method: 'POST',
  path: '/api/library-questions',
  door: 'staff',
  summary:
    'Adds a question to the organisation’s library; one that a role asks already is taken `from` it.',
  body: z.strictObject({
    ...WrittenLibraryQuestion.shape,
    points: LibraryAnswerKey,
    from: z.optional(
      z.strictObject({
        jobId: z.int().check(z.positive()),
        itemKey: PlanItemKey,
      }),
    ),
  }),
  output: LibraryQuestion,
  status: 201,
} as const satisfies Endpoint;

export const changeLibraryQuestionEndpoint = {
  method: 'PUT',
  path: '/api/library-questions/{questionId}',
  door: 'staff',
  summary:
    'Saves a new version of a question. Copies in roles stay as they are. 409 with code `newer-version` when somebody saved in between.',
  params: anyQuestion,
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    ...WrittenLibraryQuestion.shape,
    points: LibraryAnswerKey,
  }),
  output: LibraryQuestion,
} as const satisfies Endpoint;

export const duplicateLibraryQuestionEndpoint = {
  method: 'POST',
  path: '/api/library-questions/{questionId}/duplicate',
  door: 'staff',
  summary: 'Copies a question, such as a shipped one, into the organisation’s library.',
  params: anyQuestion,
  output: LibraryQuestion,
  status: 201,
} as const satisfies Endpoint;

export const archiveLibraryQuestionEndpoint = {
  method: 'POST',
  path: '/api/question/{id}/archive',
  door: 'staff',
  summary: 'Hides a question from the library. Copies in roles stay; it can be brought back.',
  params: z.strictObject({ id: anyQuestion.shape.questionId }),
} as const satisfies Endpoint;

export const unarchiveLibraryQuestionEndpoint = {
  method: 'POST',
  path: '/api/question/{id}/unarchive',
  door: 'staff',
  summary: 'Brings an archived question back into the library and its folders.',
  params: z.strictObject({ id: anyQuestion.shape.questionId }),
} as const satisfies Endpoint;

export const listDraftsToAddQuestionsToEndpoint = {
  method: 'GET',
  path: '/api/library-drafts',
  door: 'staff',
  summary:
    'Drafts of roles that the reader may add questions to, the newest first; a hundred at most.',
  output: z.array(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      questions: z.int(),
      /** Those in use, in their order. */
      stages: z.array(
        z.strictObject({ id: z.int(), kind: StageKind, name: z.string(), questions: z.int() }),
      ),
    }),
  ),
} as const satisfies Endpoint;

export const addLibraryQuestionsToJobDraftEndpoint = {
  method: 'POST',
  path: '/api/library-drafts/{jobId}/questions',
  door: 'staff',
  summary:
    'Adds copies of questions to a stage of the draft of a role, after those it has, with what their options are worth where it is a test. Without a stage: written ones, to its written answers.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  body: z.strictObject({
    ...ChosenLibraryQuestionIds.shape,
    stageId: z.optional(z.int().check(z.positive())),
  }),
  output: z.strictObject({ added: z.int(), questions: z.int() }),
} as const satisfies Endpoint;
