// Line ends, other controls, and marks that turn the direction of writing: none belongs into a name or a subject.
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const LOOKS_LIKE_LINK = /[a-z]:\/\/|www[.。．｡]|@|\p{L}[.。．｡]\p{L}{2,}[/?#:]/iu;

/** One line of plain text, whatever came. */
export function sanitiseToOneLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** A name no mail program makes a link of: strangers choose it, and it goes to addresses they choose. */
export function sanitiseNameAgainstLinks(text: string): string {
  return sanitiseToOneLine(text)
    .replace(/[:/\\@?#=&]+/g, ' ')
    .replace(/([.。．｡])(?=\S)/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A title keeps its dots, as in "Node.js engineer", unless it holds an address. */
export function sanitiseTitleAgainstLinks(text: string): string {
  return LOOKS_LIKE_LINK.test(text) ? sanitiseNameAgainstLinks(text) : sanitiseToOneLine(text);
}

/** A dot or an at before a letter or a number: a mail program could make a link of it. */
const COULD_BE_LINK = /:\/\/|@|[.。．｡]\S/u;

/** A company's name keeps its signs, as in "R&D Ltd. #1", unless a link could be made of it: a stranger gives it. */
export function sanitiseCompanyNameAgainstLinks(text: string): string {
  return COULD_BE_LINK.test(text) ? sanitiseNameAgainstLinks(text) : sanitiseToOneLine(text);
}
