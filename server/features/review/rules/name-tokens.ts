import { namesThatAreWords } from './names-that-are-words.ts';
import { normaliseNameLetters } from './unify-and-normalise-characters-of-text.ts';
import { commonMailboxWords } from './common-mailbox-words.ts';
import { isUnspacedScript } from './name-pattern-parts.ts';

export type PersonToRedact = { firstName: string; lastName: string; email: string };

/** What may stand in a text for a person, folded. */
export type NameTokens = {
  /** Each word of the names, with what goes between them ("de", "van"). */
  all: string[];
  /** Words that say the name wherever they stand. */
  rare: string[];
  /** Names that are also words. */
  everyday: string[];
  /** First letters. */
  initials: string[];
};

/** Between the parts of a name, and in every text: no name by themselves. */
const PARTICLES = new Set(
  `de la le les du des del della dello di da das do dos e y i und zu zum zur der den ter ten te op af av el al as bin ibn bint ben
  abu um umm van von vom mc mac fitz o d l st san santa saint ap ui ni nic jr sr ii iii phd mba`.split(
    /\s+/u,
  ),
);

export function collectNameTokens(person: PersonToRedact): NameTokens {
  const [plain, spelt] = [tokensAsWritten(person), tokensAsWritten(withUmlautsSpelt(person))];
  const both = (list: Exclude<keyof NameTokens, 'everyday'>) => [
    ...new Set([...plain[list], ...spelt[list]]),
  ];
  return {
    all: both('all'),
    rare: both('rare'),
    everyday: plain.everyday,
    initials: plain.initials,
  };
}

function tokensAsWritten({ firstName, lastName, email }: PersonToRedact): NameTokens {
  const [first, last] = [partsOf(firstName), partsOf(lastName)];
  const names = [...first, ...last];
  const isParticle = (part: string) =>
    PARTICLES.has(part) && (last.includes(part) ? last.length > 1 : part !== first[0]);
  const singles = names.filter((part) => !isParticle(part));
  const joins = [...wordsOf(firstName), ...wordsOf(lastName), ...joinedNames(first, last)];
  const tokens = [...singles, ...joins, ...stemsOfAddress(email, names)];
  const known = [...new Set(tokens.flatMap(spellingsOf))].filter(isLongEnough);
  return {
    all: [...new Set(names.flatMap(spellingsOf))],
    rare: known.filter((token) => !namesThatAreWords.has(token) && !PARTICLES.has(token)),
    everyday: known.filter(
      (token) => namesThatAreWords.has(token) || (PARTICLES.has(token) && singles.includes(token)),
    ),
    initials: [...new Set(singles.map((part) => Array.from(part)[0] ?? ''))],
  };
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' };

function withUmlautsSpelt({ firstName, lastName, email }: PersonToRedact): PersonToRedact {
  const spelt = (name: string) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåøđ]/gu, (letter) => UMLAUTS[letter] ?? letter);
  return { firstName: spelt(firstName), lastName: spelt(lastName), email };
}

/** A word that is written together over hyphens and apostrophes is one more token. */
function wordsOf(name: string): string[] {
  return normaliseNameLetters(name)
    .split(/[\s,]+/u)
    .map((word) => partsIn(word).join(''));
}

function partsOf(name: string): string[] {
  return partsIn(normaliseNameLetters(name));
}

function partsIn(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** "samoneill", "oneillsam", "soneill", "maryoneill" and the like. */
function joinedNames(first: string[], last: string[]): string[] {
  const [given, family] = [first.join(''), last.join('')];
  const initial = Array.from(first[0] ?? '')[0] ?? '';
  const takesInitial =
    family.length >= STEM_LEAST - 1 && !namesThatAreWords.has(family) && !isUnspacedScript(family);
  const pairs = [
    [given, family],
    [first[0] ?? '', family],
    [given, last.at(-1) ?? ''],
    ...(takesInitial ? [[initial, family]] : []),
  ].filter(([a, b]) => a !== '' && b !== '');
  return [
    ...runsOf(first),
    ...runsOf(last),
    ...pairs.flatMap(([a = '', b = '']) => [a + b, b + a]),
  ];
}

/** Neighbouring parts written together: "delavega". */
function runsOf(parts: string[]): string[] {
  return parts.flatMap((_, from) =>
    parts.slice(from + 1).map((__, more) => parts.slice(from, from + more + 2).join('')),
  );
}

/** One Latin letter says nothing, one Chinese character can be a name. */
function isLongEnough(token: string): boolean {
  return token.length >= 2 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(token);
}

const STEM_LEAST = 5;
const KINSHIP = 4;

/** What an address is made of, unless it is a word that says nothing of its owner. */
function stemsOfAddress(email: string, names: string[]): string[] {
  const local = normaliseNameLetters(email.slice(0, Math.max(0, email.lastIndexOf('@')))).replace(
    /\+.*$/u,
    '',
  );
  const parts = local.match(/\p{L}+/gu) ?? [];
  const isOfName = (part: string) =>
    names.some((name) => name.length >= KINSHIP && part.includes(name.slice(0, KINSHIP)));
  const isTold = (part: string) =>
    part.length >= STEM_LEAST &&
    (isOfName(part) || !(commonMailboxWords.has(part) || namesThatAreWords.has(part)));
  return [parts.join(''), ...parts].filter(isTold);
}

const DIGRAPHS = [
  [/ae/gu, 'a'],
  [/oe/gu, 'o'],
  [/(?<!q)ue/gu, 'u'],
  [/aa/gu, 'a'],
  [/ss/gu, 's'],
  [/th/gu, 't'],
  [/^dj/gu, 'd'],
] as const;
const CONTRACTED_LEAST = 4;
const SPELLINGS_AT_MOST = 12;

/** "Müller, Mueller" and back, and "ハナコ, はなこ". A folded text has no umlauts any more. */
function spellingsOf(token: string): string[] {
  const withoutArticle = token.replace(/^ال(?=\p{L}{3})/u, '');
  const kana = [shiftKana(token, -0x60), shiftKana(token, 0x60)];
  let spellings = [token];
  for (const [long, short] of DIGRAPHS) {
    const contracted = spellings.map((spelling) => spelling.replace(long, short));
    spellings = [...spellings, ...contracted.filter(({ length }) => length >= CONTRACTED_LEAST)];
  }
  return [...new Set([...spellings, withoutArticle, ...kana])].slice(0, SPELLINGS_AT_MOST);
}

/** Each Hiragana stands 0x60 before its Katakana. */
function shiftKana(token: string, by: number): string {
  const from = by < 0 ? /[\u30a1-\u30f6]/gu : /[\u3041-\u3096]/gu;
  return token.replace(from, (kana) => String.fromCharCode(kana.charCodeAt(0) + by));
}
