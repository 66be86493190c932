import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** By which rule something was erased, in words. */
export const erasureRuleWords = {
  filled: 'Somebody was hired, and the period has run since',
  'closed-without': 'Nobody was hired, and the period has run since',
  archived: 'The role was archived, and the period has run since',
  silent:
    'The role was closed for six months and nobody said how it ended; the period has run since',
  asked: 'The person asked for it',
  restored: 'A backup from before had brought it back',
} as const;
export type ErasureRule = keyof typeof erasureRuleWords;
// Keys of an object literal come back as plain text; they are the very values of its type.
export const ErasureRule = z.enum(Object.keys(erasureRuleWords) as [ErasureRule, ...ErasureRule[]]);

/** What of one role goes in one month, or why it has no month. */
export const RetentionOutlookOfJobAndMonth = z.strictObject({
  jobId: z.int(),
  jobTitle: z.string(),
  kind: z.enum(['until', 'held', 'undecided']),
  /** Such as 2027-03; of what is held the month in which the hold ends. */
  month: z.nullable(z.string()),
  /** The first night: the day before is the last on which it is kept. */
  firstDay: z.nullable(z.string()),
  applications: z.int(),
  rule: z.nullable(ErasureRule),
  months: z.nullable(z.int()),
  /** Kept longer than the period, as they have agreed to hear of other roles until then. */
  isAgreed: z.boolean(),
});
export type RetentionOutlookOfJobAndMonth = z.infer<typeof RetentionOutlookOfJobAndMonth>;

export const findRetentionOutlookEndpoint = {
  method: 'GET',
  path: '/api/privacy/outlook',
  door: 'staff',
  summary:
    'What of candidates will be erased, by role and month, and what is held or waits for the outcome of its role.',
  output: z.strictObject({ outlook: z.array(RetentionOutlookOfJobAndMonth), today: z.string() }),
} as const satisfies Endpoint;

export const ErasureProof = z.strictObject({
  id: z.int(),
  /** The day in whose night it was. */
  night: z.string(),
  jobId: z.int(),
  jobTitle: z.string(),
  rule: ErasureRule,
  months: z.nullable(z.int()),
  applications: z.int(),
  /** How much of what. */
  counts: z.record(z.string(), z.int()),
  erasedAt: Instant,
});
export type ErasureProof = z.infer<typeof ErasureProof>;

export const listErasureProofsEndpoint = {
  method: 'GET',
  path: '/api/privacy/proofs',
  door: 'staff',
  summary:
    'What was erased, how much, when and by which rule: the newest two hundred, and nothing of whom.',
  output: z.strictObject({ proofs: z.array(ErasureProof) }),
} as const satisfies Endpoint;
