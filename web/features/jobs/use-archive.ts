import {
  archiveOpenJob,
  changeJob,
  countJobs,
  type JobCard,
  listJobs,
} from '@evenhand/contract/jobs.ts';
import type { CallFailed } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { expecting, useCommand } from '../../use-call.ts';

const refreshes = [listJobs, countJobs];

/** Archives and unarchives: the role leaves the list at once, and comes back if the server refuses. */
export function useArchive() {
  const change = useCommand(changeJob, {
    refreshes,
    expects: expecting(listJobs, (list, { params }) => without(list, Number(params.id))),
  });
  const closeAndArchive = useCommand(archiveOpenJob, {
    refreshes,
    expects: expecting(listJobs, (list, { params }) => without(list, Number(params.id))),
  });

  function set({ id, title }: JobCard, archived: boolean, undo?: () => void) {
    change.mutate(
      { params: { id }, body: { archived } },
      {
        onSuccess: () =>
          showToast({
            text: `${title} ${archived ? 'archived' : 'unarchived'}.`,
            ...(undo && { undo }),
          }),
        onError: (error) => tell(error, title),
      },
    );
  }

  return {
    toggle: (job: JobCard) => set(job, !job.archived, () => set(job, job.archived)),
    close: (job: JobCard) =>
      closeAndArchive.mutate(
        { params: { id: job.id } },
        {
          onSuccess: () => showToast({ text: `${job.title} closed and archived.` }),
          onError: (error) => tell(error, job.title),
        },
      ),
  };
}

function tell(error: CallFailed, title: string) {
  showToast({ text: `${title} was not changed. ${error.message}` });
}

function without<List extends { jobs: JobCard[]; total: number }>(list: List, id: number): List {
  const jobs = list.jobs.filter((job) => job.id !== id);
  return { ...list, jobs, total: list.total - (list.jobs.length - jobs.length) };
}
