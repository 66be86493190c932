import { hasSameJson } from './has-same-json.ts';

/** What somebody wrote in a form and has not saved. Values are plain data, compared as JSON. */
export type UnsavedDraft<T> = {
  /** Undefined where nothing was written, or what stood there before. */
  mine: { value: T; base: string; key: string } | undefined;
  /** What was saved last, until the server's own answer takes its place. */
  settled: { now: T; before: string } | undefined;
};

/** Writes over what is shown: `saved`, or what was written or saved last. */
export function writeDraft<T>(draft: UnsavedDraft<T>, value: T, saved: T): UnsavedDraft<T> {
  const stands = shownWithoutMine(draft, saved);
  if (hasSameJson(value, stands)) return { ...draft, mine: undefined };
  const base = draft.mine?.base ?? JSON.stringify(stands);
  return { ...draft, mine: { value, base, key: draft.mine?.key ?? base } };
}

/** `sent` is stored as `now`; what was written since then stays. */
export function settleDraft<T>(
  { mine }: UnsavedDraft<T>,
  { sent, now, saved }: { sent: T; now: T; saved: T },
): UnsavedDraft<T> {
  const isNewer = mine !== undefined && !hasSameJson(mine.value, sent);
  return {
    mine: isNewer ? { ...mine, base: JSON.stringify(now) } : undefined,
    settled: { now, before: JSON.stringify(saved) },
  };
}

export function valueOfDraft<T>(draft: UnsavedDraft<T>, saved: T): T {
  return draft.mine ? draft.mine.value : shownWithoutMine(draft, saved);
}

export function isDraftChanged<T>({ mine }: UnsavedDraft<T>, saved: T): boolean {
  return mine !== undefined && !hasSameJson(mine.value, saved);
}

/** Whether somebody else has saved something since this was begun. */
export function isDraftStale<T>(draft: UnsavedDraft<T>, saved: T): boolean {
  const { mine, settled } = draft;
  if (mine === undefined || hasSameJson(mine.value, saved)) return false;
  const now = JSON.stringify(saved);
  // Until the server's answer has come, what stands there is older than what one has saved oneself.
  return mine.base !== now && settled?.before !== now;
}

/** Changes when another text than was written stands there, so that a field that reads its text only once is drawn anew. */
export function keyOfDraft<T>(draft: UnsavedDraft<T>, saved: T): string {
  return draft.mine?.key ?? JSON.stringify(shownWithoutMine(draft, saved));
}

function shownWithoutMine<T>({ settled }: UnsavedDraft<T>, saved: T): T {
  return settled?.before === JSON.stringify(saved) ? settled.now : saved;
}
