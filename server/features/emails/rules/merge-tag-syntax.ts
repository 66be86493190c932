/** A tag, as it is written in letters: `*|TAG|*` or `{{tag}}`. */
const TAG = /\*\|\s*(\w+)\s*\|\*|\{\{\s*(\w+)\s*\}\}/g;
const BROKEN_TAG = /\*\||\|\*|\{\{|\}\}/;

/** The names of the tags of a text, in capitals, in their order. */
export function listMergeTagNames(text: string): string[] {
  return [...text.matchAll(TAG)].map((match) => (match[1] ?? match[2] ?? '').toUpperCase());
}

export function hasBrokenMergeTag(text: string): boolean {
  return BROKEN_TAG.test(text.replace(TAG, ''));
}

/** The tags of a text with what stands right before and right after each. */
export function listMergeTagsWithNeighbours(
  text: string,
): { name: string; before: string; after: string }[] {
  return [...text.matchAll(TAG)].map((match) => ({
    name: (match[1] ?? match[2] ?? '').toUpperCase(),
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));
}

/** In one pass: what stands for a tag is never looked at again. */
export function replaceMergeTags(text: string, valueOf: (name: string) => string): string {
  return text.replace(TAG, (_, star: string | undefined, curly: string | undefined) =>
    valueOf((star ?? curly ?? '').toUpperCase()),
  );
}

/** The tag that is the whole text. */
export function findOnlyMergeTag(text: string): string | undefined {
  const [tag, ...more] = listMergeTagNames(text);
  return more.length === 0 && text.replace(TAG, '').trim() === '' ? tag : undefined;
}
