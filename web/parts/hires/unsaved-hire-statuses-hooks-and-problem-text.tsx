import {
  archiveJobOrSetHireStatusEndpoint,
  findJobsAwaitingHireStatusEndpoint,
  listJobsEndpoint,
} from '@evenhand/contract/jobs.ts';
import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import type { findJobPipelineEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  callEndpointKeepalive,
  ensureCsrfToken,
} from '../../net/call-endpoint-and-download-or-upload-file.ts';
import type { UnsavedJobHireStatus } from './reduce-unsaved-job-hire-statuses.ts';
import { createJobHireStatusAutosave } from './job-hire-status-autosave.ts';
import { rememberHireStatusThanksAreDue } from './remember-and-forget-hire-status-thanks-due.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** By name: the rest of that call is for its own page. */
const TASKS = ['GET', '/user-dashboard/task-data'] satisfies [
  (typeof findOwnToDosEndpoint)['method'],
  (typeof findOwnToDosEndpoint)['path'],
];

const MANAGED = ['GET', '/api/manage/{jobId}'] satisfies [
  (typeof findJobPipelineEndpoint)['method'],
  (typeof findJobPipelineEndpoint)['path'],
];

export const HIRE_STATUS_PROBLEM_TEXT = 'A problem occurred, please refresh the page';

/** Whose lists are asked for anew; there is one for the whole app. */
let client: QueryClient | undefined;

const saving = createJobHireStatusAutosave({
  save: ({ jobId, status, at }: UnsavedJobHireStatus) =>
    callEndpointKeepalive(archiveJobOrSetHireStatusEndpoint, {
      params: { id: jobId },
      body: { status, statusWaitingAt: status === 'waiting' ? new Date(at).toISOString() : null },
    }),
  onSaved: () => {
    rememberHireStatusThanksAreDue();
    if (!client) return;
    void refreshEndpoints(client, [findJobsAwaitingHireStatusEndpoint, listJobsEndpoint]);
    for (const queryKey of [TASKS, MANAGED]) void client.invalidateQueries({ queryKey });
  },
  onFailedUnseen: ({ title }) => showToast({ text: `${title}: ${HIRE_STATUS_PROBLEM_TEXT}` }),
});

addEventListener('pagehide', saving.leave);

/** The role stands on the screen, and with it what becomes of its answer. */
export function useRegisterJobHireStatusOnScreen(jobId: number) {
  useEffect(() => saving.see(jobId), [jobId]);
}

function attend(to: QueryClient) {
  client = to;
}

/** What was said of roles and is not yet saved, the same on every page. */
export function useUnsavedJobHireStatuses() {
  const own = useQueryClient();
  useEffect(() => attend(own), [own]);
  const { choices, answered } = useSyncExternalStore(saving.listen, saving.read);

  function choose(role: { id: number; title: string }, status: HireStatus) {
    void ensureCsrfToken();
    saving.choose(role, status);
  }

  return { choices, answered, choose, undo: saving.undo, retry: saving.retry };
}
