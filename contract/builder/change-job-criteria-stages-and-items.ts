import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { ItemAnswerKey, PlanItem } from '../job-plan/plan-item-schemas-of-each-kind.ts';
import { PlanChangeReason } from '../job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { JobDraft } from './job-draft-and-publish-endpoints-and-limits.ts';
import {
  JobDraftCriterion,
  JobDraftStage,
  LibraryQuestionKeyByItemKey,
} from './job-draft-criterion-and-stage-schemas.ts';

export const CRITERIA_PER_JOB_MAX = 8;
export const TOO_MANY_JOB_CRITERIA_MESSAGE = 'Look for at most eight criteria.';
export const STAGES_PER_JOB_MAX = 12;
const ITEMS_OF_STAGE_MAX = 40;

const params = z.strictObject({ jobId: NumericIdInPath });
const edit = { version: z.int().check(z.minimum(1)), reason: PlanChangeReason };

export const changeJobCriteriaEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/criteria',
  door: 'staff',
  summary:
    'Saves the criteria of a role in their order; what is left out is removed, also from the questions that served it. 409 with code `newer-version` when somebody saved in between. After publishing only with a reason.',
  params,
  body: z.strictObject({
    ...edit,
    criteria: z
      .array(JobDraftCriterion)
      .check(z.maxLength(CRITERIA_PER_JOB_MAX, TOO_MANY_JOB_CRITERIA_MESSAGE)),
  }),
  output: JobDraft,
} as const satisfies Endpoint;

export const changeJobStagesEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/stages',
  door: 'staff',
  summary:
    'Saves the stages of a role in their order; what is left out is removed with its questions. Nothing is removed after publishing; names, order and weights change only with a reason then.',
  params,
  body: z.strictObject({
    ...edit,
    stages: z
      .array(JobDraftStage)
      .check(z.minLength(1), z.maxLength(STAGES_PER_JOB_MAX, 'Use at most twelve stages.')),
  }),
  output: JobDraft,
} as const satisfies Endpoint;

export const changeStageItemsEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/stages/{stageId}/items',
  door: 'staff',
  summary:
    'Saves the questions of one stage in their order, of every kind, with the keys of those that a rule scores; what is left out is removed. Not after publishing, but for keys, which are corrected with a reason.',
  params: z.strictObject({ jobId: NumericIdInPath, stageId: NumericIdInPath }),
  body: z.strictObject({
    ...edit,
    items: z.array(PlanItem).check(z.maxLength(ITEMS_OF_STAGE_MAX)),
    answerKeys: z.array(ItemAnswerKey).check(z.maxLength(ITEMS_OF_STAGE_MAX)),
    /** Absent: each item stays what it was taken from. */
    libraryIds: z.optional(LibraryQuestionKeyByItemKey),
  }),
  output: JobDraft,
} as const satisfies Endpoint;
