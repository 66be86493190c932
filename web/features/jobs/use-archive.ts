import {
  archiveOpenJob,
  changeJob,
  countJobs,
  type JobCard,
  listJobs,
  UNDO_ARCHIVE_MS,
  undoArchiveOpen,
} from '@evenhand/contract/jobs.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../api.ts';
import { cut } from '../../ui/cut.ts';
import { dropToast, showToast } from '../../ui/toast.ts';
import { expecting, refresh } from '../../use-call.ts';
import { isUnanswered, untilAnswered } from './until-answered.ts';

const TITLE_SHOWN = 60;
const TOLD_MS = 10_000;

type Change = (params: { id: number }) => Promise<JobCard>;
type Deed = { ask: Change; undo: Change; done: string; undone: string };

const setArchived =
  (archived: boolean): Change =>
  (params) =>
    call(changeJob, { params, body: { archived } });

const closing: Deed = {
  ask: (params) => call(archiveOpenJob, { params }),
  undo: (params) => call(undoArchiveOpen, { params }),
  done: 'closed and archived.',
  undone: 'is open again, as it was.',
};
const archiving: Deed = {
  ask: setArchived(true),
  undo: setArchived(false),
  done: 'archived.',
  undone: 'is back.',
};
const bringingBack: Deed = {
  ask: setArchived(false),
  undo: setArchived(true),
  done: 'unarchived.',
  undone: 'is archived again.',
};

/**
 * Archives and unarchives: the role leaves the list at once, and comes back if the server refuses. What was done can be
 * undone for ten seconds, from whichever page somebody has gone to meanwhile.
 */
export function useArchive() {
  const client = useQueryClient();
  return {
    toggle: (job: JobCard) => void act(client, job, job.archived ? bringingBack : archiving),
    close: (job: JobCard) => void act(client, job, closing),
  };
}

const leaving = expecting<typeof listJobs, typeof archiveOpenJob>(listJobs, (list, { params }) => {
  const jobs = list.jobs.filter(({ id }) => id !== Number(params.id));
  return { ...list, jobs, total: list.total - (list.jobs.length - jobs.length) };
});

async function act(client: QueryClient, job: JobCard, deed: Deed) {
  const params = { id: job.id };
  const takeBack = await leaving.show(client, { params });
  try {
    await deed.ask(params);
    showToast({
      text: `${nameOf(job)} ${deed.done}`,
      undo: () => void putBack(client, job, deed),
      shownMs: UNDO_ARCHIVE_MS,
      endsInTime: true,
    });
  } catch (error) {
    takeBack();
    const isKnown = !isUnanswered(error);
    showToast({
      text: isKnown
        ? `${nameOf(job)} was not changed. ${wordsOf(error)}`
        : `The server did not answer, so it is not known whether ${nameOf(job)} was ${deed.done}`,
      shownMs: TOLD_MS,
    });
  }
  await refresh(client, [listJobs, countJobs]);
}

/** The choice to undo is kept while the server is away: what is told in the end is how the role stands. */
async function putBack(client: QueryClient, job: JobCard, { undo, undone }: Deed) {
  let waiting: number | undefined;
  const tellOfWaiting = () => {
    waiting = showToast({
      text: `The server does not answer. Still trying to undo this for ${nameOf(job)}.`,
      shownMs: Number.MAX_SAFE_INTEGER,
    });
  };
  const text = await untilAnswered(() => undo({ id: job.id }), tellOfWaiting).then(
    () => `${nameOf(job)} ${undone}`,
    (error: unknown) =>
      isUnanswered(error)
        ? `The server did not answer, so it is not known whether this was undone for ${nameOf(job)}. Reload to see how it stands.`
        : `This was not undone for ${nameOf(job)}. ${wordsOf(error)}`,
  );
  if (waiting !== undefined) dropToast(waiting);
  showToast({ text, shownMs: TOLD_MS });
  await refresh(client, [listJobs, countJobs]);
}

/** Titles may be long, and may be written from right to left: between these marks they keep to themselves. */
function nameOf({ title }: JobCard): string {
  return `\u2068${cut(title, TITLE_SHOWN)}\u2069`;
}

function wordsOf(error: unknown): string {
  return error instanceof CallFailed ? error.problem.message : 'Something went wrong here.';
}
