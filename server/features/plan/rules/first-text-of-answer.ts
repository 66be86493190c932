import type { RawItemAnswer } from './item-reading.ts';

/** What was written in the field; of several of one name in the first. */
export function firstTextOfAnswer(raw: RawItemAnswer): string {
  const first = typeof raw === 'string' ? raw : raw?.[0];
  return typeof first === 'string' ? first : '';
}
