import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  ListSearchQuery,
} from '../text-email-id-and-list-search-schemas.ts';

/** As links carry it: what a source is called after it was put into one form. */
const SourceName = z.string().check(z.minLength(1), z.maxLength(60));
const HttpAddress = z
  .url({ protocol: /^https?$/, error: 'Write an address that begins with https.' })
  .check(z.maxLength(500, 'Use at most 500 characters.'));

/** A place to advertise on: a kind of board that comes with the server, or one that the organisation added. */
export const JobBoard = z.strictObject({
  /** Stands in the address of its page. */
  slug: z.string(),
  /** Of an own one. */
  id: z.nullable(z.int()),
  name: z.string(),
  audience: z.nullable(z.string()),
  cost: z.nullable(z.string()),
  /** How many people it reaches, and what to know before advertising there. */
  reach: z.nullable(z.string()),
  advice: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** What its tagged links carry as `utm_source`. */
  source: z.string(),
});
export type JobBoard = z.infer<typeof JobBoard>;

export const listJobBoardsEndpoint = {
  method: 'GET',
  path: '/api/job-boards',
  door: 'staff',
  summary:
    "Where roles can be advertised: the organisation's own boards by name, then the kinds that come with Evenhand. With the newest 200 open roles whose links this member may make.",
  output: z.strictObject({
    boards: z.array(JobBoard),
    roles: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    may: z.strictObject({ change: z.boolean() }),
  }),
} as const satisfies Endpoint;

const written = {
  name: singleLineTextSchema(100),
  address: z.nullable(HttpAddress),
  audience: z.nullable(singleLineTextSchema(300)),
  cost: z.nullable(singleLineTextSchema(100)),
};
const params = z.strictObject({ boardId: NumericIdInPath });

export const addJobBoardEndpoint = {
  method: 'POST',
  path: '/api/job-boards',
  door: 'staff',
  summary:
    'Adds a board of the organisation. Its links are tagged with a name made of its own, which never changes.',
  body: z.strictObject(written),
  output: JobBoard,
  status: 201,
} as const satisfies Endpoint;

export const changeJobBoardEndpoint = {
  method: 'PUT',
  path: '/api/job-boards/{boardId}',
  door: 'staff',
  summary: "Changes one of the organisation's own boards; its tag stays.",
  params,
  body: z.strictObject(written),
  output: JobBoard,
} as const satisfies Endpoint;

export const deleteJobBoardEndpoint = {
  method: 'DELETE',
  path: '/api/job-boards/{boardId}',
  door: 'staff',
  summary:
    "Takes one of the organisation's own boards off the list. Links that were handed out work on.",
  params,
} as const satisfies Endpoint;

/** A smaller group of candidates is not counted here. */
export const CANDIDATES_TO_COUNT_SOURCE_MIN = 5;

export const listCandidateSourcesEndpoint = {
  method: 'GET',
  path: '/api/sources',
  door: 'staff',
  summary:
    "Where the organisation's candidates came from, as far as the names behind them allow: the 200 with most, or those of a name. Null candidates: fewer than five.",
  query: ListSearchQuery,
  output: z.array(
    z.strictObject({
      /** As links carry it. */
      name: z.string(),
      /** As it is shown. */
      title: z.string(),
      candidates: z.nullable(z.int()),
      /** The source that reports count it under. */
      mergedInto: z.nullable(z.string()),
    }),
  ),
} as const satisfies Endpoint;

export const mergeCandidateSourcesEndpoint = {
  method: 'POST',
  path: '/api/sources/merge',
  door: 'staff',
  summary:
    'Counts one source under another wherever sources are read. What stands on the applications stays as it is.',
  body: z.strictObject({ source: SourceName, into: SourceName }),
} as const satisfies Endpoint;

export const unmergeCandidateSourceEndpoint = {
  method: 'POST',
  path: '/api/sources/part',
  door: 'staff',
  summary: 'Counts a source under its own name again.',
  body: z.strictObject({ source: SourceName }),
} as const satisfies Endpoint;
