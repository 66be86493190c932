import { namesThatAreWords } from './names-that-are-words.ts';
import { CASE_CHANGE_MARK } from './unify-and-normalise-characters-of-text.ts';
import {
  type NameInflectionRule,
  nameInflectionRules,
  nameVariantsWithSoftenedConsonant,
  nameVariantWithoutFleetingVowel,
} from './name-inflection-rules.ts';
import type { NameFinder } from './name-finder-type.ts';
import {
  patternOfAnyToken,
  isUnspacedScript,
  WORD_JOINTS_PATTERN,
  joinedLettersPattern,
} from './name-pattern-parts.ts';
import type { NameTokens, PersonToRedact } from './name-tokens.ts';
import { type NameMatch, startsWithCapital } from './is-written-as-name-or-starts-with-capital.ts';

/** Names in scripts with blanks between words: with endings, trailing digits, and joined over what breaks a word. */
export function inflectedNameFinders(
  person: PersonToRedact,
  { rare, everyday, initials }: NameTokens,
): NameFinder[] {
  const names = rare
    .filter((token) => !isUnspacedScript(token))
    .map((token) => nameOf(token, isInflecting(person)));
  const isInitials = new RegExp(
    `^[${initials.filter((it) => /\p{L}/u.test(it)).join('')}_]{1,2}$`,
    'u',
  );
  const unmistakable = rare.filter(
    (token) => lengthOf(token) >= UNMISTAKABLE && !isUnspacedScript(token),
  );
  return [
    spacedOut([...everyday, ...rare, ...names.flatMap(({ stems }) => stems)]),
    ...names.map(
      (name): NameFinder => ({
        pattern: new RegExp(patternOfAnyToken(name.stems, joinedLettersPattern), 'gu'),
        reach: 'run',
        isName: (sighting) => isSpelt(name, isInitials, sighting),
      }),
    ),
    // So long a name is found within other words too: "teambrookvale".
    ...(unmistakable.length === 0
      ? []
      : [
          {
            pattern: new RegExp(patternOfAnyToken(unmistakable, joinedLettersPattern), 'gu'),
            reach: 'within',
            isName: isJoinedRightly,
          } as const,
        ]),
  ];
}

const UNMISTAKABLE = 7;

/** The names with gaps between their letters, whatever ending they have. */
function spacedOut(stems: string[]): NameFinder {
  const names = stems.filter((stem) => lengthOf(stem) > 2);
  return {
    pattern: SINGLE_LETTERS,
    reach: 'word',
    isSkipped: true,
    isName({ word }) {
      const letters = word.replace(GAPS, '');
      return names.some((name) => letters.includes(name));
    },
  };
}

const SINGLE_LETTERS =
  /(?<![\p{L}\p{M}\p{N}])(?:ss|ae|oe|th|\p{L})\p{M}*(?:[\s._*·\-/|]{1,3}(?:ss|ae|oe|th|\p{L})\p{M}*(?![\p{L}\p{M}\p{N}])){2,}/gu;
const GAPS = /[\s._*·\-/|]+/gu;

type Name = {
  token: string;
  inflection: NameInflectionRule;
  /** What every form of it begins with. */
  stems: string[];
  /** From it on, another ending makes a form. */
  stem: string | undefined;
  fleeting: string | undefined;
  soft: string[];
  /** So short a name takes no prefix, and endings only where the person's language has them. */
  isShort: boolean;
  isInflecting: boolean;
};

function nameOf(token: string, isOfInflectingPerson: boolean): Name {
  const inflection =
    nameInflectionRules.find(({ script }) => script.test(token)) ?? nameInflectionRules[6];
  const isShort = lengthOf(token) < inflection.least;
  const isInflecting = !isShort || (isOfInflectingPerson && lengthOf(token) > 2);
  const shorter = token.replace(inflection.dropped, '');
  const isLongEnough = lengthOf(shorter) >= (isShort ? 2 : inflection.stemLeast);
  const stem = isInflecting && shorter !== token && isLongEnough ? shorter : undefined;
  const fleeting = isInflecting ? nameVariantWithoutFleetingVowel(token) : undefined;
  const soft = isInflecting ? nameVariantsWithSoftenedConsonant(token) : [];
  const stems = [stem ?? token, fleeting, ...soft].filter((it) => it !== undefined);
  return { token, inflection, stems, stem, fleeting, soft, isShort, isInflecting };
}

function lengthOf(token: string): number {
  return Array.from(token).length;
}

/** Or how many letters more of it stand behind what breaks the word: "Petrov-\nu". */
function isSpelt(name: Name, isInitials: RegExp, sighting: NameMatch): boolean | number {
  const { head, word, tail, after } = sighting;
  if (!isJoinedRightly(sighting)) return false;
  if (head !== '' && (name.isShort || !isPrefix(head, isInitials, name))) return false;
  const letters = word.replace(WORD_JOINTS_PATTERN, '');
  const digits = /\d*$/u.exec(tail)?.[0] ?? '';
  if (isFound(name, letters + tail.slice(0, tail.length - digits.length), sighting))
    return !name.isShort || isShortName(name, digits, sighting);
  const rest =
    tail === '' ? (/^['\-\n][\p{L}\p{M}]{1,6}(?![\p{L}\p{M}])/u.exec(after)?.[0] ?? '') : '';
  return rest !== '' && isFound(name, letters + rest.slice(1), sighting) && rest.length;
}

function isFound(name: Name, found: string, { original }: NameMatch): boolean {
  if (found === name.token) return true;
  const isPlural = lengthOf(name.token) > 2 && found === `${name.token}s`;
  if (!name.isInflecting && !isPlural && !startsWithCapital(original.word)) return false;
  return !namesThatAreWords.has(found) && isFormOf(name, found);
}

function isFormOf({ token, inflection, stem, fleeting, soft, isInflecting }: Name, found: string) {
  const { added, replaced } = inflection;
  if (soft.includes(found)) return true;
  if (!isInflecting) return found === `${token}s`;
  return (
    hasEnding(found, token, added) ||
    hasEnding(found, stem, replaced) ||
    hasEnding(found, fleeting, added)
  );
}

function hasEnding(found: string, stem: string | undefined, endings: RegExp): boolean {
  return stem !== undefined && found.startsWith(stem) && endings.test(found.slice(stem.length));
}

const PREFIXES = new Set(
  'the iam im i mr mrs ms miss dr real its team hey hi not just ask by hello meet x'.split(' '),
);

/** "soneill", "iambrookvale", "وخالد". */
function isPrefix(head: string, isInitials: RegExp, { inflection }: Name): boolean {
  return (
    PREFIXES.has(head) ||
    isInitials.test(head) ||
    /^\d{1,4}$/u.test(head) ||
    inflection.before.test(head)
  );
}

/** "Li" is no part of "Li-ion", and no "li9"; "anna88" is a handle. */
function isShortName(name: Name, digits: string, { before, after, original }: NameMatch): boolean {
  if (lengthOf(name.token) > 2) return digits.length !== 1;
  if (digits !== '' || before.endsWith(CASE_CHANGE_MARK) || after.startsWith(CASE_CHANGE_MARK))
    return false;
  return !/^-\p{Ll}/u.test(original.after) && !/\p{Ll}-$/u.test(original.before);
}

const SPLIT_LEAST = 6;

/** What stands within the word broke a name, and does not join two words: "Brook\nvale", not "as\nher". */
function isJoinedRightly({ head, word, tail, original }: NameMatch): boolean {
  if (word.search(WORD_JOINTS_PATTERN) < 0) return true;
  if (/'(?:ll|t|s|re|ve|d|m)$/u.test(word)) return false;
  const letters = word.replace(WORD_JOINTS_PATTERN, '');
  const isCapital = startsWithCapital(original.word);
  if (/['-]/u.test(word) && letters.length < SPLIT_LEAST - 1 && !isCapital) return false;
  if (!/[ \n]/u.test(word)) return true;
  const pieces = `${head}${word}${tail}`.split(/[ \n]/u);
  if (word.includes(' ')) {
    const areNames = original.word.split(/\s+/u).every(startsWithCapital);
    const isWhole = head === '' && tail === '' && pieces.every((piece) => piece.length > 1);
    const isLong = pieces.length === 2 && letters.length >= SPLIT_LEAST;
    return isWhole && isCapital && (areNames || isLong);
  }
  if (/-\s*\n/u.test(original.word)) return true;
  if (pieces.some((piece) => piece.length < 2)) return false;
  const areWords = pieces.every((piece) => namesThatAreWords.has(piece));
  return !areWords || (isCapital && letters.length >= SPLIT_LEAST);
}

const INFLECTING =
  /[ąćęłńśźżčďěňřšťůžđğışİăâőűāēīūģķļņçöü]|(?:ski|ska|cki|cka|wicz|czyk|ova|owa|vic|enko|chuk|oglu|nen|ek|ak|as|us)$/iu;

/** Whether the names look like those of a language that inflects them. */
function isInflecting({ firstName, lastName }: PersonToRedact): boolean {
  return [firstName, lastName].some((name) => INFLECTING.test(name.trim()));
}
