import { escapeHtml } from '../../../text/escape-html.ts';

/**
 * Cuts a document where something of its visitor belongs.
 * @param marks in the order of the document, each of them once in it
 */
export function splitHtmlAtPlaceholders(document: string, marks: readonly string[]): string[] {
  return marks.reduce<string[]>(
    (pieces, mark) => {
      const parts = (pieces.at(-1) ?? '').split(mark);
      if (parts.length !== 2) throw new Error('a mark is not there exactly once');
      return [...pieces.slice(0, -1), ...parts];
    },
    [document],
  );
}

/** The document again, with the words of one visitor in its gaps, which are values of attributes. */
export function fillHtmlPlaceholders(pieces: readonly string[], words: readonly string[]): string {
  return pieces.map((piece, at) => piece + escapeHtml(words[at] ?? '')).join('');
}
