import {
  archiveJobOrSetHireStatus,
  findJobsAwaitingHireStatus,
  type HireStatus,
  listJobs,
} from '@evenhand/contract/jobs.ts';
import type { findJobPipeline } from '@evenhand/contract/pipeline.ts';
import type { findToDos } from '@evenhand/contract/to-dos.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { callKeepalive, prepareToLeave } from '../../net/api.ts';
import type { HireChoice } from './hire-choices.ts';
import { startHireSaving } from './hire-saving.ts';
import { rememberThanks } from './hire-thanks.ts';
import { showToast } from '../../ui/toast.ts';
import { refresh } from '../../net/use-call.ts';

/** By name: the rest of that call is for its own page. */
const TASKS = ['GET', '/user-dashboard/task-data'] satisfies [
  (typeof findToDos)['method'],
  (typeof findToDos)['path'],
];

const MANAGED = ['GET', '/api/manage/{jobId}'] satisfies [
  (typeof findJobPipeline)['method'],
  (typeof findJobPipeline)['path'],
];

export const HIRE_PROBLEM = 'A problem occurred, please refresh the page';

/** Whose lists are asked for anew; there is one for the whole app. */
let client: QueryClient | undefined;

const saving = startHireSaving({
  save: ({ jobId, status, at }: HireChoice) =>
    callKeepalive(archiveJobOrSetHireStatus, {
      params: { id: jobId },
      body: { status, statusWaitingAt: status === 'waiting' ? new Date(at).toISOString() : null },
    }),
  onSaved: () => {
    rememberThanks();
    if (!client) return;
    void refresh(client, [findJobsAwaitingHireStatus, listJobs]);
    for (const queryKey of [TASKS, MANAGED]) void client.invalidateQueries({ queryKey });
  },
  onFailedUnseen: ({ title }) => showToast({ text: `${title}: ${HIRE_PROBLEM}` }),
});

addEventListener('pagehide', saving.leave);

/** The role stands on the screen, and with it what becomes of its answer. */
export function useHireChoiceVisible(jobId: number) {
  useEffect(() => saving.see(jobId), [jobId]);
}

function attend(to: QueryClient) {
  client = to;
}

/** What was said of roles and is not yet saved, the same on every page. */
export function useHireChoices() {
  const own = useQueryClient();
  useEffect(() => attend(own), [own]);
  const { choices, answered } = useSyncExternalStore(saving.listen, saving.read);

  function choose(role: { id: number; title: string }, status: HireStatus) {
    void prepareToLeave();
    saving.choose(role, status);
  }

  return { choices, answered, choose, undo: saving.undo, retry: saving.retry };
}
