import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** An attestation that is older than this is none. */
export const TWIN_RUN_VALID_DAYS = 2;

/** What can be stated of the reviewers' door now, and by which run. */
export const ReviewerBlindnessAttestation = z.strictObject({
  /** `old`: the last run that came to an end was alike, and is too long ago. `none`: there was none yet. */
  kind: z.enum(['alike', 'different', 'old', 'none']),
  at: z.nullable(Instant),
  /** Addresses that answered the two worlds differently; nothing of what they answered. */
  differing: z.array(z.string()),
});
export type ReviewerBlindnessAttestation = z.infer<typeof ReviewerBlindnessAttestation>;

export const TwinRun = z.strictObject({
  id: z.int(),
  begunAt: Instant,
  outcome: z.enum(['alike', 'different', 'not-finished', 'going-on']),
  differing: z.array(z.string()),
  /** Of the program that was run. */
  version: z.string(),
});
export type TwinRun = z.infer<typeof TwinRun>;

const output = z.strictObject({
  attestation: ReviewerBlindnessAttestation,
  /** The newest first. */
  runs: z.array(TwinRun),
});

export const listTwinRunsEndpoint = {
  method: 'GET',
  path: '/api/privacy/twin-runs',
  door: 'staff',
  summary:
    'The last twin runs of this installation: when, whether both worlds were alike to their reviewers, and which addresses told them apart.',
  output,
} as const satisfies Endpoint;

export const listTwinRunsForOperatorEndpoint = {
  method: 'GET',
  path: '/api/operator/twin-runs',
  door: 'operator',
  summary: 'The same for whoever runs the installation.',
  output,
} as const satisfies Endpoint;
