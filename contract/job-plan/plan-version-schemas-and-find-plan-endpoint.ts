import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';

const PLAN_CHANGE_REASON_MAX = 500;

/** Why the plan of a published role changes; without words in it, none was given. */
export const PlanChangeReason = z.optional(singleLineTextSchema(PLAN_CHANGE_REASON_MAX));

export const PlanVersion = z.strictObject({
  /** Counted from 1, which is what the role was published with. */
  n: z.int(),
  /** Of the UTF-8 bytes of `plan`, in hexadecimal digits. */
  sha256: z.string(),
  frozenAt: Instant,
  /** JSON in the canonical form of RFC 8785. */
  plan: z.string(),
});
export type PlanVersion = z.infer<typeof PlanVersion>;

/** What a version changed of the one before it. */
export const ChangeFromPreviousPlanVersion = z.strictObject({
  n: z.int(),
  /** A line for each thing that changed, such as `Places: 2 → 1`. */
  what: z.string(),
  reason: z.string(),
  /** Null where the server did it by itself. */
  by: z.nullable(z.string()),
  at: Instant,
});
export type ChangeFromPreviousPlanVersion = z.infer<typeof ChangeFromPreviousPlanVersion>;

export const findJobPlanEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/plan',
  door: 'staff',
  summary:
    'The plan of a role as it was frozen at publication and at each change since, with what changed, why and by whom. None of a draft.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({
    versions: z.array(PlanVersion),
    deviations: z.array(ChangeFromPreviousPlanVersion),
  }),
} as const satisfies Endpoint;
