import { paths } from '../../paths.ts';

const CONTROL = /\p{Cc}/u;

/** Where to go after log-in: a path of this very site, or else the dashboard. */
export function safePath(path: string | null, origin: string): string {
  if (!path || !isLocal(path) || CONTROL.test(path) || !URL.canParse(path, origin)) {
    return paths.dashboard();
  }
  const url = new URL(path, origin);
  const isLogin = url.pathname.replace(/\/+$/, '') === paths.login();
  if (url.origin !== origin || !isLocal(url.pathname) || isLogin) return paths.dashboard();
  return url.pathname + url.search + url.hash;
}

/** Browsers read `//` and `/\` as the beginning of another site, and every `\` as `/`. */
function isLocal(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
}
