import { type FocusEvent, useRef } from 'react';

/** Whether somebody has written several lines somewhere in a part of the page: `onFocus` is for the element around it. */
export function useWrittenText() {
  /** What stood in each field when somebody first went into it. */
  const before = useRef(new Map<Element, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (holdsSeveralLines(target) && !before.current.has(target))
        before.current.set(target, readTextOf(target));
    },
    isWritten: () =>
      [...before.current].some(([field, text]) => {
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
