import * as z from 'zod/mini';
import { HireStatus } from './jobs/job-hire-statuses.ts';
import { JobSummaryWireCodec } from './jobs/legacy-job-summary-wire-codec.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import { OrganisationReportQuery } from './reporting/organisation-and-empty-report-query-schemas.ts';
import { NumericIdInPath, singleLineTextSchema } from './text-email-id-and-list-search-schemas.ts';

export const jobListSortOrders = [
  'dateDesc',
  'dateAsc',
  'nameAsc',
  'nameDesc',
  'closesDesc',
  'closesAsc',
] as const;
export const jobPhaseFilters = ['draft', 'open', 'closed', 'archived'] as const;
export const JOB_TITLE_CHARACTERS_MAX = 256;
/** For so long an archived role is offered to be put back; the server waits a little longer for the network. */
export const ARCHIVED_JOB_UNDO_MS = 10_000;

/** PostgreSQL stores no NUL. */
const plain = z.string().check(z.regex(/^[^\0]*$/));

const several = z.pipe(
  z.transform((value): unknown => (value === undefined ? [] : [value].flat())),
  z.catch(z.array(plain.check(z.maxLength(100))).check(z.maxLength(50)), []),
);

/** The state of the dashboard's list; the same schema reads the URL and the call. Unknown values mean the default. */
export const JobListQuery = z.strictObject({
  sort: z._default(z.catch(z.enum(jobListSortOrders), 'dateDesc'), 'dateDesc'),
  filter: z._default(z.catch(z.enum(['', ...jobPhaseFilters]), ''), ''),
  page: z._default(
    z.catch(
      z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      1,
    ),
    1,
  ),
  search: z._default(z.catch(plain.check(z.maxLength(256)), ''), ''),
  team: z.optional(several),
  grade: z.optional(several),
});
export type JobListQuery = z.infer<typeof JobListQuery>;

const Count = z.int();
export const listJobsEndpoint = {
  method: 'GET',
  path: '/job/list-es',
  door: 'staff',
  summary:
    'One page of ten roles with their pipeline: all of the organisation for admins, their own for others.',
  query: JobListQuery,
  compressible: true,
  output: z.strictObject({ jobs: z.array(JobSummaryWireCodec), total: Count, pages: Count }),
} as const satisfies Endpoint;

export const countJobsEndpoint = {
  method: 'GET',
  path: '/job-counts',
  door: 'staff',
  summary: 'How many roles stand in each phase.',
  output: z.strictObject({
    allActive: Count,
    draft: Count,
    open: Count,
    closed: Count,
    archived: Count,
  }),
} as const satisfies Endpoint;

export const listTeamsAndGradesForJobFiltersEndpoint = {
  method: 'GET',
  path: '/job/filters',
  door: 'staff',
  summary:
    'The teams and grades of the roles that a member sees; with dates, of those active in the period, and where the organisation has Global Reporting of all that its figures count.',
  query: z.strictObject({
    from: OrganisationReportQuery.from,
    until: OrganisationReportQuery.until,
  }),
  output: z.array(
    z.strictObject({
      id: z.enum(['team', 'grade']),
      title: z.string(),
      type: z.enum(['inclusive', 'exclusive']),
      items: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      emptyStateText: z.string(),
    }),
  ),
} as const satisfies Endpoint;

export const startJobDraftEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/new',
  door: 'staff',
  summary: 'Starts a role from scratch, as a draft.',
  body: z.strictObject({ title: singleLineTextSchema(JOB_TITLE_CHARACTERS_MAX) }),
  output: z.strictObject({ id: z.int() }),
  status: 201,
} as const satisfies Endpoint;

/** Since when a role waits is the server's time unless told, and never lies ahead. */
const HireStatusNoticeFields = z.strictObject({
  status: HireStatus,
  statusWaitingAt: z.optional(z.nullable(Instant)),
});

export const archiveJobOrSetHireStatusEndpoint = {
  method: 'PUT',
  path: '/api/rest/job/{id}',
  door: 'staff',
  summary:
    'Archives or unarchives a role that is not open, or says whether somebody was hired: one of the two.',
  params: z.strictObject({ id: NumericIdInPath }),
  body: z.union([z.strictObject({ archived: z.boolean() }), HireStatusNoticeFields], {
    error: 'Send either archived, or status with statusWaitingAt.',
  }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const archiveOpenJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{id}/archive-open',
  door: 'staff',
  summary: 'Closes an open role at once and archives it.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const undoArchiveOpenJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{id}/archive-open/undo',
  door: 'staff',
  summary:
    'Opens a role again that was closed and archived a moment ago, with the closing time it had.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const closeJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{id}/close',
  door: 'staff',
  summary: 'Closes an open role at once, and leaves it among the closed ones.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const undoCloseJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{id}/close/undo',
  door: 'staff',
  summary: 'Opens a role again that was closed a moment ago, with the closing time it had.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const reopenJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/{id}/reopen',
  door: 'staff',
  summary:
    'Opens a closed or archived role to candidates once more, until a time to come or until it is filled. Nobody is written to.',
  params: z.strictObject({ id: NumericIdInPath }),
  body: z.strictObject({ closesAt: z.nullable(Instant), openUntilFilled: z.boolean() }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const findJobCardEndpoint = {
  method: 'GET',
  path: '/api/rest/job/{id}',
  door: 'staff',
  summary: 'The card of one role.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: JobSummaryWireCodec,
} as const satisfies Endpoint;

export const findJobsAwaitingHireStatusEndpoint = {
  method: 'GET',
  path: '/hired-notifications',
  door: 'staff',
  summary:
    'The roles this member runs of which nobody has said yet whether anybody was hired, or said four weeks ago that it goes on while nobody was hired since: closed or all decided, the oldest first.',
  output: z.array(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      closedAt: z.nullable(Instant),
      /** Since when it waits, where that was said before. */
      waitingSince: z.nullable(Instant),
    }),
  ),
} as const satisfies Endpoint;
