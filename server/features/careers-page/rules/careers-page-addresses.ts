/** Where anybody finds the careers page of an organisation. */
export function careersPagePath(slug: string): string {
  return `/careers/${slug}`;
}

/** Where a picture of a careers page is; another picture, another address. */
export function careersPictureAddress(orgId: number, key: string): string {
  return `/careers-pictures/${orgId}-${key}.webp`;
}

/** A role's own page, saying where its visitors come from. */
export function applyPathWithSource(hash: string, source: string): string {
  return `/apply/${hash}?utm_source=${encodeURIComponent(source)}`;
}
