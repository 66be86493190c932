import * as z from 'zod/mini';

const CONTROL_OR_BIDI = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u;
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** What is looked for in one go; here, as the field for it stands on every page. */
export const SEARCH_CHARACTERS_MAX = 200;

/** One line a person types: trimmed, NFC, no control or direction characters. */
export function singleLineTextSchema(maxLength: number, minLength = 1) {
  return z.pipe(
    z.string().check(
      z.overwrite((text) => text.normalize('NFC').trim()),
      z.minLength(
        minLength,
        minLength === 1 ? 'Fill this in.' : `Use at least ${minLength} characters.`,
      ),
      z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
      z.refine(
        (text) => text.isWellFormed() && !CONTROL_OR_BIDI.test(text),
        'Remove characters that cannot be shown.',
      ),
    ),
    z.string(),
  );
}

/** Several lines a person types: NFC, line ends as `\n`. */
export function multilineTextSchema(maxLength: number) {
  return z.string().check(
    z.overwrite((text) => text.normalize('NFC').replaceAll('\r\n', '\n')),
    z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
    z.refine(
      (text) => text.isWellFormed() && !CONTROL_BUT_LAYOUT.test(text),
      'Remove characters that cannot be shown.',
    ),
  );
}

export const EmailAddress = z.pipe(
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim().toLowerCase()),
    z.maxLength(254, 'Use at most 254 characters.'),
    z.regex(
      /^[^\s@<>"'(),:;[\]\\]+@[^\s@<>"'(),:;[\]\\]+\.[^\s@<>"'(),:;[\]\\.]+$/u,
      'Write an e-mail address like name@example.com.',
    ),
  ),
  z.string(),
);

/** An id in a path. */
export const NumericIdInPath = z.coerce
  .number<number | string>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** A list that could grow without end gives so many at most; whoever misses one looks for it by name. */
export const LISTED_ITEMS_MAX = 200;

/** Letters to look for among what such a list holds. */
export const ListSearchQuery = z.strictObject({
  search: z._default(z.catch(z.string().check(z.trim(), z.maxLength(100)), ''), ''),
});

/** What stands for somebody in a personal link: 256 bits, behind the letter of a cell where there are several. */
export const LinkToken = z.string().check(z.regex(/^[a-z]?[A-Za-z0-9_-]{43}$/));
