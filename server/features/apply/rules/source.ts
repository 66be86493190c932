const DIRECT = 'Direct';
const SOURCE_MAX = 60;

/** Where a candidate came from, out of a link that anybody may have written: a short plain name or nothing. */
export function sourceOf(utmSource: string | undefined): string {
  const slug = (utmSource ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SOURCE_MAX)
    .replace(/^-+|-+$/g, '');
  return slug === '' || slug === DIRECT.toLowerCase() ? DIRECT : slug;
}
