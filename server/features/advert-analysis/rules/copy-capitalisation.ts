/** Writes a suggestion as the words are written that it would replace. */
export function copyCapitalisation(suggestion: string, words: string): string {
  const isUpper =
    words.length > 1 && words === words.toUpperCase() && words !== words.toLowerCase();
  if (isUpper) return suggestion.toUpperCase();
  const [head = ''] = words;
  const isCapital = head !== head.toLowerCase();
  return isCapital ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
