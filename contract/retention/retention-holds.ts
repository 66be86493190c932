import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import {
  RETENTION_REASON_CHARACTERS_MAX,
  RETENTION_REASON_CHARACTERS_MIN,
} from './retention-periods.ts';

/** Why something must stay although its time is over: what candidates are told of it. */
export const retentionHoldGroundWords = {
  'legal-claim': 'A claim that was made or is to be expected',
  complaint: 'A complaint that is being answered',
  authority: 'An authority asked for it',
  other: 'Another duty to keep it',
} as const;
export type RetentionHoldGround = keyof typeof retentionHoldGroundWords;
// Keys of an object literal come back as plain text; they are the very values of its type.
export const retentionHoldGrounds = Object.keys(retentionHoldGroundWords) as [
  RetentionHoldGround,
  ...RetentionHoldGround[],
];
export const RetentionHoldGround = z.enum(retentionHoldGrounds);

/** A hold has an end, at most so far ahead; it can be made anew. */
export const RETENTION_HOLD_YEARS_MAX = 5;

const Day = z.iso.date('Choose a day.');
const Reason = singleLineTextSchema(
  RETENTION_REASON_CHARACTERS_MAX,
  RETENTION_REASON_CHARACTERS_MIN,
);

export const RetentionHold = z.strictObject({
  id: z.int(),
  jobId: z.int(),
  jobTitle: z.string(),
  /** Null: everybody of the role. */
  ref: z.nullable(z.string()),
  coversPerson: z.boolean(),
  ground: RetentionHoldGround,
  reason: z.string(),
  ownerName: z.string(),
  /** The last day on which it holds. */
  endsOn: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
  state: z.enum(['holds', 'ended', 'lifted']),
  endedAt: z.nullable(Instant),
  liftedBy: z.nullable(z.string()),
  liftReason: z.nullable(z.string()),
});
export type RetentionHold = z.infer<typeof RetentionHold>;

export const listRetentionHoldsEndpoint = {
  method: 'GET',
  path: '/api/privacy/holds',
  door: 'staff',
  summary: 'What is held although its time is over, and what was: the newest two hundred.',
  output: z.strictObject({
    holds: z.array(RetentionHold),
    /** Who may be named in a new one: roles that were published, and the people who work here. */
    jobs: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    owners: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  }),
} as const satisfies Endpoint;

export const addRetentionHoldEndpoint = {
  method: 'POST',
  path: '/api/privacy/holds',
  door: 'staff',
  summary: 'Holds a role, one of its applications, or all applications of its person.',
  body: z.strictObject({
    jobId: z.int(),
    /** The reference of an application of that role, such as KX-47; null for everybody. */
    ref: z.nullable(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(10))),
    coversPerson: z.boolean(),
    ground: RetentionHoldGround,
    reason: Reason,
    ownerId: z.int(),
    endsOn: Day,
  }),
  output: z.strictObject({ id: z.int() }),
} as const satisfies Endpoint;

export const liftRetentionHoldEndpoint = {
  method: 'POST',
  path: '/api/privacy/holds/{holdId}/lift',
  door: 'staff',
  summary: 'Ends a hold before its day, with a reason.',
  params: z.strictObject({ holdId: NumericIdInPath }),
  body: z.strictObject({ reason: Reason }),
  output: z.strictObject({}),
} as const satisfies Endpoint;
