import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const DECISION_REASON_CHARACTERS_MAX = 500;
const CRITERIA_MAX = 20;

/** Why these candidates are decided on: by which criteria of the role, and in words. One for all of them. */
export const DecisionReason = z.strictObject({
  criteria: z._default(z.array(z.int()).check(z.maxLength(CRITERIA_MAX)), []),
  words: z.optional(singleLineTextSchema(DECISION_REASON_CHARACTERS_MAX)),
});
export type DecisionReason = z.infer<typeof DecisionReason>;

export const listCriteriaOfDecisionsEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/criteria',
  door: 'staff',
  summary: 'The criteria of a role, by which its candidates are decided on.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({
    criteria: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  }),
} as const satisfies Endpoint;
