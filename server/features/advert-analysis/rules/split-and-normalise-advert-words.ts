/** A word of a text, with its place in UTF-16 units. `bare` is how lists spell it: lower case, straight apostrophes. */
export type AdvertWord = {
  text: string;
  bare: string;
  from: number;
  to: number;
  /** Only spaces or a hyphen stand between it and the word before, so that both may be parts of one phrase. */
  joins: boolean;
};

// Each character can be taken in one way only, so that no text makes it go back.
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const BETWEEN = /^(?: {1,2}|[-‐‑/])$/;
/** What is longer is no word of any list. */
const LETTERS_MAX = 40;

export function splitAdvertIntoWords(text: string): AdvertWord[] {
  const words: AdvertWord[] = [];
  let end = -1;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const joins = end >= 0 && index - end <= 3 && BETWEEN.test(text.slice(end, index));
    end = index + found.length;
    words.push({
      text: found,
      bare: normaliseCaseAndApostrophes(found),
      from: index,
      to: end,
      joins,
    });
  }
  return words;
}

/** A word or phrase as lists and texts are compared. */
export function normaliseCaseAndApostrophes(text: string): string {
  return text.length > LETTERS_MAX ? '' : text.toLowerCase().replaceAll('’', "'");
}
