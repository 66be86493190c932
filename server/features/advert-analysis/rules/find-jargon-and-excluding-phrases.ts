import {
  exclusionaryPhrases,
  jargonAndExcludingPhraseExceptions,
} from './catalogue/exclusionary-phrases.ts';
import { jargonPhrases } from './catalogue/jargon-phrases.ts';
import type { FlaggedPhraseGroup } from './catalogue/flagged-phrase-group.ts';
import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { copyCapitalisation } from './copy-capitalisation.ts';
import { findPhrases, createPhraseIndex, findWordsInPhrases } from './phrase-index.ts';
import {
  normaliseCaseAndApostrophes,
  type AdvertWord,
} from './split-and-normalise-advert-words.ts';

type Entry = FlaggedPhraseGroup & { phrase: string };

const book = createPhraseIndex<Entry>(
  [...jargonPhrases, ...exclusionaryPhrases].flatMap((wording) =>
    Object.keys(wording.phrases).map((phrase): [string, Entry] => [phrase, { ...wording, phrase }]),
  ),
);
const exceptions = createPhraseIndex(
  jargonAndExcludingPhraseExceptions.map((phrase) => [phrase, true] as const),
);

/** Jargon, boasts, and words that tell some people they are not meant. */
export function findJargonAndExcludingPhrases(
  text: string,
  words: readonly AdvertWord[],
): AdvertRuleFinding[] {
  const spared = findWordsInPhrases(exceptions, words);
  return findPhrases(book, words)
    .filter(({ first }) => !spared.has(first))
    .map(({ from, to, meaning }) => {
      const phraseText = text.slice(from, to);
      return {
        key: `${meaning.group}/${normaliseCaseAndApostrophes(meaning.phrase)}`,
        from,
        to,
        group: meaning.group,
        severity: meaning.severity,
        title: phraseText,
        explanation: meaning.says,
        suggestions: (meaning.phrases[meaning.phrase] ?? []).map((each) =>
          copyCapitalisation(each, phraseText),
        ),
      };
    });
}
