import {
  findJobDraftEndpoint,
  type JobDraft,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type JobDraftAutosave, startJobDraftAutosave } from './job-draft-autosave.ts';

/** Unsaved text outlives its page, and even the session; it belongs to one person and one role. */
const autosaves = new Map<string, JobDraftAutosave>();

/** The state of a role while it is edited, and what can be done with it. */
export function useJobDraft(userId: number, loaded: JobDraft) {
  const client = useQueryClient();
  const name = `${userId} ${loaded.id}`;
  const autosave = autosaves.get(name) ?? startJobDraftAutosave(loaded);
  autosaves.set(name, autosave);
  const state = useSyncExternalStore(autosave.listen, autosave.read);

  useEffect(() => autosave.adopt(loaded), [autosave, loaded]);

  useEffect(() => autosave.attend(outlookOf(client)), [autosave, client]);

  useEffect(() => {
    const tryAgain = () => void autosave.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.read().saved !== 'yes') event.preventDefault();
    };
    addEventListener('online', tryAgain);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('online', tryAgain);
      removeEventListener('beforeunload', warn);
    };
  }, [autosave]);

  return { state, autosave };
}

function outlookOf(client: QueryClient) {
  return {
    onSaved(draft: JobDraft) {
      client.setQueryData(
        [findJobDraftEndpoint.method, findJobDraftEndpoint.path, { params: { jobId: draft.id } }],
        draft,
      );
      for (const { method, path } of [listJobsEndpoint, countJobsEndpoint]) {
        void client.invalidateQueries({ queryKey: [method, path], refetchType: 'none' });
      }
    },
    onLoggedOut() {
      void client.invalidateQueries({
        queryKey: [findCurrentUserEndpoint.method, findCurrentUserEndpoint.path],
      });
    },
  };
}
