const DIRECT = 'Direct';
const SOURCE_MAX = 60;

/** Other spellings of what many links say; anything else is merged by hand. */
const otherSpellings = new Map(
  Object.entries({
    'direct-link': DIRECT,
    none: DIRECT,
    'e-mail': 'email',
    mail: 'email',
    'news-letter': 'newsletter',
    'qr-code': 'qr',
    qrcode: 'qr',
    'careers-site': 'careers-page',
    'career-page': 'careers-page',
    careerspage: 'careers-page',
    referral: 'staff-referral',
    'employee-referral': 'staff-referral',
  }),
);

/** Where a candidate came from, out of a link that anybody may have written: a short plain name or nothing. */
export function parseCandidateSource(utmSource: string | undefined): string {
  const slug = (utmSource ?? '')
    .normalize('NFKD')
    // An accent is no space between two words.
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SOURCE_MAX)
    .replace(/^-+|-+$/g, '');
  if (slug === '' || slug === DIRECT.toLowerCase()) return DIRECT;
  return otherSpellings.get(slug) ?? slug;
}

/** Whether it says more than that nobody knows. */
export function isCandidateSourceNotDirect(source: string): boolean {
  return source !== DIRECT;
}

/** The first touch: what the link says of itself, else the site that it stood on, never a page of it nor one of ours. */
export function findFirstTouchCandidateSource({
  utmSource,
  referrer,
  ownAddress,
}: {
  utmSource: string | undefined;
  referrer: string | undefined;
  ownAddress: string;
}): string {
  const named = parseCandidateSource(utmSource);
  if (named !== DIRECT || referrer === undefined || !URL.canParse(referrer)) return named;
  const { hostname, protocol } = new URL(referrer);
  const isElsewhere = /^https?:$/.test(protocol) && hostname !== new URL(ownAddress).hostname;
  return isElsewhere ? parseCandidateSource(hostname.replace(/^www\./, '')) : DIRECT;
}
