const LENGTH_MAX = 40;

/** The part of an address that stands for an organisation: its name as far as it can be spelt there, and a tail that makes it its own. */
export function makeOrganisationSlug(name: string, tail: string): string {
  const spelt = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-+|-+$/g, '');
  return spelt === '' ? `org-${tail}` : `${spelt}-${tail}`;
}
