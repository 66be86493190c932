import {
  archiveOpenJob,
  archiveJobOrSetHireStatus,
  type JobSummary,
  listJobs,
  undoArchiveOpen,
} from '@evenhand/contract/jobs.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../net/api.ts';
import { runJobCommand, type JobCommand } from '../../parts/jobs/job-command.tsx';
import { expecting } from '../../net/use-call.ts';

const setArchived =
  (archived: boolean): JobCommand['ask'] =>
  (params) =>
    call(archiveJobOrSetHireStatus, { params, body: { archived } });

const closing: JobCommand = {
  ask: (params) => call(archiveOpenJob, { params }),
  undo: (params) => call(undoArchiveOpen, { params }),
  done: 'closed and archived.',
  undone: 'is open again, as it was.',
};
const archiving: JobCommand = {
  ask: setArchived(true),
  undo: setArchived(false),
  done: 'archived.',
  undone: 'is back.',
};
const bringingBack: JobCommand = {
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
    toggle: (job: JobSummary) => void act(client, job, job.archived ? bringingBack : archiving),
    close: (job: JobSummary) => void act(client, job, closing),
  };
}

const leaving = expecting<typeof listJobs, typeof archiveOpenJob>(listJobs, (list, { params }) => {
  const jobs = list.jobs.filter(({ id }) => id !== Number(params.id));
  return { ...list, jobs, total: list.total - (list.jobs.length - jobs.length) };
});

async function act(client: QueryClient, job: JobSummary, deed: JobCommand) {
  const takeBack = await leaving.show(client, { params: { id: job.id } });
  await runJobCommand(client, job, { deed, takeBack });
}
