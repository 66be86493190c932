import { createHash } from 'node:crypto';
import { IndexedLongText } from './indexed-long-text.ts';

/** A word that exists nowhere else: whoever meets it, in whatever spelling, has met the field it was planted in. */
export type Canary = { of: string; field: string; word: string };

const syllables = [
  'vor',
  'qua',
  'zil',
  'bex',
  'dru',
  'jaf',
  'nyk',
  'plo',
  'wug',
  'xam',
  'gri',
  'thu',
];
const SYLLABLES_A_WORD = 4;

/** The nth word: pronounceable, eleven letters or more, and no part of any other. */
export function canaryWord(n: number): string {
  const digits = Array.from(
    { length: SYLLABLES_A_WORD - 1 },
    (_, i) => Math.floor(n / syllables.length ** i) % syllables.length,
  );
  return ['zyx', ...digits.map((digit) => syllables[digit] ?? '')].join('') + 'kh';
}

/** One more word that is written nowhere yet. */
export function plantCanary(canaries: Canary[], of: string, field: string): string {
  const word = canaryWord(canaries.length * 7 + 3);
  canaries.push({ of, field, word });
  return word;
}

/** One text in the forms in which a word may hide. */
type Haystack = {
  raw: IndexedLongText;
  base64: IndexedLongText;
  plain: IndexedLongText;
  letters: IndexedLongText;
};

export function prepareCanarySearch(raw: string): Haystack {
  const plain = unfold(raw);
  const letters = plain.replace(/[^\p{L}\p{N}]+/gu, '');
  return {
    raw: new IndexedLongText(raw),
    base64: new IndexedLongText(raw.replaceAll('-', '+').replaceAll('_', '/')),
    plain: new IndexedLongText(plain),
    letters: new IndexedLongText(letters),
  };
}

/** Undoes what escapes a letter, and forgets case and accents. */
function unfold(text: string): string {
  let unescaped = text;
  // An escape may be escaped once more, as in JSON inside of HTML.
  for (let round = 0; round < 2; round += 1) {
    unescaped = unescaped
      .replace(/\\{1,2}n/g, '\n')
      .replace(/\\{1,2}u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) =>
        letter(Number.parseInt(code, 16)),
      )
      .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => letter(Number.parseInt(code, 16)))
      .replace(/&#(\d{1,7});?/g, (_, code: string) => letter(Number(code)))
      .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
        Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
      );
  }
  return unescaped.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function letter(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** In which of its disguises the word stands in the text; none is as it should be. */
export function findCanaryDisguises(
  { raw, base64, plain, letters }: Haystack,
  { word }: Pick<Canary, 'word'>,
): string[] {
  const { lower, hex, fragments, digests } = disguisesOf(word);
  const found: string[] = [];
  if (plain.includes(lower)) found.push('plain');
  else if (letters.includes(lower)) found.push('letter-spaced');
  if (hex.some((text) => plain.includes(text))) found.push('hex');
  for (const [offset, texts] of fragments.entries())
    if (texts.some((text) => base64.includes(text))) found.push(`base64 at ${offset}`);
  for (const { algorithm, inHex, inBase64 } of digests)
    if (inHex.some((text) => plain.includes(text)) || inBase64.some((text) => raw.includes(text)))
      found.push(algorithm);
  return found;
}

type Disguises = {
  lower: string;
  hex: string[];
  /** Behind no, one and two bytes more than a multiple of three. */
  fragments: string[][];
  digests: { algorithm: string; inHex: string[]; inBase64: string[] }[];
};

const disguisesByWord = new Map<string, Disguises>();

function disguisesOf(word: string): Disguises {
  const known = disguisesByWord.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const asWritten = [...new Set([lower, capitalise(lower), lower.toUpperCase()])];
  const hashed = [...asWritten, `${lower}@example.com`];
  const disguises = {
    lower,
    hex: asWritten.map((text) => Buffer.from(text).toString('hex')),
    fragments: [0, 1, 2].map((offset) =>
      asWritten.map((text) => base64FragmentOfWordAtOffset(text, offset)),
    ),
    digests: ['md5', 'sha1', 'sha256'].map((algorithm) => {
      const digests = hashed.map((text) => createHash(algorithm).update(text).digest());
      return {
        algorithm,
        inHex: digests.map((digest) => digest.toString('hex')),
        inBase64: digests.map((digest) => digest.toString('base64url')),
      };
    }),
  };
  disguisesByWord.set(word, disguises);
  return disguises;
}

/** What stands in any base64 of a text that holds the word behind `offset` bytes more than a multiple of three. */
export function base64FragmentOfWordAtOffset(word: string, offset: number): string {
  const bits = (offset + Buffer.byteLength(word)) * 8;
  return Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
    .toString('base64')
    .slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6));
}

export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** As a reader knows the names all the same. */
export function disguisedNamesSentence(firstName: string, lastName: string): string {
  const handle = `${firstName.charAt(0)}${lastName}`.toLowerCase();
  const broken = `${lastName.slice(0, 5)}-\n${lastName.slice(5)}`;
  const wide = lastName.replace(/[a-z]/giu, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  );
  const hidden = Array.from(firstName).join('\u200b');
  return `The ${lastName}s, as ${handle}99, ${broken}, ${wide} or ${hidden}, say so too.`;
}
