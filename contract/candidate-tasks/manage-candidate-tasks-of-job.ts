import * as z from 'zod/mini';
import { chosenEmailTemplateIdSchema } from '../emails/email-templates.ts';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { applicationIdsSchema } from '../pipeline/candidates-identities-and-decisions-of-job.ts';
import { CandidateTaskState } from './candidate-task-states.ts';
import { DecisionReason } from '../pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';

/**
 * What one candidate makes of a task, by their reference: whoever runs it needs no name, and can review it after. Its moments are
 * days: a time of day would tell who it is.
 */
export const CandidateTaskProgress = z.strictObject({
  applicationId: z.int(),
  ref: z.string(),
  state: CandidateTaskState,
  /** Handed in after its last day. */
  isLate: z.boolean(),
  invitedOn: z.string(),
  /** The last day of this candidate, with the time that was agreed with them; null where there is none. */
  dueOn: z.nullable(z.string()),
  submittedOn: z.nullable(z.string()),
  closedOn: z.nullable(z.string()),
  /** The day on which they were reminded last. */
  remindedOn: z.nullable(z.string()),
});
export type CandidateTaskProgress = z.infer<typeof CandidateTaskProgress>;

/** A stage of kind task, and how far its candidates are. */
export const TaskStageWithCandidateProgress = z.strictObject({
  stageId: z.int(),
  name: z.string(),
  /** How many questions of it reviewers score. */
  scoredQuestions: z.int(),
  dueDays: z.nullable(z.int()),
  /** Numbers add up to all who were invited. */
  counts: z.record(CandidateTaskState, z.int()),
  /** Of those who have handed in. */
  late: z.int(),
  /** In the order of their references; none for who still reviews on the role. */
  tasks: z.array(CandidateTaskProgress),
});
export type TaskStageWithCandidateProgress = z.infer<typeof TaskStageWithCandidateProgress>;

export const listCandidateTasksOfJobEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/tasks',
  door: 'staff',
  summary:
    'The tasks of a role, and how far each invited candidate is with them. Who still reviews on the role sees numbers alone.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({
    stages: z.array(TaskStageWithCandidateProgress),
    /** Of the organisation; days end there. */
    zone: z.string(),
    hidden: z.nullable(z.literal('own-reviews-open')),
  }),
} as const satisfies Endpoint;

const params = z.strictObject({ jobId: NumericIdInPath, stageId: NumericIdInPath });
const chosen = { applicationIds: applicationIdsSchema };

export const previewCandidateTaskInvitationEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/task-stages/{stageId}/invitation',
  openToSupport: 'It reads; the candidates are too many for an address.',
  door: 'staff',
  summary:
    'Of chosen candidates, how many would be written to and how many were invited before, and the last day that the plan suggests. Changes nothing.',
  params,
  body: z.strictObject(chosen),
  output: z.strictObject({
    toInvite: z.int(),
    already: z.int(),
    /** Null where the plan has no number of days. */
    dueOn: z.nullable(z.string()),
  }),
  notReplayable: true,
} as const satisfies Endpoint;

export const inviteCandidatesToTaskEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/task-stages/{stageId}/invite',
  door: 'staff',
  summary:
    'Sends a task to chosen candidates, all or none; who has it already stays as they are. Whoever is still in review moves on to interviews and tasks by it.',
  params,
  body: z.strictObject({
    ...chosen,
    templateId: chosenEmailTemplateIdSchema,
    /** The last day to hand in; null or nothing for none. */
    dueOn: z.optional(z.nullable(z.iso.date())),
    /** Of whoever moves on by it. */
    why: z.optional(DecisionReason),
  }),
  output: z.strictObject({ invited: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;

export const closeCandidateTasksEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/task-stages/{stageId}/close',
  door: 'staff',
  summary:
    'Closes a task for chosen candidates, whether they have handed in or not: nothing is taken any more, and what was handed in can be sent to blind review.',
  params,
  body: z.strictObject(chosen),
  output: z.strictObject({ closed: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;

export const extendCandidateTaskDeadlinesEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/task-stages/{stageId}/extend',
  door: 'staff',
  summary:
    'Gives chosen candidates who have not handed in another last day, and opens the task again where it was closed; each is told. Who has handed in stays as they are.',
  params,
  body: z.strictObject({ ...chosen, dueOn: z.iso.date() }),
  output: z.strictObject({ extended: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;

export const remindCandidatesOfTasksEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/task-stages/{stageId}/remind',
  door: 'staff',
  summary:
    'Reminds chosen candidates of a task that is open; nobody who has handed in, and nobody twice on one day.',
  params,
  body: z.strictObject(chosen),
  output: z.strictObject({ reminded: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;
