import { useEffect, useState } from 'react';

/** What was written and not saved outlives its page, as in the builder; until the browser leaves the site. */
const unsaved = new Map<string, unknown>();

/**
 * What stands in a form that is saved by a button. Whoever comes back to it finds what they wrote, and the browser asks before the
 * site is left without it.
 * @param name of what is written, and of the version that it began from
 * @param saved compared by value: plain data
 */
export function useUnsavedDraft<T>(name: string, saved: T) {
  // Each name belongs to one form.
  const [written, setWritten] = useState(() => (unsaved.get(name) as T | undefined) ?? saved);
  const isChanged = JSON.stringify(written) !== JSON.stringify(saved);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  return {
    written,
    isChanged,
    write: (next: T) => {
      setWritten(next);
      if (JSON.stringify(next) === JSON.stringify(saved)) unsaved.delete(name);
      else unsaved.set(name, next);
    },
    /** It was saved or given up: this stands there instead. */
    settle: (now: T) => {
      unsaved.delete(name);
      setWritten(now);
    },
  };
}
