/** The public reference that a search is for, as it is written everywhere: `kx 47` and `KX47` are KX-47. */
export function parseApplicationReference(query: string): string | null {
  const [, letters, digits] = /^\s*([a-z]{2})[\s–-]?(\d{2,4})\s*$/i.exec(query) ?? [];
  return letters === undefined || digits === undefined
    ? null
    : `${letters.toUpperCase()}-${digits}`;
}
