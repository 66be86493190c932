import {
  type CareersPageDraft,
  type CareersPageContent,
  findOwnCareersPageDraftEndpoint,
  publishOrHideCareersPageEndpoint,
  updateCareersPageEndpoint,
} from '@evenhand/contract/careers-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { createDebouncer } from '../../ui/debounce.ts';

const SAVED_AFTER_MS = 600;

export type CareersPageChanges = Partial<CareersPageContent>;
type Part = keyof CareersPageContent;
/** Why parts were not saved, by their field. */
type Problems = Record<string, string>;
type State = 'saved' | 'changed' | 'saving' | 'refused' | 'failed';

/** What somebody writes for the careers page; saved by itself a moment after they stop, every part as a whole. */
export function useCareersPageDraft(saved: CareersPageDraft) {
  const client = useQueryClient();
  const [mine, setMine] = useState<CareersPageChanges>({});
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<State>('saved');
  const [message, setMessage] = useState<string>();
  // What the next call is made of, which is not drawn.
  const latest = useRef({ mine, saved, isSaving: false, refused: {} as CareersPageChanges });
  const [waiting] = useState(() => createDebouncer(SAVED_AFTER_MS));

  useEffect(() => () => waiting.cancel(), [waiting]);
  // It may have been read again meanwhile.
  useEffect(() => {
    latest.current.saved = saved;
  }, [saved]);

  function take(data: CareersPageDraft) {
    latest.current.saved = data;
    client.setQueryData(
      [findOwnCareersPageDraftEndpoint.method, findOwnCareersPageDraftEndpoint.path, {}],
      {
        customOrgData: data,
      },
    );
  }

  /** Whether everything is saved now. */
  async function save(): Promise<boolean> {
    waiting.cancel();
    const { current } = latest;
    if (current.isSaving) return false;
    const sent = without(current.mine, current.refused);
    if (Object.keys(sent).length === 0) return Object.keys(current.mine).length === 0;
    current.isSaving = true;
    setState('saving');
    try {
      const { version } = current.saved;
      take((await callEndpoint(updateCareersPageEndpoint, { body: { ...sent, version } })).data);
      const left = without(current.mine, sent);
      current.mine = left;
      setMine(left);
      setMessage(undefined);
      setProblems((before) => keepOf(before, left));
      setState(Object.keys(left).length === 0 ? 'saved' : 'changed');
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      const { fields = {} } = error.problem;
      // What was refused before, and stands as it was, is wrong still.
      const unmended = keptOf(current.mine, current.refused);
      setProblems((before) => ({ ...keepOf(before, unmended), ...fields }));
      setMessage(error.message);
      const wrong = new Set(Object.keys(fields).map((field) => field.split('.')[0]));
      const refused = Object.entries(sent).filter(([part]) => wrong.has(part));
      current.refused = { ...current.refused, ...Object.fromEntries(refused) };
      setState(refused.length > 0 ? 'refused' : 'failed');
      current.isSaving = false;
      // The other parts are not held up by one that is wrong.
      return refused.length > 0 && refused.length < Object.keys(sent).length ? save() : false;
    }
    current.isSaving = false;
    if (Object.keys(without(current.mine, current.refused)).length > 0) return save();
    return Object.keys(current.mine).length === 0;
  }

  function change(changes: CareersPageChanges) {
    const next = { ...latest.current.mine, ...changes };
    latest.current.mine = next;
    setMine(next);
    setState('changed');
    waiting.later(() => void save());
  }

  async function publish(isPublished: boolean): Promise<boolean> {
    if (isPublished && !(await save())) return false;
    try {
      take((await callEndpoint(publishOrHideCareersPageEndpoint, { body: { isPublished } })).data);
      return true;
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      setMessage(error.message);
      return false;
    }
  }

  return { values: { ...saved, ...mine }, problems, message, state, change, save, publish };
}

/** The changes but those that stand in others with the very same value. */
function without(changes: CareersPageChanges, others: CareersPageChanges): CareersPageChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([part, value]) => others[part as Part] !== value),
  );
}

/** The changes that stand in others with the very same value. */
function keptOf(changes: CareersPageChanges, others: CareersPageChanges): CareersPageChanges {
  return without(changes, without(changes, others));
}

function keepOf(problems: Problems, left: CareersPageChanges): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => (field.split('.')[0] ?? '') in left),
  );
}
