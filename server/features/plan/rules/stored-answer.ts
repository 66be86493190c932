import type { AnsweredItemKind, ItemAnswer } from '@evenhand/contract/plan/item-answer.ts';

/** An answer as its row keeps it: what was written as text, everything else as a value of its kind. */
export type StoredAnswer = { text: string; value: unknown };

const WRITTEN: ReadonlySet<string> = new Set<AnsweredItemKind>(['long-text', 'short-text', 'link']);

/** Whether answers of the kind are kept as they were written. */
export function isWrittenKind(kind: string): boolean {
  return WRITTEN.has(kind);
}

export function storedAnswerOf(kind: AnsweredItemKind, answer: ItemAnswer): StoredAnswer {
  return isWrittenKind(kind) && typeof answer === 'string'
    ? { text: answer, value: null }
    : { text: '', value: answer };
}

/** Null where nothing was answered. */
export function parseStoredAnswer(kind: string, { text, value }: StoredAnswer): ItemAnswer | null {
  if (isWrittenKind(kind)) return text.trim() === '' ? null : text;
  // Only what a reader of the kind has understood is stored.
  return (value ?? null) as ItemAnswer | null;
}
