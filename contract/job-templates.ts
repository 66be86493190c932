import * as z from 'zod/mini';
import { JobPhase } from './jobs/job-phases-and-card-destinations.ts';
import { AdvertDetails, defaultAdvertDetails } from './jobs/advert-details.ts';
import {
  CopyableCriterion,
  CopyableStage,
} from './job-plan/criterion-and-stage-kinds-and-copies.ts';
import { JobDraftQuestion } from './builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import { JOB_TITLE_CHARACTERS_MAX } from './jobs.ts';
import { JobSummaryWireCodec } from './jobs/legacy-job-summary-wire-codec.ts';
import { NumericIdInPath, singleLineTextSchema } from './text-email-id-and-list-search-schemas.ts';

/** The shelves on which role templates stand, in the order in which they are shown. */
export const jobTemplateCategories = [
  { id: 'customers', title: 'Customers and sales' },
  { id: 'technology', title: 'Technology and design' },
  { id: 'finance-people', title: 'Finance and people' },
  { id: 'operations', title: 'Operations' },
  { id: 'care-education', title: 'Care and education' },
] as const;
export type JobTemplateCategory = (typeof jobTemplateCategories)[number]['id'];

const JobTemplateQuestionFields = z.omit(JobDraftQuestion, { id: true });
export type JobTemplateQuestionFields = z.infer<typeof JobTemplateQuestionFields>;

/** A role written by us, which an organisation makes its own. */
export type JobTemplate = {
  /** Stands in addresses, and never changes. */
  id: string;
  title: string;
  category: JobTemplateCategory;
  /** One line. */
  summary: string;
  /** The advert, laid out as the builder's description is. */
  description: string;
  questions: readonly JobTemplateQuestionFields[];
  /** What could come after the written answers; a suggestion, since stages are set in the role itself. */
  stages: readonly { title: string; says: string }[];
};

/** What is left of a role without its title, people, candidates, dates and links: what a copy takes along. */
export const CopyableJobContent = z.strictObject({
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.string(),
  openUntilFilled: z.boolean(),
  reviewsPerAnswer: z.int(),
  preset: z.string(),
  /** Null: as the organisation has it. */
  sealed: z.nullable(z.boolean()),
  /** Absent in what was kept before roles took interest. */
  quickApply: z._default(z.boolean(), false),
  /** Absent in what was kept before a role had the choice. */
  asksEqualOpportunities: z._default(z.boolean(), true),
  /** Absent in what was kept before adverts had it. */
  advert: z._default(AdvertDetails, defaultAdvertDetails),
  /** Of what was kept before stages had their own: these are asked in the first stage of written answers. */
  questions: z.array(JobTemplateQuestionFields),
  /** Absent in what was kept before roles had criteria: then the skills of its questions are. */
  criteria: z._default(z.array(CopyableCriterion), []),
  /** In their order; absent in what was kept before roles had stages. */
  stages: z._default(z.array(CopyableStage), []),
  /** In the order of the stages in which they are. */
  rounds: z.array(z.strictObject({ name: z.string(), minutes: z.int() })),
  /** E-mails in words of its own; absent in what was kept before roles had them. */
  emails: z._default(
    z.array(z.strictObject({ type: z.string(), subject: z.string(), body: z.string() })),
    [],
  ),
});
export type CopyableJobContent = z.infer<typeof CopyableJobContent>;

/** One template of the list: our own have words as ids, an organisation's have numbers. */
export const JobTemplateSummary = z.strictObject({
  id: z.union([z.int(), z.string()]),
  title: z.string(),
  isOwn: z.boolean(),
  /** One line; null where nobody wrote one. */
  summary: z.nullable(z.string()),
  questionCount: z.int(),
  skills: z.array(z.string()),
});
export type JobTemplateSummary = z.infer<typeof JobTemplateSummary>;

export const JobTemplateDetails = z.strictObject({
  ...JobTemplateSummary.shape,
  description: z.string(),
  /** What is answered in paragraphs, and scored by its guides. */
  questions: z.array(JobTemplateQuestionFields),
  stages: z.array(
    z.strictObject({
      title: z.string(),
      says: z.string(),
      /** What else is asked in it, with the words of its kind. */
      asks: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
    }),
  ),
  minutes: z.strictObject({ candidate: z.int(), reviewerPerAnswer: z.int() }),
});
export type JobTemplateDetails = z.infer<typeof JobTemplateDetails>;

const asTemplate = z.strictObject({ template: z.optional(z.enum(['true', 'false'])) });
const anyTemplate = z.strictObject({
  templateId: z.string().check(z.regex(/^([1-9]\d{0,14}|[a-z][a-z0-9-]{0,59})$/)),
});
const ownTemplate = z.strictObject({ templateId: NumericIdInPath });

export const duplicateJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{jobId}/duplicate',
  door: 'staff',
  summary:
    'Copies a role as a new draft, without its candidates, dates and link. `template=true` saves it as a template instead.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: asTemplate,
  output: z.union([JobSummaryWireCodec, JobTemplateSummary]),
  status: 201,
} as const satisfies Endpoint;

export const startJobFromTemplateEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{templateId}/duplicate-template',
  door: 'staff',
  summary:
    'Starts a role from a template, as a draft. `template=true` makes another template of it instead.',
  params: anyTemplate,
  query: asTemplate,
  output: z.union([JobSummaryWireCodec, JobTemplateSummary]),
  status: 201,
} as const satisfies Endpoint;

/** How many roles are offered to begin another with. */
export const PREVIOUS_JOBS_LISTED_MAX = 10;

export const listPreviousJobsEndpoint = {
  method: 'GET',
  path: '/job/previous',
  door: 'staff',
  summary: 'The newest roles of any phase, to begin another with; ten at most, and no sample.',
  output: z
    .array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        createdAt: Instant,
        overallPhase: JobPhase,
      }),
    )
    .check(z.maxLength(PREVIOUS_JOBS_LISTED_MAX)),
} as const satisfies Endpoint;

export const listJobTemplatesEndpoint = {
  method: 'GET',
  path: '/templates',
  door: 'staff',
  summary: "The organisation's own role templates and those that come with Evenhand, by title.",
  compressible: true,
  output: z.array(JobTemplateSummary),
} as const satisfies Endpoint;

export const findJobTemplateEndpoint = {
  method: 'GET',
  path: '/templates/{templateId}',
  door: 'staff',
  summary: 'A role template with its advert, its questions and their review guides.',
  params: anyTemplate,
  compressible: true,
  output: JobTemplateDetails,
} as const satisfies Endpoint;

export const renameJobTemplateEndpoint = {
  method: 'PUT',
  path: '/templates/{templateId}',
  door: 'staff',
  summary: "Gives one of the organisation's own templates another title.",
  params: ownTemplate,
  body: z.strictObject({ title: singleLineTextSchema(JOB_TITLE_CHARACTERS_MAX) }),
  output: JobTemplateSummary,
} as const satisfies Endpoint;

export const deleteJobTemplateEndpoint = {
  method: 'DELETE',
  path: '/templates/{templateId}',
  door: 'staff',
  summary: "Deletes one of the organisation's own templates. Roles that began with it stay.",
  params: ownTemplate,
} as const satisfies Endpoint;

/**
 * What the server tells the pages of role templates, which it draws itself: no call and no JSON, so plain types are enough.
 */
export type JobTemplateListPageProps = {
  page: 'template-list';
  search: string;
  category: JobTemplateCategory | null;
  templates: readonly PublicJobTemplateSummary[];
  /** Of each category, whatever is searched for. */
  counts: Readonly<Record<JobTemplateCategory, number>>;
  /** The address led to a template that there is not. */
  isMissing: boolean;
};

export type PublicJobTemplateSummary = Pick<
  JobTemplate,
  'id' | 'title' | 'category' | 'summary'
> & {
  questionCount: number;
  skills: string[];
};

export type JobTemplatePageProps = {
  page: 'template';
  template: JobTemplate;
  minutes: { candidate: number; reviewerPerAnswer: number };
};
