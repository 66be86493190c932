import type { findJobDraft } from '@evenhand/contract/builder.ts';
import { countJobs, type JobSummary, listJobs, UNDO_ARCHIVE_MS } from '@evenhand/contract/jobs.ts';
import type { findJobPipeline } from '@evenhand/contract/pipeline.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../net/api.ts';
import { cut } from '../../ui/cut.ts';
import { dropToast, showToast } from '../../ui/toast.ts';
import { refresh } from '../../net/use-call.ts';
import { isUnanswered, retryUntilAnswered } from '../../net/retry-until-answered.ts';

const TITLE_SHOWN = 60;
const MESSAGE_MS = 10_000;

/** By name: the rest of these calls is for their own pages. */
const MANAGED = ['GET', '/api/manage/{jobId}'] satisfies [
  (typeof findJobPipeline)['method'],
  (typeof findJobPipeline)['path'],
];
const DRAFT = ['GET', '/api/builder/{jobId}'] satisfies [
  (typeof findJobDraft)['method'],
  (typeof findJobDraft)['path'],
];

export type NamedJob = Pick<JobSummary, 'id' | 'title'>;
type Change = (params: { id: number }) => Promise<JobSummary>;

/** Something done to a whole role that can be undone for a moment, in words that follow its title. */
export type JobCommand = { ask: Change; undo: Change; done: string; undone: string };

/** Does it, and offers to undo it; `takeBack` is called when nothing came of it. */
export async function runJobCommand(
  client: QueryClient,
  job: NamedJob,
  { deed, takeBack }: { deed: JobCommand; takeBack?: () => void },
) {
  try {
    await deed.ask({ id: job.id });
    showToast({
      text: `${quotedTitle(job)} ${deed.done}`,
      undo: () => void putBack(client, job, deed),
      shownMs: UNDO_ARCHIVE_MS,
      endsInTime: true,
    });
  } catch (error) {
    takeBack?.();
    const isKnown = !isUnanswered(error);
    showToast({
      text: isKnown
        ? `${quotedTitle(job)} was not changed. ${wordsOf(error)}`
        : `The server did not answer, so it is not known whether ${quotedTitle(job)} was ${deed.done}`,
      shownMs: MESSAGE_MS,
    });
  }
  await refreshJob(client);
}

/** Wherever a role shows how it stands. */
export async function refreshJob(client: QueryClient): Promise<void> {
  for (const queryKey of [MANAGED, DRAFT]) void client.invalidateQueries({ queryKey });
  await refresh(client, [listJobs, countJobs]);
}

/** The choice to undo is kept while the server is away: what is told in the end is how the role stands. */
async function putBack(client: QueryClient, job: NamedJob, { undo, undone }: JobCommand) {
  let waiting: number | undefined;
  const tellOfWaiting = () => {
    waiting = showToast({
      text: `The server does not answer. Still trying to undo this for ${quotedTitle(job)}.`,
      shownMs: Number.MAX_SAFE_INTEGER,
    });
  };
  const text = await retryUntilAnswered(() => undo({ id: job.id }), tellOfWaiting).then(
    () => `${quotedTitle(job)} ${undone}`,
    (error: unknown) =>
      isUnanswered(error)
        ? `The server did not answer, so it is not known whether this was undone for ${quotedTitle(job)}. Reload to see how it stands.`
        : `This was not undone for ${quotedTitle(job)}. ${wordsOf(error)}`,
  );
  if (waiting !== undefined) dropToast(waiting);
  showToast({ text, shownMs: MESSAGE_MS });
  await refreshJob(client);
}

/** Titles may be long, and may be written from right to left: between these marks they keep to themselves. */
export function quotedTitle({ title }: NamedJob): string {
  return `\u2068${cut(title, TITLE_SHOWN)}\u2069`;
}

function wordsOf(error: unknown): string {
  return error instanceof CallFailed ? error.problem.message : 'Something went wrong here.';
}
