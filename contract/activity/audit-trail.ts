import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { ListSearchQuery } from '../text-email-id-and-list-search-schemas.ts';

const Day = z.iso.date();
const day = z._default(z.catch(z.union([z.literal(''), Day]), ''), '');
const id = z._default(
  z.catch(
    z.union([z.literal(''), z.coerce.number<number | string>().check(z.int(), z.positive())]),
    '',
  ),
  '',
);

/** What is asked of the trail; the same schema reads the URL and the call. Unknown values mean no filter. */
export const AuditTrailQuery = z.strictObject({
  /** Days of the organisation's own zone, both included. */
  from: day,
  until: day,
  kind: z._default(z.catch(z.string().check(z.maxLength(60)), ''), ''),
  /** `support`: only what was done while support looked through somebody's eyes. */
  by: z._default(z.catch(z.enum(['', 'support']), ''), ''),
  person: id,
  role: id,
  page: z._default(
    z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100)), 1),
    1,
  ),
});
export type AuditTrailQuery = z.infer<typeof AuditTrailQuery>;

export const AUDIT_TRAIL_PAGE_SIZE = 50;
/** Further back one looks by narrowing the days. */
export const AUDIT_TRAIL_PAGES_MAX = 100;

const AuditTrailEntry = z.strictObject({
  id: z.int(),
  at: Instant,
  who: z.string(),
  /** In words, after the name: 'archived the role Baker'. */
  what: z.string(),
  kind: z.string(),
  /** Who really did it, and why they were let in, where support looked through this person's eyes. */
  support: z.nullable(z.strictObject({ operator: z.string(), reason: z.string() })),
});
export type AuditTrailEntry = z.infer<typeof AuditTrailEntry>;

export const listAuditTrailEndpoint = {
  method: 'GET',
  path: '/api/audit',
  door: 'staff',
  summary: 'Who did what when in this organisation, the newest first.',
  query: AuditTrailQuery,
  output: z.strictObject({
    entries: z.array(AuditTrailEntry),
    total: z.int(),
    /** There are more than can be paged through. */
    more: z.boolean(),
    pages: z.int(),
  }),
} as const satisfies Endpoint;

const Chosen = z.coerce.number<number | string>().check(z.int(), z.minimum(1));

export const findAuditTrailFilterChoicesEndpoint = {
  method: 'GET',
  path: '/api/audit/choices',
  door: 'staff',
  summary:
    'What the trail can be narrowed to: people, roles and kinds of entry. Of people and roles 200 each, the newest; others are found by their name.',
  query: z.extend(ListSearchQuery, {
    /** Chosen already, and so part of the answer. */
    person: z.optional(Chosen),
    role: z.optional(Chosen),
  }),
  output: z.strictObject({
    people: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    roles: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    kinds: z.array(z.strictObject({ kind: z.string(), title: z.string() })),
  }),
} as const satisfies Endpoint;

export const verifyAuditTrailEndpoint = {
  method: 'POST',
  path: '/api/audit/verify',
  openToSupport: 'It computes, and changes nothing.',
  door: 'staff',
  summary:
    'Recomputes every digest and every link of the organisation’s chain, and names what does not fit.',
  output: z.strictObject({
    entries: z.int(),
    seals: z.int(),
    /** Written in the last seconds and not sealed yet. */
    waiting: z.int(),
    problems: z.array(z.strictObject({ entryId: z.nullable(z.int()), text: z.string() })),
  }),
} as const satisfies Endpoint;

export const exportAuditTrailEndpoint = {
  method: 'POST',
  path: '/api/audit/export',
  door: 'staff',
  requiresRecentLogin: true,
  summary: 'The trail as a CSV file for a spreadsheet, the newest first.',
  body: AuditTrailQuery,
  responseType: 'text/csv',
  notReplayable: true,
} as const satisfies Endpoint;
