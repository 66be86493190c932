/** A text in another spelling that remembers where each of its characters stood in the original. */
export type NormalisedText = {
  text: string;
  /** Of each UTF-16 unit of `text`, where the characters it was made from begin and end in the original. */
  starts: number[];
  ends: number[];
};

/** Stands where a small letter meets a capital one, as in "SamONeill". It is no character: Unicode keeps it for inner use. */
export const CASE_CHANGE_MARK = '\ufdd0';

/**
 * One spelling for what readers take for the same characters: compatibility forms (full width, ligatures,
 * bold), all decimal digits, no characters without a shape. Case, accents and lines stay.
 */
export function unifyCompatibilityCharacters(text: string): NormalisedText {
  const unified: NormalisedText = { text: '', starts: [], ends: [] };
  forEachCluster(text, (cluster, start) =>
    append(unified, unifyCluster(cluster), start, start + cluster.length),
  );
  return unified;
}

/** The text in small letters without accents; apostrophes, hyphens and line ends in one form each. */
export function normaliseLetters(unified: NormalisedText): NormalisedText {
  const normalised: NormalisedText = { text: '', starts: [], ends: [] };
  let isAfterSmall = false;
  forEachCluster(unified.text, (cluster, at) => {
    const isAscii = cluster.length === 1 && cluster < '\u0080';
    const start = unified.starts[at] ?? 0;
    if (isAfterSmall && (isAscii ? cluster >= 'A' && cluster <= 'Z' : CAPITAL.test(cluster)))
      append(normalised, CASE_CHANGE_MARK, start, start);
    isAfterSmall = isAscii ? cluster >= 'a' && cluster <= 'z' : SMALL.test(cluster);
    append(
      normalised,
      isAscii ? normaliseAscii(cluster) : normaliseCluster(cluster),
      start,
      unified.ends[at + cluster.length - 1] ?? start,
    );
  });
  return joinLines(normalised);
}

/** The words of a name as they stand in a folded text. */
export function normaliseNameLetters(name: string): string {
  return normaliseLetters(unifyCompatibilityCharacters(name)).text.replaceAll(CASE_CHANGE_MARK, '');
}

/** Characters that are normalised together: a letter with its marks, a Hangul syllable in parts. */
const HANGUL = String.raw`[\u1100-\u115e\ua960-\ua97c][\u1161-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*`;
const CLUSTER = new RegExp(
  String.raw`${HANGUL}|[^\p{M}][\p{M}\u200c\u200d\uff9e\uff9f]*|\p{M}+`,
  'gsu',
);
const ASCII_ONLY = /^[\x20-\x7e\n]*$/;

function forEachCluster(text: string, visit: (cluster: string, start: number) => void): void {
  if (ASCII_ONLY.test(text)) {
    for (let i = 0; i < text.length; i += 1) visit(text.charAt(i), i);
    return;
  }
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) visit(cluster, index);
}

function append(normalised: NormalisedText, piece: string, start: number, end: number): void {
  normalised.text += piece;
  for (let i = 0; i < piece.length; i += 1) {
    normalised.starts.push(start);
    normalised.ends.push(end);
  }
}

const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;
/** Signs whose compatibility form is letters, which would grow onto the word before. */
const SIGN_OF_LETTERS = /[™℠℡№]/gu;

function unifyCluster(cluster: string): string {
  if (cluster.length === 1 && cluster < '\u007f' && cluster >= ' ') return cluster;
  return cluster
    .replace(SIGN_OF_LETTERS, ' ')
    .replace(IGNORABLE, '')
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .replace(/\p{Nd}/gu, asAsciiDigit)
    .replace(/[^\S\n\r\u2028\u2029]/gu, ' ');
}

/** Every script has its ten digits in a row that begins at a code ending in 0 or 6. */
function asAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code % 16;
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - low));
  return String(beginsAtZero ? low : low - 6);
}

const CAPITAL = /^\p{Lu}/u;
const SMALL = /^\p{Ll}/u;
const APOSTROPHES = /[’‘ʼʹʾʿ′‛׳´ꞌˈ‵]/gu;
const HYPHENS = /[\p{Pd}−⁃]/gu;
/** Accents and vowel points; not the vowel signs of Indic scripts, nor the marks that make another Kana. */
const ACCENTS =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]]--[\u3099\u309a]]|[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gv;
/** Letters that no decomposition leads back to the plain one. */
const PLAIN = new Map(
  `øo đd ðd łl ıi ħh ŧt ŋn əe ɛe ßss æae œoe þth ςσ ґг ғг қк ңн ұу ךכ םמ ןנ ףפ ץצ ٱا ىي ةه کك یي ہه ھه ےي ـ ँं`
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
);
const NOT_PLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

function normaliseAscii(character: string): string {
  if (character === '`') return "'";
  return character.toLowerCase();
}

function normaliseCluster(cluster: string): string {
  return cluster
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? letter)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/[\r\u2028\u2029]/gu, '\n');
}

const LINE_END = /[ ]*-?[ ]*\n[ \n]*/g;

/** A line end is one character, whatever blanks and hyphen stand around it. */
function joinLines(normalised: NormalisedText): NormalisedText {
  const joined: NormalisedText = { text: '', starts: [], ends: [] };
  let from = 0;
  const copy = (until: number) => {
    for (let i = from; i < until; i += 1)
      append(joined, normalised.text.charAt(i), normalised.starts[i] ?? 0, normalised.ends[i] ?? 0);
  };
  for (const { 0: lineEnd, index } of normalised.text.matchAll(LINE_END)) {
    copy(index);
    const last = index + lineEnd.length - 1;
    append(joined, '\n', normalised.starts[index] ?? 0, normalised.ends[last] ?? 0);
    from = last + 1;
  }
  copy(normalised.text.length);
  return joined;
}
