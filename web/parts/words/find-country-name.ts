const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

/** A country by its ISO code, in words. */
export function findCountryName(code: string): string {
  return names.of(code) ?? code;
}
