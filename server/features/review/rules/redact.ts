import { contactPatterns } from './contact-patterns.ts';
import { everydayWords } from './everyday-words.ts';

export type Person = { firstName: string; lastName: string; email: string };

const REMOVED = '[removed]';

/**
 * Takes out of a text what tells who wrote it: the person's own names and address however they are spelt,
 * addresses, numbers, links, titles and the sentences in which people introduce themselves.
 */
export function redact(text: string, person: Person): string {
  const patterns = [...contactPatterns, ...ownPatterns(person)];
  const redacted = patterns.reduce(
    (rest, pattern) => rest.replace(pattern, REMOVED),
    text.normalize('NFD'),
  );
  return redacted.replace(/\[removed\](?:[\s,.'’-]{0,3}\[removed\])+/g, REMOVED).normalize('NFC');
}

/** A name that is also a word is a name only where it is written as one: "Will" says nothing in "I will". */
function ownPatterns({ firstName, lastName, email }: Person): RegExp[] {
  const names = [...lettersOf(firstName), ...lettersOf(lastName)].filter(
    (name) => name.length >= 2,
  );
  const joined = [firstName + lastName, lastName + firstName, firstName, lastName].map((name) =>
    lettersOf(name).join(''),
  );
  const address = email.slice(0, email.lastIndexOf('@'));
  const tokens = new Set([...joined, ...names].filter((token) => token.length >= 2));
  const [rare, everyday] = [
    [...tokens].filter((token) => !everydayWords.has(token)),
    [...tokens].filter((token) => everydayWords.has(token)),
  ];
  return [
    literal(email),
    literal(address),
    fullName(names),
    ...rare.map((token) => whole(spelt(token), 'giu')),
    ...rare.filter((token) => token.length >= 3).map((token) => whole(spaced(token), 'giu')),
    ...everyday.flatMap((token) => [
      new RegExp(
        `(?<=[\\p{L}\\p{N},;:]\\p{M}* )${spelt(token, true)}(?![\\p{L}\\p{M}\\p{N}])`,
        'gu',
      ),
      new RegExp(`^[ \\t]{0,9}${spelt(token)}[ \\t.,!]{0,9}$`, 'gimu'),
    ]),
  ];
}

/** Two or more of the names side by side are a name, whatever words they are. */
function fullName(names: string[]): RegExp {
  const any = `(?:${names.map((name) => spelt(name)).join('|')})`;
  return names.length === 0 ? NEVER : whole(`${any}(?:[\\s,.'’-]{1,3}${any})+`, 'giu');
}

const NEVER = /(?!)/g;

function literal(text: string): RegExp {
  return text.length < 2
    ? NEVER
    : whole(text.normalize('NFD').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
}

function whole(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, flags);
}

/** The token with any accents. */
function spelt(token: string, capital = false): string {
  const letters = Array.from(token, alike);
  return `${capital ? alike(token.charAt(0).toUpperCase()) : letters[0]}${letters.slice(1).join('')}`;
}

/** The token with gaps between its letters. */
function spaced(token: string): string {
  return Array.from(token, alike).join('[\\s._*·-]{1,3}');
}

/** Letters that no decomposition leads back to the plain one. */
const twins: Record<string, string> = {
  o: 'oø',
  O: 'OØ',
  l: 'lł',
  L: 'LŁ',
  d: 'dđð',
  D: 'DĐÐ',
  i: 'iı',
  I: 'Iİ',
  h: 'hħ',
  t: 'tŧ',
};

function alike(letter: string): string {
  return `[${twins[letter] ?? letter}]\\p{M}*`;
}

/** The words of a name in plain small letters. */
function lettersOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = Object.entries(twins).reduce(
    (text, [letter, same]) => text.replace(new RegExp(`[${same}]`, 'gu'), letter.toLowerCase()),
    plain,
  );
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
