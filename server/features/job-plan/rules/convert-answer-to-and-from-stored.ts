import type {
  ItemKindAnsweredByCandidate,
  PlanItemAnswer,
} from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';

/** An answer as its row keeps it: what was written as text, everything else as a value of its kind. */
export type StoredAnswer = { text: string; value: unknown };

const WRITTEN: ReadonlySet<string> = new Set<ItemKindAnsweredByCandidate>([
  'long-text',
  'short-text',
  'link',
]);

/** Whether answers of the kind are kept as they were written. */
export function isItemKindStoredAsText(kind: string): boolean {
  return WRITTEN.has(kind);
}

export function toStoredAnswer(
  kind: ItemKindAnsweredByCandidate,
  answer: PlanItemAnswer,
): StoredAnswer {
  return isItemKindStoredAsText(kind) && typeof answer === 'string'
    ? { text: answer, value: null }
    : { text: '', value: answer };
}

/** Null where nothing was answered. */
export function parseStoredAnswer(
  kind: string,
  { text, value }: StoredAnswer,
): PlanItemAnswer | null {
  if (isItemKindStoredAsText(kind)) return text.trim() === '' ? null : text;
  // Only what a reader of the kind has understood is stored.
  return (value ?? null) as PlanItemAnswer | null;
}
