/** Without case and accents, as the server searches. */
export function normaliseForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
