import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { multilineTextSchema, NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

export const FEEDBACK_COMMENT_CHARACTERS_MAX = 2000;
/** Longer nobody is kept waiting. */
export const FEEDBACK_HELD_BACK_DAYS_MAX = 365;

const Day = z.iso.date();

/** How the feedback of a role is given. */
export const JobFeedbackRule = z.strictObject({
  /** Nothing is released before this day; null where it comes with the rejection. */
  heldUntil: z.nullable(Day),
  /** Whether a report shows what an answer with five stars would have had. */
  showsGuide: z.boolean(),
  version: z.int(),
});
export type JobFeedbackRule = z.infer<typeof JobFeedbackRule>;

const JobFeedbackSettings = z.strictObject({
  rule: JobFeedbackRule,
  /** How many reports there are and how many were opened; null under five. */
  opened: z.nullable(z.strictObject({ reports: z.int(), opened: z.int() })),
});
export type JobFeedbackSettings = z.infer<typeof JobFeedbackSettings>;

const jobParams = z.strictObject({ jobId: NumericIdInPath });

export const findJobFeedbackSettingsEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/feedback',
  door: 'staff',
  summary: 'How rejected candidates of a role get their feedback, and how many have opened it.',
  params: jobParams,
  output: JobFeedbackSettings,
} as const satisfies Endpoint;

export const saveJobFeedbackRuleEndpoint = {
  method: 'PUT',
  path: '/api/manage/{jobId}/feedback',
  door: 'staff',
  summary:
    'Says from which day on feedback of a role is released, and whether it shows the guides. Holds for rejections from now on; audited.',
  params: jobParams,
  body: JobFeedbackRule,
  output: JobFeedbackSettings,
} as const satisfies Endpoint;

/** What somebody adds to a report in their own words. */
const FeedbackComment = z.strictObject({
  text: z.string(),
  writtenBy: z.string(),
  isOwn: z.boolean(),
  /** Who let it reach the candidate; null while it waits for a second person. */
  approvedBy: z.nullable(z.string()),
  version: z.int(),
});

const CandidateFeedbackStatus = z.strictObject({
  /** Each time that a rejection made it due, the newest first; days are plain. */
  releases: z.array(
    z.strictObject({
      dueOn: z.string(),
      releasedOn: z.nullable(z.string()),
      takenBackOn: z.nullable(z.string()),
    }),
  ),
  /** Since which day the report stays as it is. */
  frozenOn: z.nullable(z.string()),
  /** Whether there is anything to look at: somebody reviewed or interviewed, whose scores may be seen. */
  mayPreview: z.boolean(),
  comment: z.nullable(FeedbackComment),
  may: z.strictObject({ write: z.boolean(), approve: z.boolean() }),
});
export type CandidateFeedbackStatus = z.infer<typeof CandidateFeedbackStatus>;

const candidateParams = z.strictObject({ jobId: NumericIdInPath, applicationId: NumericIdInPath });

export const findCandidateFeedbackStatusEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}/feedback',
  door: 'staff',
  summary: 'When the feedback of a candidate was released, and what somebody wants to add to it.',
  params: candidateParams,
  output: CandidateFeedbackStatus,
} as const satisfies Endpoint;

export const saveFeedbackCommentEndpoint = {
  method: 'PUT',
  path: '/api/manage/{jobId}/candidates/{applicationId}/feedback-comment',
  door: 'staff',
  summary:
    'Writes what a candidate reads beside their report, or takes it away; it waits for a second person. Swear words and other candidates’ names are refused.',
  params: candidateParams,
  /** `version` is 0 where there is none yet; an empty text takes it away. */
  body: z.strictObject({
    text: multilineTextSchema(FEEDBACK_COMMENT_CHARACTERS_MAX),
    version: z.int(),
  }),
  output: CandidateFeedbackStatus,
} as const satisfies Endpoint;

export const approveFeedbackCommentEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/feedback-comment/approve',
  door: 'staff',
  summary: 'Lets a comment reach its candidate; whoever wrote it cannot. From then on it stays.',
  params: candidateParams,
  body: z.strictObject({ version: z.int() }),
  output: CandidateFeedbackStatus,
} as const satisfies Endpoint;
