import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { ReviewerBlindnessAttestation } from '../twin-run/twin-run-endpoints-and-blindness-attestation.ts';

/** References alone, or the people behind them too. */
export const decisionRecordEditions = ['merit', 'identity'] as const;
export type DecisionRecordEdition = (typeof decisionRecordEditions)[number];

/** A page that checks itself and prints, or canonical JSON (RFC 8785) for programs. */
export const decisionRecordFormats = ['html', 'json'] as const;
export type DecisionRecordFormat = (typeof decisionRecordFormats)[number];

/** Somebody who learned a name before the scores of its application were final. */
export const EarlyNameOpening = z.strictObject({
  how: z.enum(['opened', 'searched', 'released-early']),
  by: z.string(),
  at: z.nullable(Instant),
  /** The day alone, where no more is known. */
  on: z.string(),
  /** Of a release before the last review; of a single name it stands with its candidate. */
  reason: z.nullable(z.string()),
});
export type EarlyNameOpening = z.infer<typeof EarlyNameOpening>;

export const BlindnessCertificate = z.strictObject({
  /** Whether names of this role are sealed at all until its reviews are released. */
  isSealed: z.boolean(),
  /** Whether every batch of answers that was sent has been released. */
  isReleased: z.boolean(),
  openedEarly: z.array(EarlyNameOpening),
  /** Candidates and reviewers of theirs who had seen the name when the answer was dealt. */
  pairsDealtDespiteName: z.int(),
  /** What the last twin run of this installation attests. */
  reviewersDoor: ReviewerBlindnessAttestation,
});
export type BlindnessCertificate = z.infer<typeof BlindnessCertificate>;

export const findDecisionRecordEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/certificate',
  door: 'staff',
  summary:
    'The certificate of blindness of a role as it is now, which editions of its decision record can be had, and the roots of those that were made.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({
    certificate: BlindnessCertificate,
    candidates: z.int(),
    decisions: z.strictObject({ made: z.int(), withoutReason: z.int() }),
    /** Why the edition with names cannot be had yet; null where it can. */
    identityWaitsFor: z.nullable(z.enum(['release', 'support'])),
    /** The newest first. */
    made: z.array(
      z.strictObject({
        at: Instant,
        by: z.string(),
        edition: z.enum(decisionRecordEditions),
        format: z.enum(decisionRecordFormats),
        /** Of all sections, in hexadecimal digits: a file that was changed has another. */
        root: z.string(),
        sections: z.int(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const downloadDecisionRecordEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/record',
  door: 'staff',
  summary:
    'The decision record of a role as one file: what was promised, dealt, scored and decided, each section a leaf of a salted Merkle tree. The edition `identity` has names, once they are released; `merit` never has.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({
    edition: z.enum(decisionRecordEditions),
    format: z.enum(decisionRecordFormats),
  }),
  responseType: 'text/html',
  closedToSupport: true,
} as const satisfies Endpoint;
