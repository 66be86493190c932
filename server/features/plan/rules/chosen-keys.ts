import type { RawItemAnswer } from './item-reading.ts';

/** The options that were sent, each once; an empty field is what a form without scripts sends for nothing. */
export function chosenKeys(raw: RawItemAnswer): string[] {
  const fields = typeof raw === 'string' ? [raw] : (raw ?? []);
  const keys = fields.flatMap((field) =>
    typeof field === 'string' && field !== '' ? [field] : [],
  );
  return [...new Set(keys)];
}
