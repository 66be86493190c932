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

/** The first touch: what the link says of itself, else the site that it stood on, never a page of it nor one of ours. */
export function firstTouch({
  utmSource,
  referrer,
  ownAddress,
}: {
  utmSource: string | undefined;
  referrer: string | undefined;
  ownAddress: string;
}): string {
  const named = sourceOf(utmSource);
  if (named !== DIRECT || referrer === undefined || !URL.canParse(referrer)) return named;
  const { hostname, protocol } = new URL(referrer);
  const isElsewhere = /^https?:$/.test(protocol) && hostname !== new URL(ownAddress).hostname;
  return isElsewhere ? sourceOf(hostname.replace(/^www\./, '')) : DIRECT;
}
