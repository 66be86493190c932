import * as z from 'zod/mini';
import { JobTeamRole } from '../jobs/job-team-roles.ts';
import { JobPhase } from '../jobs/job-phases-and-card-destinations.ts';
import { advertDetailsPartSchemas } from '../jobs/advert-details.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { JOB_TITLE_CHARACTERS_MAX } from '../jobs.ts';
import { PlanChangeReason } from '../job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { JobPlanProblem } from '../job-plan/job-plan-problem-schema.ts';
import { PublishedPlanEditRights } from './published-plan-edit-rights-schema.ts';
import { LibraryQuestionKey, jobDraftPlanFields } from './job-draft-criterion-and-stage-schemas.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const QUESTIONS_PER_JOB_DRAFT_MAX = 5;
export const ANSWER_WORDS_LIMIT_DEFAULT = 250;
/** A question or a guide with fewer characters says nothing yet. */
export const QUESTION_OR_GUIDE_CHARACTERS_MIN = 10;
/** A description with fewer characters tells a candidate nothing. */
export const JOB_DESCRIPTION_CHARACTERS_MIN = 50;

/** A question while it is written: anything may still be empty. `id` is absent until it was saved once. */
export const JobDraftQuestion = z.strictObject({
  id: z.optional(z.int()),
  text: multilineTextSchema(2000),
  guideOne: multilineTextSchema(1000),
  guideThree: multilineTextSchema(1000),
  guideFive: multilineTextSchema(1000),
  skills: z.array(singleLineTextSchema(60)).check(z.maxLength(5, 'Choose at most five skills.')),
  maxWords: z
    .int()
    .check(z.minimum(50, 'At least 50 words.'), z.maximum(500, 'At most 500 words.')),
  /** Which question of the library it was taken from; absent where it was written here, or to leave it as it was. */
  libraryId: z.optional(LibraryQuestionKey),
});
export type JobDraftQuestion = z.infer<typeof JobDraftQuestion>;

/** What stands between a draft and its publication beside its plan; `where` is the builder's step that mends it. */
export const PublishBlocker = z.strictObject({
  code: z.enum([
    'title-missing',
    'description-missing',
    'closing-missing',
    'closing-past',
    'reviewers-missing',
    'role-cap-reached',
  ]),
  where: z.enum(['details', 'description', 'team', 'publish']),
  message: z.string(),
});
export type PublishBlocker = z.infer<typeof PublishBlocker>;

const TeamMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  jobTitle: z.nullable(z.string()),
  role: z.nullable(JobTeamRole),
});

export const JobDraft = z.strictObject({
  id: z.int(),
  version: z.int(),
  hash: z.string(),
  phase: JobPhase,
  title: z.string(),
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.string(),
  ...advertDetailsPartSchemas,
  /** The names that the organisation may hire under. */
  brands: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  closesAt: z.nullable(Instant),
  openUntilFilled: z.boolean(),
  reviewsPerAnswer: z.int(),
  /** The organisation's time zone, in which a closing time is meant. */
  zone: z.string(),
  questions: z.array(z.strictObject({ ...JobDraftQuestion.shape, id: z.int() })),
  ...jobDraftPlanFields,
  /** What stands between the plan and its publication, or should be thought over before. */
  problems: z.array(JobPlanProblem),
  /** What of the plan may still change; for those alone who may edit at all. */
  planRights: PublishedPlanEditRights,
  /** Everybody who could be on the team; those without a role on this job are not. */
  members: z.array(TeamMember),
  blockers: z.array(PublishBlocker),
  minutes: z.strictObject({ candidate: z.int(), reviewerPerAnswer: z.int() }),
  may: z.strictObject({
    edit: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
  }),
});
export type JobDraft = z.infer<typeof JobDraft>;

const params = z.strictObject({ jobId: NumericIdInPath });
const version = z.int().check(z.minimum(1));

export const findJobDraftEndpoint = {
  method: 'GET',
  path: '/api/builder/{jobId}',
  door: 'staff',
  summary: 'A role as its builder shows it, with what still blocks publishing.',
  params,
  output: JobDraft,
} as const satisfies Endpoint;

export const changeJobDetailsEndpoint = {
  method: 'PATCH',
  path: '/api/builder/{jobId}',
  door: 'staff',
  summary:
    'Saves some fields of a role. 409 with code `newer-version` when somebody saved in between. What candidates of a published role were told of its plan (reviews of each answer, openings) changes only with a reason, and makes the next version of the plan.',
  params,
  body: z.strictObject({
    version,
    reason: PlanChangeReason,
    title: z.optional(singleLineTextSchema(JOB_TITLE_CHARACTERS_MAX)),
    team: z.optional(z.nullable(singleLineTextSchema(100))),
    grade: z.optional(z.nullable(singleLineTextSchema(100))),
    location: z.optional(z.nullable(singleLineTextSchema(200))),
    description: z.optional(multilineTextSchema(20_000)),
    closesAt: z.optional(z.nullable(Instant)),
    openUntilFilled: z.optional(z.boolean()),
    reviewsPerAnswer: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    ...z.partial(z.strictObject(advertDetailsPartSchemas)).shape,
  }),
  output: JobDraft,
} as const satisfies Endpoint;

export const changeJobQuestionsEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/questions',
  door: 'staff',
  summary:
    'Saves the questions of a draft in their order; what is left out is removed. Not after publishing.',
  params,
  body: z.strictObject({
    version,
    questions: z
      .array(JobDraftQuestion)
      .check(z.maxLength(QUESTIONS_PER_JOB_DRAFT_MAX, 'Ask at most five questions.')),
  }),
  output: JobDraft,
} as const satisfies Endpoint;

export const changeJobTeamEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/team',
  door: 'staff',
  summary: 'Sets who runs, reviews or observes a role; at least one person runs it.',
  params,
  body: z.strictObject({
    version,
    team: z.array(z.strictObject({ id: z.int(), role: JobTeamRole })).check(z.maxLength(200)),
  }),
  output: JobDraft,
} as const satisfies Endpoint;

export const publishJobEndpoint = {
  method: 'POST',
  path: '/api/builder/{jobId}/publish',
  door: 'staff',
  summary: 'Opens a draft to candidates, if nothing blocks it and the tier has room.',
  params,
  body: z.strictObject({ version }),
  output: JobDraft,
} as const satisfies Endpoint;

export const findApplyLinkWithQrCodeEndpoint = {
  method: 'GET',
  path: '/api/builder/{jobId}/link-code',
  door: 'staff',
  summary:
    "The role's apply link, and the same as a QR code (an SVG path, to be drawn by the web). With a source, the link is tagged with it.",
  params,
  query: z.strictObject({ source: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.strictObject({ url: z.string(), size: z.int(), path: z.string() }),
} as const satisfies Endpoint;
