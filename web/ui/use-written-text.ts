import { type FocusEvent, useEffect, useState } from 'react';

/**
 * Whether somebody has written several lines somewhere in a part of the page: `onFocus` is for the element around it. While it is so
 * the browser asks before the site is left or loaded anew.
 */
export function useWrittenText() {
  const [text] = useState(watchWrittenText);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (text.isWritten()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [text]);
  return text;
}

function watchWrittenText() {
  /** What stood in each field when somebody first went into it. */
  const before = new Map<Element, string>();
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (holdsSeveralLines(target) && !before.has(target)) before.set(target, readTextOf(target));
    },
    isWritten: () =>
      [...before].some(([field, text]) => {
        const now = readTextOf(field);
        return field.isConnected && now !== '' && now !== text;
      }),
  };
}

function holdsSeveralLines(target: Element): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

function readTextOf(field: Element): string {
  return (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')).trim();
}
