/** A place in a folded text, and the same place in the original. */
export type NameMatch = {
  before: string;
  /** Letters that touch it, of the same word. */
  head: string;
  word: string;
  tail: string;
  after: string;
  original: { before: string; word: string; after: string };
};

/**
 * Whether a word that is also a name is written as one: "Will" says nothing in "I will" or "Will you", and names
 * somebody in "ask Will", "Will led it" and a line of its own.
 */
export function isWrittenAsName(sighting: NameMatch): boolean {
  if (sighting.word.length === 2 && /^-\p{Ll}/u.test(sighting.original.after)) return false;
  if (standsAlone(sighting) || isIntroduced(sighting)) return true;
  if (!startsWithCapital(sighting.original.word) || isAbbreviation(sighting)) return false;
  if (isQuoted(sighting)) return true;
  if (isWithinSentence(sighting)) return !isDate(sighting);
  return speaksOfPerson(sighting);
}

export function startsWithCapital(original: string): boolean {
  return /^\p{M}*[\p{Lu}\p{Lt}]/u.test(original.normalize('NFKC'));
}

function standsAlone({ before, after }: NameMatch): boolean {
  return /(?:^|\n)[ \-–*~•>(]{0,9}$/u.test(before) && /^[ .,!)-]{0,9}(?:\n|$)/u.test(after);
}

const INTRODUCED =
  /(?:\bmy (?:first |full |last |given |family |middle )?names? (?:is|are)|\b(?:my )?name's|\bname:|\b(?:call|calls|called) (?:me|myself)|\b(?:am|i'm|was|got) called|\bknown as|\bsigned)[ ,:]{1,3}$/u;
const FAREWELL = /\b(?:regards|cheers|sincerely|faithfully|wishes|thanks|yours)[ ,.!]{0,3}\n?$/u;

/** However the name is spelt. */
function isIntroduced({ before, after }: NameMatch): boolean {
  return INTRODUCED.test(before) || (FAREWELL.test(before) && /^[ .!]{0,4}(?:\n|$)/u.test(after));
}

/** "IT", "AI". */
function isAbbreviation({ word, original }: NameMatch): boolean {
  return word.length === 2 && isAllCapitals(original.word);
}

function isQuoted({ before, after }: NameMatch): boolean {
  return /["“”„«‹([']$/u.test(before) && /^[.,!?]?["“”»›)\]']/u.test(after);
}

function isWithinSentence({ before, original }: NameMatch): boolean {
  if (!/[\p{L}\p{N},;:)'"”’&/+-]\p{M}* $|[\p{L}\p{N}][/&+]$/u.test(before)) return false;
  if (/(?:^|\n)[-*•–] $/u.test(before)) return false;
  // In a sentence all of capitals a capital says nothing.
  const [previous = ''] = /[\p{L}\p{M}]+(?=\P{L}*$)/u.exec(original.before) ?? [];
  return !(isAllCapitals(original.word) && previous.length > 1 && isAllCapitals(previous));
}

function isAllCapitals(original: string): boolean {
  return original.length > 1 && original === original.toUpperCase();
}

const MONTHS = /^(?:march|april|may|june|july|august|autumn|summer|winter|spring|easter|sunday)$/;

function isDate({ before, word, after }: NameMatch): boolean {
  if (!MONTHS.test(word)) return false;
  return (
    /\b(?:in|since|until|till|last|next|every|each|early|late|mid|during|this|\d+(?:st|nd|rd|th)?(?: of)?) $/.test(
      before,
    ) || /^,? \d/.test(after)
  );
}

const VERBS =
  `is was has had does did can could would should might must will led wrote said told went took made gave got came knew
  thought felt found left held met ran saw sat spoke spent stood taught understood won began brought built bought caught chose drew drove fell
  forgot grew heard hid lost paid rose sent showed slept sold agreed freed works wants knows likes makes takes asks tells gets comes goes lives
  helps writes leads says thinks feels sees gives keeps uses tries believes brings runs speaks understands loves manages bakes teaches explains
  agrees enjoys calls listens cares stays looks remains became becomes never always already also still often usually really once then just only
  later finally eventually soon sometimes here again and\\s(?:i|me|my|he|she|they|we|us|his|her|our|others)`
    .split(/\s+/u)
    .join('|');
const GOES_ON = new RegExp(
  String.raw`^(?:'s \p{L}|[ \n](?:\p{L}{2,}ly )?(?:${VERBS}|\p{L}+[^e\P{L}]ed)\b|[ \n](?:who|whom|whose)\b|, (?:my|our|the|who|whose|whom|his|her|their|another|one of|you)\b|[ \n]?\((?:my|our|his|her|now|then|not|he|she|they)\b|[.!] )`,
  'u',
);

/** At the start of a sentence everything has a capital: what follows tells. */
function speaksOfPerson({ after, original }: NameMatch): boolean {
  return GOES_ON.test(after) || /^\s(?:and|or|&)\s\p{Lu}/u.test(original.after);
}
