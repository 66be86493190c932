import { inclusion, wordingExceptions } from './catalogue/inclusion.ts';
import { jargon } from './catalogue/jargon.ts';
import type { Wording } from './catalogue/wording.ts';
import { type RawFinding, inTheirCase } from './finding.ts';
import { findPhrases, phraseBook, wordsOfPhrases } from './phrase-book.ts';
import { spelt, type Word } from './read-words.ts';

type Entry = Wording & { phrase: string };

const book = phraseBook<Entry>(
  [...jargon, ...inclusion].flatMap((wording) =>
    Object.keys(wording.phrases).map((phrase): [string, Entry] => [phrase, { ...wording, phrase }]),
  ),
);
const exceptions = phraseBook(wordingExceptions.map((phrase) => [phrase, true] as const));

/** Jargon, boasts, and words that tell some people they are not meant. */
export function readWording(text: string, words: readonly Word[]): RawFinding[] {
  const spared = wordsOfPhrases(exceptions, words);
  return findPhrases(book, words)
    .filter(({ first }) => !spared.has(first))
    .map(({ from, to, meaning }) => {
      const said = text.slice(from, to);
      return {
        key: `${meaning.group}/${spelt(meaning.phrase)}`,
        from,
        to,
        group: meaning.group,
        severity: meaning.severity,
        title: said,
        explanation: meaning.says,
        suggestions: (meaning.phrases[meaning.phrase] ?? []).map((each) => inTheirCase(each, said)),
      };
    });
}
