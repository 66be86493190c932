import {
  normaliseCaseAndApostrophes,
  type AdvertWord,
} from './split-and-normalise-advert-words.ts';

type Entry<T> = { words: readonly string[]; isStem: boolean; meaning: T };
type PhrasesByFirstWord<T> = Map<string, Entry<T>[]>;

/** Phrases by how they begin, so that a text is read through once however long the lists are. */
export type PhraseIndex<T> = {
  exact: PhrasesByFirstWord<T>;
  stems: PhrasesByFirstWord<T>;
  shortest: number;
  longest: number;
};

export type PhraseMatch<T> = { from: number; to: number; first: number; last: number; meaning: T };

/** `phrases` are words with one space between them; one that ends in a star stands for all that begins like it. */
export function createPhraseIndex<T>(
  phrases: Iterable<readonly [phrase: string, meaning: T]>,
): PhraseIndex<T> {
  const book: PhraseIndex<T> = { exact: new Map(), stems: new Map(), shortest: 99, longest: 0 };
  for (const [phrase, meaning] of phrases) {
    const isStem = phrase.endsWith('*');
    const words = normaliseCaseAndApostrophes(isStem ? phrase.slice(0, -1) : phrase).split(' ');
    const [head = ''] = words;
    const entriesByWord = isStem && words.length === 1 ? book.stems : book.exact;
    entriesByWord.set(head, [...(entriesByWord.get(head) ?? []), { words, isStem, meaning }]);
    if (entriesByWord === book.stems) {
      book.shortest = Math.min(book.shortest, head.length);
      book.longest = Math.max(book.longest, head.length);
    }
  }
  // The longest phrase that fits is the one that is meant.
  for (const entries of [...book.exact.values(), ...book.stems.values()])
    entries.sort((a, b) => b.words.join(' ').length - a.words.join(' ').length);
  return book;
}

/** Where phrases of the book stand, from left to right; none overlaps another. */
export function findPhrases<T>(
  book: PhraseIndex<T>,
  words: readonly AdvertWord[],
): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const entry = entryAt(book, words, first);
    const [head, tail] = [words[first], words[first + (entry?.words.length ?? 0) - 1]];
    if (entry === undefined || head === undefined || tail === undefined) continue;
    const last = first + entry.words.length - 1;
    matches.push({ from: head.from, to: tail.to, first, last, meaning: entry.meaning });
    first = last;
  }
  return matches;
}

/** Whether any phrase of the book stands in a text. */
export function hasPhrase<T>(book: PhraseIndex<T>, words: readonly AdvertWord[]): boolean {
  return words.some((_, at) => entryAt(book, words, at) !== undefined);
}

/** The words that phrases of the book are made of, by their place. */
export function findWordsInPhrases<T>(
  book: PhraseIndex<T>,
  words: readonly AdvertWord[],
): Set<number> {
  return new Set(
    findPhrases(book, words).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, n) => first + n),
    ),
  );
}

function entryAt<T>(
  book: PhraseIndex<T>,
  words: readonly AdvertWord[],
  at: number,
): Entry<T> | undefined {
  const bare = words[at]?.bare ?? '';
  const whole = book.exact.get(bare)?.find((entry) => stands(entry, words, at));
  if (whole) return whole;
  for (let length = Math.min(bare.length, book.longest); length >= book.shortest; length -= 1) {
    const [entry] = book.stems.get(bare.slice(0, length)) ?? [];
    if (entry) return entry;
  }
  return undefined;
}

function stands<T>(
  { words: wanted, isStem }: Entry<T>,
  words: readonly AdvertWord[],
  at: number,
): boolean {
  return wanted.every((want, n) => {
    const word = words[at + n];
    if (word === undefined || (n > 0 && !word.joins)) return false;
    return isStem && n === wanted.length - 1 ? word.bare.startsWith(want) : word.bare === want;
  });
}
