import type { NameFinder } from './name-finder-type.ts';
import {
  normaliseNameLetters,
  CASE_CHANGE_MARK,
} from './unify-and-normalise-characters-of-text.ts';
import { inflectedNameFinders } from './inflected-name-finders.ts';
import {
  patternOfAnyToken,
  escapeForRegExp,
  isUnspacedScript,
  joinedLettersPattern,
  PATTERN_MATCHING_NOTHING,
} from './name-pattern-parts.ts';
import { type NameTokens, type PersonToRedact, collectNameTokens } from './name-tokens.ts';
import { namePatternForUnspacedScript } from './name-pattern-for-unspaced-script.ts';
import { isWrittenAsName, startsWithCapital } from './is-written-as-name-or-starts-with-capital.ts';

/** All that finds the names of one person, however they are spelt. */
export function nameFindersForPerson(person: PersonToRedact): NameFinder[] {
  const tokens = collectNameTokens(person);
  return [
    literal(person.email),
    literal(person.email.slice(0, Math.max(0, person.email.lastIndexOf('@')))),
    sideBySide(tokens),
    ...inflectedNameFinders(person, tokens),
    withInitials(tokens),
    {
      pattern: namePatternForUnspacedScript(person, tokens.rare.filter(isUnspacedScript)),
      reach: 'within',
    } as const,
    ...everydayFinders(tokens),
  ].filter(({ pattern }) => pattern !== PATTERN_MATCHING_NOTHING);
}

const nothing: NameFinder = { pattern: PATTERN_MATCHING_NOTHING, reach: 'word' };

function literal(text: string): NameFinder {
  if (text.length < 2) return nothing;
  return { pattern: new RegExp(escapeForRegExp(normaliseNameLetters(text)), 'gu'), reach: 'word' };
}

/** Two or more of the names side by side are a name, whatever words they are. */
function sideBySide({ all, rare }: NameTokens): NameFinder {
  if (all.length < 2) return nothing;
  const any = patternOfAnyToken(all, escapeForRegExp);
  return {
    pattern: new RegExp(
      `${any}(?:[\\s,.'_\\-${CASE_CHANGE_MARK}]{1,3}${any}(?![\\p{L}\\p{M}\\p{N}]))+`,
      'gu',
    ),
    reach: 'word',
    isName({ word, original }) {
      const parts = word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      if (parts.some((part) => rare.includes(part))) return true;
      const isLong = parts.join('').length > SHORT_WORDS;
      return new Set(parts).size > 1 && (isLong || startsWithCapital(original.word));
    },
  };
}

/** "an do", "to be": two names, and everybody's words. */
const SHORT_WORDS = 5;

/** "J. Brookvale", "Brookvale J."; an I or an A before a name is a word as a rule. */
function withInitials({ rare, everyday, initials }: NameTokens): NameFinder {
  const names = [...rare, ...everyday].filter(
    (token) => token.length > 2 && !isUnspacedScript(token),
  );
  const letters = initials.filter((letter) => /\p{L}/u.test(letter) && !isUnspacedScript(letter));
  if (names.length === 0 || letters.length === 0) return nothing;
  const isJoined = (token: string) =>
    letters.some((letter) =>
      names.some((name) => token === `${letter}${name}` || token === `${name}${letter}`),
    );
  const name = patternOfAnyToken(
    names.filter((token) => !isJoined(token)),
    joinedLettersPattern,
  );
  const initial = `[${letters.join('')}]`;
  const before = String.raw`(?:${initial}[. _\-]{1,2}){1,3}${name}`;
  const behind = String.raw`${name}[ ,_]{1,2}(?:${initial}[. ]{1,2}){0,2}${initial}\.?`;
  return {
    pattern: new RegExp(`${before}|${behind}`, 'gu'),
    reach: 'word',
    isName: ({ original }) =>
      /^(?:[^IA\P{Lu}]|[\p{Lu}\p{Ll}][._])|(?:[^IA\P{Lu}]|\p{L}\.)[. ]?$/u.test(original.word),
  };
}

/** Names that are also words. */
function everydayFinders({ everyday, initials }: NameTokens): NameFinder[] {
  if (everyday.length === 0) return [];
  const any = patternOfAnyToken(everyday, escapeForRegExp);
  return [
    {
      pattern: new RegExp(any, 'gu'),
      reach: 'word',
      isName: (sighting) =>
        !sighting.before.endsWith(CASE_CHANGE_MARK) &&
        !sighting.after.startsWith(CASE_CHANGE_MARK) &&
        isWrittenAsName(sighting),
    },
    // "will88": no word has a year behind it, but a month.
    {
      pattern: new RegExp(
        String.raw`(?:${initials.map(escapeForRegExp).join('|')})?${any}\d{2,4}`,
        'gu',
      ),
      reach: 'word',
      isName: ({ word }) => !MONTH.test(word),
    },
  ];
}

const MONTH = /^(?:march|april|may|june|july|august|autumn|summer|winter|spring|\p{L}{2}\d)/u;
