import * as z from 'zod/mini';
import { chosenEmailTemplateIdSchema } from '../emails/email-templates.ts';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { applicationIdsSchema } from '../pipeline/candidates-identities-and-decisions-of-job.ts';
import { DecisionReason } from '../pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';

const params = z.strictObject({ jobId: NumericIdInPath, roundId: NumericIdInPath });
const chosen = { applicationIds: applicationIdsSchema };

export const findInterviewCapacityEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/interview-rounds/{roundId}/capacity',
  openToSupport: 'It reads; the candidates are too many for an address.',
  door: 'staff',
  summary:
    'Whether there are times enough for chosen candidates and for those who were invited and have none yet. Changes nothing.',
  params,
  body: z.strictObject(chosen),
  output: z.strictObject({
    /** Of the chosen, those who would be written to. */
    toInvite: z.int(),
    /** Of the chosen, those who are invited or booked already. */
    already: z.int(),
    /** Invited before, without a time so far. */
    waiting: z.int(),
    /** Times that can still be booked. */
    free: z.int(),
    /** Of these, those of twice the length, which are kept for who needs them. */
    freeLong: z.int(),
    /** What to say before anything is sent; null where there are enough. */
    warning: z.nullable(z.string()),
  }),
  notReplayable: true,
} as const satisfies Endpoint;

export const inviteToInterviewsEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/interview-rounds/{roundId}/invite',
  door: 'staff',
  summary:
    'Invites chosen candidates to choose a time, all or none; who is invited or booked already stays as they are. Whoever is still in review moves on to interviews by it.',
  params,
  body: z.strictObject({
    ...chosen,
    templateId: chosenEmailTemplateIdSchema,
    /** The last day on which a time can be chosen. */
    dueOn: z.optional(z.nullable(z.iso.date())),
    /** Of whoever moves on by it. */
    why: z.optional(DecisionReason),
  }),
  output: z.strictObject({ invited: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;
