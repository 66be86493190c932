import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PathId } from '../field-schemas.ts';
import { Instant } from '../instant.ts';
import { ReviewersDoorAttestation } from '../twin-run.ts';

/** References alone, or the people behind them too. */
export const recordEditions = ['merit', 'identity'] as const;
export type RecordEdition = (typeof recordEditions)[number];

/** A page that checks itself and prints, or canonical JSON (RFC 8785) for programs. */
export const recordFormats = ['html', 'json'] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** Somebody who learned a name before the scores of its application were final. */
export const EarlyOpening = z.strictObject({
  how: z.enum(['opened', 'searched', 'released-early']),
  by: z.string(),
  at: z.nullable(Instant),
  /** The day alone, where no more is known. */
  on: z.string(),
  /** Of a release before the last review; of a single name it stands with its candidate. */
  reason: z.nullable(z.string()),
});
export type EarlyOpening = z.infer<typeof EarlyOpening>;

export const BlindnessCertificate = z.strictObject({
  /** Whether names of this role are sealed at all until its reviews are released. */
  isSealed: z.boolean(),
  /** Whether every batch of answers that was sent has been released. */
  isReleased: z.boolean(),
  openedEarly: z.array(EarlyOpening),
  /** Candidates and reviewers of theirs who had seen the name when the answer was dealt. */
  pairsDealtDespiteName: z.int(),
  /** What the last twin run of this installation attests. */
  reviewersDoor: ReviewersDoorAttestation,
});
export type BlindnessCertificate = z.infer<typeof BlindnessCertificate>;

export const findDecisionRecord = {
  method: 'GET',
  path: '/api/manage/{jobId}/certificate',
  door: 'staff',
  summary:
    'The certificate of blindness of a role as it is now, which editions of its decision record can be had, and the roots of those that were made.',
  params: z.strictObject({ jobId: PathId }),
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
        edition: z.enum(recordEditions),
        format: z.enum(recordFormats),
        /** Of all sections, in hexadecimal digits: a file that was changed has another. */
        root: z.string(),
        sections: z.int(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const downloadDecisionRecord = {
  method: 'GET',
  path: '/api/manage/{jobId}/record',
  door: 'staff',
  summary:
    'The decision record of a role as one file: what was promised, dealt, scored and decided, each section a leaf of a salted Merkle tree. The edition `identity` has names, once they are released; `merit` never has.',
  params: z.strictObject({ jobId: PathId }),
  query: z.strictObject({ edition: z.enum(recordEditions), format: z.enum(recordFormats) }),
  responseType: 'text/html',
  closedToSupport: true,
} as const satisfies Endpoint;
