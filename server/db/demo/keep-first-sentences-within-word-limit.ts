import { countWords } from '@evenhand/contract/count-words.ts';

/** The first sentences of a text that come to no more than so many words; all of it where no limit is given. */
export function keepFirstSentencesWithinWordLimit(
  text: string,
  wordsMax: number | undefined,
): string {
  if (wordsMax === undefined) return text;
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text];
  let kept = '';
  for (const sentence of sentences) {
    if (countWords(kept + sentence) > wordsMax) break;
    kept += sentence;
  }
  return kept.trim();
}
