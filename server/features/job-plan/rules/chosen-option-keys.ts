import type { RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';

/** The options that were sent, each once; an empty field is what a form without scripts sends for nothing. */
export function chosenOptionKeys(raw: RawPlanItemAnswer): string[] {
  const fields = typeof raw === 'string' ? [raw] : (raw ?? []);
  const keys = fields.flatMap((field) =>
    typeof field === 'string' && field !== '' ? [field] : [],
  );
  return [...new Set(keys)];
}
