import {
  archiveOpenJobEndpoint,
  archiveJobOrSetHireStatusEndpoint,
  listJobsEndpoint,
  undoArchiveOpenJobEndpoint,
} from '@evenhand/contract/jobs.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import {
  runUndoableJobCommand,
  type UndoableJobCommand,
} from '../../parts/jobs/run-undoable-job-command-and-refresh-jobs.tsx';
import { makeOptimisticChange } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

const setArchived =
  (archived: boolean): UndoableJobCommand['ask'] =>
  (params) =>
    callEndpoint(archiveJobOrSetHireStatusEndpoint, { params, body: { archived } });

const closing: UndoableJobCommand = {
  ask: (params) => callEndpoint(archiveOpenJobEndpoint, { params }),
  undo: (params) => callEndpoint(undoArchiveOpenJobEndpoint, { params }),
  done: 'closed and archived.',
  undone: 'is open again, as it was.',
};
const archiving: UndoableJobCommand = {
  ask: setArchived(true),
  undo: setArchived(false),
  done: 'archived.',
  undone: 'is back.',
};
const bringingBack: UndoableJobCommand = {
  ask: setArchived(false),
  undo: setArchived(true),
  done: 'unarchived.',
  undone: 'is archived again.',
};

/**
 * Archives and unarchives: the role leaves the list at once, and comes back if the server refuses. What was done can be
 * undone for ten seconds, from whichever page somebody has gone to meanwhile.
 */
export function useArchiveUnarchiveOrCloseJob() {
  const client = useQueryClient();
  return {
    toggle: (job: JobSummary) => void act(client, job, job.isArchived ? bringingBack : archiving),
    close: (job: JobSummary) => void act(client, job, closing),
  };
}

const leaving = makeOptimisticChange<typeof listJobsEndpoint, typeof archiveOpenJobEndpoint>(
  listJobsEndpoint,
  (list, { params }) => {
    const jobs = list.jobs.filter(({ id }) => id !== Number(params.id));
    return { ...list, jobs, total: list.total - (list.jobs.length - jobs.length) };
  },
);

async function act(client: QueryClient, job: JobSummary, deed: UndoableJobCommand) {
  const takeBack = await leaving.show(client, { params: { id: job.id } });
  await runUndoableJobCommand(client, job, { deed, takeBack });
}
