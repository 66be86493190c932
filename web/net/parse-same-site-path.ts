const CONTROL = /\p{Cc}/u;

/** A path of this very site that somebody else wrote, made plain; undefined where it might lead anywhere else. */
export function parseSameSitePath(path: string | null, origin: string): string | undefined {
  if (!path || !isLocal(path) || CONTROL.test(path) || !URL.canParse(path, origin))
    return undefined;
  const url = new URL(path, origin);
  if (url.origin !== origin || !isLocal(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Browsers read `//` and `/\` as the beginning of another site, and every `\` as `/`. */
function isLocal(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
}
