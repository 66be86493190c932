const EMAIL = /[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]{1,190}\.\p{L}{2,24}/gu;
const SPELT_EMAIL =
  /[\w.+-]{1,64}\s?[[(]\s?at\s?[\])]\s?[\w.-]{1,190}(?:\s?[[(]\s?dot\s?[\])]\s?\w{2,24})?/giu;
const LINK = /(?:https?:\/\/|www\.)\S{1,500}/giu;
/** Without http: with an ending that no product's name has, or with a path behind it. */
const BARE_LINK =
  /(?<![\w@.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:(?:com|org|info|eu|uk)\b|[a-z]{2,12}(?=\/\w))(?:\/\S{0,300})?/giu;
const HANDLE = /(?<![\w@.])@[\w.]{2,40}/gu;
const PHONE =
  /(?<![\d\w])(?:\+|\(?0)\d?(?:[\s().-]{0,2}\d){8,14}(?!\d)|(?<![\d\w])\d{10,15}(?!\d)/gu;
const POSTCODE = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/giu;
const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,40}`;
const TITLED = new RegExp(
  String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Rev)\b\.?\s{1,2}${CAPITALISED}(?:\s${CAPITALISED})?`,
  'gu',
);
const SUBJECT = '(?:she|he|they|ze|xe)';
const OBJECT = '(?:hers?|him|his|them|theirs|they|zir|xem)';
const PRONOUNS = new RegExp(
  String.raw`(?:\bmy pronouns (?:are|:)\s?)?\b${SUBJECT}\s?\/\s?${OBJECT}\b(?:\s?\/\s?\p{L}{2,8}\b)?`,
  'giu',
);
const INTRODUCTION = new RegExp(
  String.raw`\b(?:[Mm]y (?:first |full |given |family |last |middle )?names? (?:is|are)|[Mm]y name[’']s|(?:I am|I[’']m) called|(?:[Pp]eople|[Ff]riends|[Cc]olleagues|[Yy]ou (?:can|may)|[Pp]lease) call me)(?:\s{1,2}${CAPITALISED}){1,4}`,
  'gu',
);

/** What leads to a person whoever it is. Repetitions are bounded: no text makes them slow. */
export const identifyingPatterns: readonly RegExp[] = [
  INTRODUCTION,
  EMAIL,
  SPELT_EMAIL,
  LINK,
  BARE_LINK,
  HANDLE,
  PHONE,
  POSTCODE,
  TITLED,
  PRONOUNS,
];
