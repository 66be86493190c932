import * as z from 'zod/mini';
import { JobPhase } from '../jobs/job-phases-and-card-destinations.ts';
import { EmailState } from '../emails/email-states.ts';
import {
  ApplicationState,
  applicationStates,
  candidateDecisions,
  candidateStageGroupKeys,
} from './application-states-decisions-and-stage-groups.ts';
import {
  chosenEmailTemplateIdSchema,
  makeSelectableEmailTemplateSchema,
} from '../emails/email-templates.ts';
import type { Endpoint } from '../endpoint.ts';
import { DecisionReason } from './decision-reason-schema-and-list-criteria-endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { HireStatusWithWaitingSince } from '../jobs/job-hire-statuses.ts';
import { OwnReviewProgress } from '../jobs/job-summary.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';
import {
  MustHaveWithCandidateVerdict,
  MustHaveFilters,
} from './must-have-verdict-schemas-and-list-endpoint.ts';

export const CANDIDATES_PAGE_SIZE = 50;

/** Why a name is not shown; the web prints the sentence that goes with it. */
export const SealedNameReason = z.enum(['sealed', 'own-reviews-open']);

export const CandidateIdentity = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const candidateEmailStatusSchema = z.strictObject({
  id: z.int(),
  kind: z.string(),
  /** Bounced: there is no such mailbox, or it was known that there is none. */
  state: EmailState,
  /** When it got into that state; of a queued one, when it leaves. */
  sendAt: Instant,
  /** How often it was tried in vain and put back. */
  tries: z.int(),
});

export const CandidateListEntry = z.strictObject({
  id: z.int(),
  ref: z.string(),
  /** Null while the identity is sealed for this member. */
  person: z.nullable(CandidateIdentity),
  state: ApplicationState,
  group: z.enum(candidateStageGroupKeys),
  /** The day alone while sealed: a time would tell who it is. */
  submittedOn: z.nullable(z.string()),
  reviews: z.strictObject({ scored: z.int(), expected: z.int() }),
  /** Of whoever has applied; empty for members who still review on the role. */
  mustHaves: z.array(MustHaveWithCandidateVerdict),
  rejectionMail: z.nullable(candidateEmailStatusSchema),
  may: z.strictObject({ open: z.boolean(), write: z.boolean() }),
});
export type CandidateListEntry = z.infer<typeof CandidateListEntry>;

export const JobPipeline = z.strictObject({
  id: z.int(),
  title: z.string(),
  hash: z.string(),
  phase: JobPhase,
  timeTillClosing: z.nullable(z.string()),
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  groups: z.array(
    z.strictObject({
      key: z.enum(candidateStageGroupKeys),
      title: z.string(),
      count: z.int(),
      selectable: z.boolean(),
    }),
  ),
  sealed: z.nullable(SealedNameReason),
  identitiesOpened: z.int(),
  /** Null while there is nothing to read: none were asked for, all are finished, or names are still being taken out. */
  ownReviews: z.nullable(OwnReviewProgress),
  reviewers: z.array(
    z.strictObject({ id: z.int(), name: z.string(), role: z.enum(['admin', 'reviewer']) }),
  ),
  questionCount: z.int(),
  reviewsPerAnswer: z.int(),
  batches: z.array(
    z.strictObject({
      id: z.int(),
      sentAt: Instant,
      dueOn: z.string(),
      candidates: z.int(),
      total: z.int(),
      scored: z.int(),
      released: z.boolean(),
      reviewers: z.array(
        z.strictObject({
          name: z.string(),
          total: z.int(),
          scored: z.int(),
          finished: z.boolean(),
        }),
      ),
    }),
  ),
  /** What a rejection can say, for those who manage the role. */
  rejectionTexts: z.array(makeSelectableEmailTemplateSchema(['applicant-rejection'])),
  /** What else can be written to candidates, for them alike. */
  otherTexts: z.array(makeSelectableEmailTemplateSchema(['other'])),
  hire: z.strictObject({ asked: z.boolean(), ...HireStatusWithWaitingSince.shape }),
  may: z.strictObject({ manage: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
});
export type JobPipeline = z.infer<typeof JobPipeline>;

const params = z.strictObject({ jobId: NumericIdInPath });
const applicationParams = z.strictObject({
  jobId: NumericIdInPath,
  applicationId: NumericIdInPath,
});
export const applicationIdsSchema = z
  .array(z.int())
  .check(z.minLength(1, 'Choose at least one candidate.'), z.maxLength(1000));

export const findJobPipelineEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}',
  door: 'staff',
  summary: 'A role as its manage screen heads it: stage groups with counts, batches, reviewers.',
  params,
  output: JobPipeline,
} as const satisfies Endpoint;

export const listCandidatesEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates',
  door: 'staff',
  summary:
    'One page of the candidates of a stage group, by reference while sealed. `mustHave` leaves those of whose answer to a question it names the verdict; it may be given several times.',
  params,
  query: z.strictObject({
    group: z._default(z.catch(z.enum(candidateStageGroupKeys), 'all'), 'all'),
    page: z._default(
      z.catch(
        z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000)),
        1,
      ),
      1,
    ),
    mustHave: z.optional(MustHaveFilters),
  }),
  output: z.strictObject({
    candidates: z.array(CandidateListEntry),
    total: z.int(),
    pages: z.int(),
  }),
} as const satisfies Endpoint;

export const findCandidateEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}',
  door: 'staff',
  summary: "One candidate's answers with what was scored, their mails and what was decided.",
  params: applicationParams,
  output: z.strictObject({
    candidate: CandidateListEntry,
    answers: z.array(
      z.strictObject({
        /** The name of the stage, and whether it is a form, whose answers nobody scores. */
        stage: z.string(),
        isOnForm: z.boolean(),
        question: z.string(),
        /** In words, whatever was answered; empty where nothing was. */
        text: z.string(),
        words: z.int(),
        /** Mean stars; null until 80 % of the batch is scored. */
        mean: z.nullable(z.number()),
        /** Single stars, only after release. */
        stars: z.nullable(z.array(z.int())),
      }),
    ),
    mails: z.array(candidateEmailStatusSchema),
    history: z.array(
      z.strictObject({
        at: z.nullable(Instant),
        on: z.string(),
        by: z.string(),
        from: z.enum([...applicationStates, 'sealed', 'nothing']),
        to: z.enum([...applicationStates, 'opened']),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const openCandidateIdentityEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/open-identity',
  door: 'staff',
  summary:
    'Opens one sealed identity with a reason; audited. Whoever still has reviews to do on the role gives them up.',
  params: applicationParams,
  body: z.strictObject({
    reason: singleLineTextSchema(500, 10),
    giveUpReviews: z._default(z.boolean(), false),
  }),
  output: z.strictObject({ person: CandidateIdentity }),
} as const satisfies Endpoint;

export const releaseReviewsAndOpenNamesEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/release',
  door: 'staff',
  summary:
    'Opens the names of all reviewed candidates; before the last review only with a reason. Audited.',
  params,
  body: z.strictObject({ reason: z.optional(singleLineTextSchema(500, 10)) }),
  output: z.strictObject({ opened: z.int() }),
} as const satisfies Endpoint;

export const decideCandidatesEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/decide',
  door: 'staff',
  summary:
    'Moves candidates to interviews and tasks, rejects or hires them. A rejection mail waits two hours.',
  params,
  body: z.strictObject({
    applicationIds: applicationIdsSchema,
    decision: z.enum(candidateDecisions),
    /** Of a rejection: in which of the organisation's texts it is told. */
    templateId: chosenEmailTemplateIdSchema,
    /** Of a rejection: from which day on they get their feedback; as the role has it unless given. */
    feedbackFrom: z.optional(z.nullable(z.iso.date())),
    /** Asked for where somebody who stands above in the order is passed over. */
    why: z.optional(DecisionReason),
  }),
  output: z.strictObject({ decided: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;

export const undoDecisionEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/undo-decision',
  door: 'staff',
  summary:
    'Takes the last decision on these candidates back, and its mail if that has not left yet.',
  params,
  body: z.strictObject({ applicationIds: applicationIdsSchema }),
  output: z.strictObject({ undone: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;
