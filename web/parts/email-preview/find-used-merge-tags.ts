const TAG = /\*\|\s*(\w+)\s*\|\*|\{\{\s*(\w+)\s*\}\}/g;

/** The names of the tags of a letter, in capitals. */
export function findUsedMergeTags(...texts: readonly string[]): Set<string> {
  const found = texts.join('\n').matchAll(TAG);
  return new Set(Array.from(found, ([, star, curly]) => (star ?? curly ?? '').toUpperCase()));
}
