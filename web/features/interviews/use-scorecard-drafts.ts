import { useQueryClient } from '@tanstack/react-query';
import {
  findScorecardEndpoint,
  saveScorecardMarkEndpoint,
  saveScorecardNotesEndpoint,
  type ScorecardItem,
} from '@evenhand/contract/interviews/scorecards.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { createScorecardAutosave, isScorecardDraftUnsent } from './scorecard-autosave.ts';

export type ScorecardMarkDraft = { stars: number | null; notAsked: boolean; note: string };
/** The notes on the whole are the note of no question. */
const NOTES = 'notes';
const NO_MARK: ScorecardMarkDraft = { stars: null, notAsked: false, note: '' };

/** What is written on a card in this visit, saved as it is written; warns before something unsaved is left behind. */
export function useScorecardDrafts(interviewId: number) {
  const [autosave] = useState(() =>
    createScorecardAutosave<ScorecardMarkDraft>(async (part, { value, version }) => {
      const saved =
        part === NOTES
          ? await callEndpoint(saveScorecardNotesEndpoint, {
              params: { interviewId },
              body: { text: value.note, version },
            })
          : await callEndpoint(saveScorecardMarkEndpoint, {
              params: { interviewId, itemId: part },
              body: { ...value, version },
            });
      return saved.version;
    }),
  );
  const drafts = useSyncExternalStore(autosave.listen, autosave.current);
  const hasUnsent = [...drafts.values()].some(isScorecardDraftUnsent);
  const hasTrouble = [...drafts.values()].some(
    ({ state }) => state === 'refused' || state === 'newer',
  );

  const client = useQueryClient();
  // What was loaded before all this was saved is old: whoever comes back loads it anew.
  useEffect(
    () => () =>
      client.removeQueries({
        queryKey: [findScorecardEndpoint.method, findScorecardEndpoint.path],
        type: 'inactive',
      }),
    [client],
  );

  useEffect(() => {
    window.addEventListener('online', autosave.tryNow);
    return () => window.removeEventListener('online', autosave.tryNow);
  }, [autosave]);

  useEffect(() => {
    if (!hasUnsent) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [hasUnsent]);

  return {
    hasUnsent,
    hasTrouble,
    isOffline: [...drafts.values()].some(({ state }) => state === 'unsaved'),
    tryNow: autosave.tryNow,
    markOf: ({ id, mark }: ScorecardItem) => {
      const draft = drafts.get(String(id));
      const value = draft?.value ?? mark ?? NO_MARK;
      return {
        value: { stars: value.stars, notAsked: value.notAsked, note: value.note },
        state: draft?.state ?? null,
      };
    },
    notesOf: (stored: { text: string }) => {
      const draft = drafts.get(NOTES);
      return { text: draft?.value.note ?? stored.text, state: draft?.state ?? null };
    },
    writeMark: ({ id, mark }: ScorecardItem, value: ScorecardMarkDraft, isTyped = false) =>
      autosave.write(String(id), value, { version: mark?.version ?? 0, isTyped }),
    writeNotes: (stored: { version: number }, text: string) =>
      autosave.write(NOTES, { ...NO_MARK, note: text }, { version: stored.version, isTyped: true }),
    keepMine: (part: number | null, version: number) =>
      autosave.keepMine(part === null ? NOTES : String(part), version),
    takeTheirs: (part: number | null) => autosave.takeTheirs(part === null ? NOTES : String(part)),
  };
}

export type ScorecardDrafts = ReturnType<typeof useScorecardDrafts>;
