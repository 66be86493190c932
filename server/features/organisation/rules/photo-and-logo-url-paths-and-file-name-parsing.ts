/** Where a member's photo is; another photo, another address. */
export function memberPhotoUrlPath(id: number, version: number | null): string | null {
  return version === null ? null : `/photos/${id}-${version}.webp`;
}

/** Where a logo is, for whoever is told: its key is random. */
export function organisationLogoUrlPath(orgId: number, key: string | null): string | null {
  return key === null ? null : `/logos/${orgId}-${key}.webp`;
}

/** What the name of a picture's file says. */
export function parsePictureFileName(file: string): { id: number; rest: string } {
  const at = file.indexOf('-');
  return { id: Number(file.slice(0, at)), rest: file.slice(at + 1, -'.webp'.length) };
}
