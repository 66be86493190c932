import type { AdvertWord } from './split-and-normalise-advert-words.ts';

export type AdvertSentence = { from: number; to: number; words: readonly AdvertWord[] };

const LIST_MARK = /^\s*(?:[-*•–·▪◦‣]|\d{1,2}[.)])\s/;
/** A line with no more words and no full stop is a heading, and no sentence. */
const HEADING_WORDS_MAX = 8;
/** What is longer than any line somebody writes is not looked at for sentences: it is cut up. */
const LINE_MAX = 20_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export type AdvertLine = { text: string; from: number; isItem: boolean; isHeading: boolean };

export function splitAdvertIntoLines(text: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    for (let at = 0; at === 0 || at < line.length; at += LINE_MAX) {
      const part = line.slice(at, at + LINE_MAX);
      if (part.trim() !== '') lines.push({ text: part, from: from + at, ...kindOf(part) });
    }
    from += line.length + 1;
  }
  return lines;
}

function kindOf(line: string): Pick<AdvertLine, 'isItem' | 'isHeading'> {
  const isItem = LIST_MARK.test(line.slice(0, 20));
  const trimmed = line.trim();
  const isShort =
    trimmed.length < 90 && trimmed.split(/\s+/, HEADING_WORDS_MAX + 1).length <= HEADING_WORDS_MAX;
  return { isItem, isHeading: !isItem && isShort && !/[.!?…]['"’”)]?$/.test(trimmed) };
}

/** The sentences of a text: each line ends one, a heading is none. `words` are those of the whole text, in its order. */
export function splitAdvertIntoSentences(
  lines: readonly AdvertLine[],
  words: readonly AdvertWord[],
): AdvertSentence[] {
  const sentences: AdvertSentence[] = [];
  let next = 0;
  for (const line of lines) {
    if (line.isHeading) continue;
    for (const { segment, index } of segmenter.segment(line.text)) {
      const from = line.from + index;
      const to = from + segment.trimEnd().length;
      while ((words[next]?.from ?? to) < from) next += 1;
      const first = next;
      while ((words[next]?.to ?? Number.POSITIVE_INFINITY) <= to) next += 1;
      if (next > first)
        sentences.push({ from: words[first]?.from ?? from, to, words: words.slice(first, next) });
    }
  }
  return sentences;
}
