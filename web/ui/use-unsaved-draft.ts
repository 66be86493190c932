import { useRef, useState } from 'react';
import { askBeforeLeavingSite } from './ask-before-leaving-site.ts';
import {
  isDraftChanged,
  isDraftStale,
  keyOfDraft,
  settleDraft,
  type UnsavedDraft,
  valueOfDraft,
  writeDraft,
} from './unsaved-draft.ts';

/** What was written and not saved outlives its page, as in the builder; until the browser leaves the site. */
const unsaved = new Map<string, UnsavedDraft<unknown>>();

/** Whether something of this name was written and not saved. */
export function hasUnsavedDraft(name: string): boolean {
  return unsaved.has(name);
}

/**
 * What stands in a form that is saved by a button. Whoever comes back to it finds what they wrote, and the browser asks before the
 * site is left without it.
 * @param name of what is written; one form each
 * @param saved as the server has it, plain data: it is shown for as long as nothing is written over it
 */
export function useUnsavedDraft<T>(name: string, saved: T) {
  const [draft, setDraft] = useState(
    // Each name belongs to one form.
    () =>
      (unsaved.get(name) as UnsavedDraft<T> | undefined) ?? {
        mine: undefined,
        settled: undefined,
      },
  );
  const latest = useRef(draft);

  function keep(change: (before: UnsavedDraft<T>) => UnsavedDraft<T>) {
    // The form may go with what saved it, before React asks what its state is.
    const next = change(latest.current);
    latest.current = next;
    if (next.mine) unsaved.set(name, next);
    else unsaved.delete(name);
    askBeforeLeavingSite(name, next.mine !== undefined);
    setDraft(next);
  }

  const written = valueOfDraft(draft, saved);
  return {
    written,
    isChanged: isDraftChanged(draft, saved),
    /** Somebody else has saved something else since this was begun. */
    isStale: isDraftStale(draft, saved),
    /** For a field that reads its text only once. */
    shownKey: keyOfDraft(draft, saved),
    write: (next: T) => keep((before) => writeDraft(before, next, saved)),
    /** It was saved; what was written meanwhile stays. */
    settle: (now: T, sent: T = written) =>
      keep((before) => settleDraft(before, { sent, now, saved })),
    /** What was written is given up. */
    drop: () => keep(() => ({ mine: undefined, settled: undefined })),
  };
}
