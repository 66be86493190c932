/** How languages that are written in a script change a name; the endings are folded, as the texts are. */
export type NameInflectionRule = {
  script: RegExp;
  /** From how many letters on a name takes endings. */
  least: number;
  /** Words that are written together with the name behind them. */
  before: RegExp;
  added: RegExp;
  /** What gives way to another ending. */
  dropped: RegExp;
  replaced: RegExp;
  stemLeast: number;
};

const NONE = /(?!)/u;

/** English, German, Slavic, Turkish, Hungarian, Finnish and Baltic endings; accents are folded away. */
const latin: NameInflectionRule = {
  script: /\p{Script=Latin}/u,
  least: 5,
  before: NONE,
  added:
    anyEnding(`s es n en ns a u owi ovi em iem e ie y i ow om ami ach o ova owa ove ovy ovou ovej owej owie im in ina iny
    ego emu ym ymi ych ej iego iemu nin nun un ye ya yi yu de da te ta den dan ten tan le la yle yla ler lar lerin larin nde nda nden ndan
    nak nek val vel ban ben hoz hez nal nel tol rol ert lla lle lta ssa sta ksi as us is ai ui`),
  dropped: /(?:[aeoiy]|ey|us|as|is)$/u,
  replaced:
    anyEnding(`a e i o u y ie iej ej ego iego emu iemu im ym ymi ich ych ou ovi owi em om am um ami ach iu ii io ia ya ye in ina ine iny
    iego iemu imi eho emu ych a aus ui`),
  stemLeast: 4,
};

const cyrillic: NameInflectionRule = {
  script: /\p{Script=Cyrillic}/u,
  least: 3,
  before: NONE,
  added:
    anyEnding(`а у ом ем е ы и ою ею еи ои я ю ям ями ях ам ами ах ов ев ым ых ыми ими им их ого его ому ему ая ую яя юю ья ье ью ьи
    ии ию ия ием ин ина инои ину ины иным ова овои ову овы овым овых овыми еви ові і ів ові єм єю ю ї иі`),
  dropped: /(?:ыи|ии|ои|ая|яя|ия|[аяйьоеыиуюіє])$/u,
  replaced:
    anyEnding(`а у ом ем е ы и ою ею еи ои я ю ям ями ях ам ами ах ов ев ым ых ыми ими им их ого его ому ему ая ую ою яя юю ью ье ьи ья
    ии ию ия ием иею иеи ин ина инои ину ины ыи і ї єю`),
  stemLeast: 2,
};

const greek: NameInflectionRule = {
  script: /\p{Script=Greek}/u,
  least: 3,
  before: NONE,
  added: anyEnding('σ ν ου ο ον ε οι ων ουσ η ησ α ασ αδεσ ηδεσ'),
  dropped: /(?:ουσ|οσ|ησ|ασ|ισ|υσ|ωσ|εσ|α|η|ο|ω|ι|υ|ε)$/u,
  replaced: anyEnding(
    'οσ ου ο ον ε οι ων ουσ ησ η ην ασ α αν εσ ωσ ω αδεσ αδων ηδεσ ηδων ιδησ ι ισ υ υσ',
  ),
  stemLeast: 2,
};

/** One-letter words are written together with the name that follows them. */
const hebrew: NameInflectionRule = {
  script: /\p{Script=Hebrew}/u,
  least: 2,
  before: anyEnding('ו ה ב כ ל מ ש כש וש ול וב ומ וה וכ שב של שה מה לכש ושל'),
  added: NONE,
  dropped: NONE,
  replaced: NONE,
  stemLeast: 9,
};

const arabic: NameInflectionRule = {
  script: /\p{Script=Arabic}/u,
  least: 3,
  before: anyEnding('و ف ب ل ك ال وال بال كال فال لل ولل ول وب فل فب يا'),
  added: anyEnding('ا ي ه ين ون ان هم ها ك نا ية يه م ش'),
  dropped: /ه$/u,
  replaced: anyEnding('ت تي ته'),
  stemLeast: 3,
};

const devanagari: NameInflectionRule = {
  script: /\p{Script=Devanagari}/u,
  least: 2,
  before: NONE,
  added: anyEnding(
    'जी जि ने को से का की के में पर भाई बेन राव ला चा ची चे नी स शी कडे हरू लाई सँग संग बाट मा ले साहब बाबू',
  ),
  dropped: NONE,
  replaced: NONE,
  stemLeast: 9,
};

/** Elsewhere endings grow onto a name, whatever they are. */
const other: NameInflectionRule = {
  script: /(?:)/u,
  least: 3,
  before: NONE,
  added: /^[\p{L}\p{M}]{1,8}$/u,
  dropped: /[\p{M}აეიოუ]$/u,
  replaced: /^[\p{L}\p{M}]{1,9}$/u,
  stemLeast: 3,
};

/** The first that knows the script of a name. */
export const nameInflectionRules = [
  latin,
  cyrillic,
  greek,
  hebrew,
  arabic,
  devanagari,
  other,
] as const;

function anyEnding(words: string): RegExp {
  return new RegExp(`^(?:${words.split(/\s+/u).join('|')})$`, 'u');
}

/** "Paweł, Pawła", "Павел, Павла", "Marek, Marka": the vowel before the last consonant is lost. */
export function nameVariantWithoutFleetingVowel(token: string): string | undefined {
  const shorter = token.replace(/(?<=[^aeiouyаеёиоуыэюя])[eеоo](?=[^aeiouyаеёиоуыэюяь]ь?$)/u, '');
  return shorter === token ? undefined : shorter;
}

/** "Monika, Monice", "Ota, Otě", "Ольга, Ользі": the last consonant is softened before an e. */
export function nameVariantsWithSoftenedConsonant(token: string): string[] {
  const stem = token.replace(/[aoаo]$/u, '');
  return SOFT.flatMap(([hard, soft]) =>
    stem.endsWith(hard) ? [`${stem.slice(0, -hard.length)}${soft}`] : [],
  );
}

const SOFT = [
  ['k', 'ce'],
  ['g', 'dze'],
  ['g', 'ze'],
  ['h', 'ze'],
  ['ch', 'sze'],
  ['ch', 'se'],
  ['t', 'cie'],
  ['d', 'dzie'],
  ['r', 'rze'],
  ['zd', 'zdzie'],
  ['st', 'scie'],
  ['sl', 'sle'],
  ['n', 'nie'],
  ['к', 'ці'],
  ['г', 'зі'],
  ['х', 'сі'],
] as const;
