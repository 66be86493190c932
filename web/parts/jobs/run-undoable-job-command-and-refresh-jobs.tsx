import type { findJobDraftEndpoint } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  countJobsEndpoint,
  listJobsEndpoint,
  ARCHIVED_JOB_UNDO_MS,
} from '@evenhand/contract/jobs.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { findJobPipelineEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { QueryClient } from '@tanstack/react-query';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { truncateText } from '../../ui/truncate-text.ts';
import { removeToast, showToast } from '../../ui/toast-store.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  isCallUnanswered,
  retryCallUntilAnswered,
} from '../../net/retry-unanswered-calls-and-queries.ts';

const TITLE_SHOWN = 60;
const MESSAGE_MS = 10_000;

/** By name: the rest of these calls is for their own pages. */
const MANAGED = ['GET', '/api/manage/{jobId}'] satisfies [
  (typeof findJobPipelineEndpoint)['method'],
  (typeof findJobPipelineEndpoint)['path'],
];
const DRAFT = ['GET', '/api/builder/{jobId}'] satisfies [
  (typeof findJobDraftEndpoint)['method'],
  (typeof findJobDraftEndpoint)['path'],
];

export type JobIdAndTitle = Pick<JobSummary, 'id' | 'title'>;
type Change = (params: { id: number }) => Promise<JobSummary>;

/** Something done to a whole role that can be undone for a moment, in words that follow its title. */
export type UndoableJobCommand = { ask: Change; undo: Change; done: string; undone: string };

/** Does it, and offers to undo it; `takeBack` is called when nothing came of it. */
export async function runUndoableJobCommand(
  client: QueryClient,
  job: JobIdAndTitle,
  { deed, takeBack }: { deed: UndoableJobCommand; takeBack?: () => void },
) {
  try {
    await deed.ask({ id: job.id });
    showToast({
      text: `${truncateAndIsolateJobTitle(job)} ${deed.done}`,
      undo: () => void putBack(client, job, deed),
      shownMs: ARCHIVED_JOB_UNDO_MS,
      endsInTime: true,
    });
  } catch (error) {
    takeBack?.();
    const isKnown = !isCallUnanswered(error);
    showToast({
      text: isKnown
        ? `${truncateAndIsolateJobTitle(job)} was not changed. ${wordsOf(error)}`
        : `The server did not answer, so it is not known whether ${truncateAndIsolateJobTitle(job)} was ${deed.done}`,
      shownMs: MESSAGE_MS,
    });
  }
  await refreshJobQueries(client);
}

/** Wherever a role shows how it stands. */
export async function refreshJobQueries(client: QueryClient): Promise<void> {
  for (const queryKey of [MANAGED, DRAFT]) void client.invalidateQueries({ queryKey });
  await refreshEndpoints(client, [listJobsEndpoint, countJobsEndpoint]);
}

/** The choice to undo is kept while the server is away: what is told in the end is how the role stands. */
async function putBack(
  client: QueryClient,
  job: JobIdAndTitle,
  { undo, undone }: UndoableJobCommand,
) {
  let waiting: number | undefined;
  const tellOfWaiting = () => {
    waiting = showToast({
      text: `The server does not answer. Still trying to undo this for ${truncateAndIsolateJobTitle(job)}.`,
      shownMs: Number.MAX_SAFE_INTEGER,
    });
  };
  const text = await retryCallUntilAnswered(() => undo({ id: job.id }), tellOfWaiting).then(
    () => `${truncateAndIsolateJobTitle(job)} ${undone}`,
    (error: unknown) =>
      isCallUnanswered(error)
        ? `The server did not answer, so it is not known whether this was undone for ${truncateAndIsolateJobTitle(job)}. Reload to see how it stands.`
        : `This was not undone for ${truncateAndIsolateJobTitle(job)}. ${wordsOf(error)}`,
  );
  if (waiting !== undefined) removeToast(waiting);
  showToast({ text, shownMs: MESSAGE_MS });
  await refreshJobQueries(client);
}

/** Titles may be long, and may be written from right to left: between these marks they keep to themselves. */
export function truncateAndIsolateJobTitle({ title }: JobIdAndTitle): string {
  return `\u2068${truncateText(title, TITLE_SHOWN)}\u2069`;
}

function wordsOf(error: unknown): string {
  return error instanceof EndpointCallFailedError
    ? error.problem.message
    : 'Something went wrong here.';
}
