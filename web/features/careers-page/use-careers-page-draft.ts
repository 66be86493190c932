import {
  type CareersPageDraft,
  findOwnCareersPageDraftEndpoint,
  publishOrHideCareersPageEndpoint,
  updateCareersPageEndpoint,
} from '@evenhand/contract/careers-page.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { type CareersPageAutosave, startCareersPageAutosave } from './careers-page-autosave.ts';

/** Unsaved text outlives its page; it belongs to one person. */
const autosaves = new Map<number, CareersPageAutosave>();

/** What somebody writes for the careers page; saved by itself a moment after they stop. */
export function useCareersPageDraft(userId: number, loaded: CareersPageDraft) {
  const client = useQueryClient();
  const autosave = autosaves.get(userId) ?? start(client, loaded);
  autosaves.set(userId, autosave);
  const state = useSyncExternalStore(autosave.listen, autosave.read);

  useEffect(() => autosave.adopt(loaded), [autosave, loaded]);

  useEffect(() => {
    const tryAgain = () => void autosave.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.read().step !== 'saved') event.preventDefault();
    };
    addEventListener('online', tryAgain);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('online', tryAgain);
      removeEventListener('beforeunload', warn);
    };
  }, [autosave]);

  async function publish(isPublished: boolean): Promise<boolean> {
    if (isPublished && !(await autosave.flush())) {
      autosave.say('It was not published: something that stands here is not saved yet.');
      return false;
    }
    try {
      const { data } = await callEndpoint(publishOrHideCareersPageEndpoint, {
        body: { isPublished },
      });
      autosave.adopt(data);
      keep(client, data);
      return true;
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      autosave.say(error.message);
      return false;
    }
  }

  const { change, choose } = autosave;
  return { ...state, values: { ...state.saved, ...state.mine }, change, choose, publish };
}

function start(client: QueryClient, loaded: CareersPageDraft): CareersPageAutosave {
  return startCareersPageAutosave(loaded, {
    save: async (changes, version) =>
      (await callEndpoint(updateCareersPageEndpoint, { body: { ...changes, version } })).data,
    find: async () => (await callEndpoint(findOwnCareersPageDraftEndpoint, {})).customOrgData,
    onSaved: (draft) => keep(client, draft),
  });
}

function keep(client: QueryClient, draft: CareersPageDraft): void {
  const { method, path } = findOwnCareersPageDraftEndpoint;
  client.setQueryData([method, path, {}], { customOrgData: draft });
}
