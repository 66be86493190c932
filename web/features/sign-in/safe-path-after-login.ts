import { parseSameSitePath } from '../../net/parse-same-site-path.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

/** Where to go after log-in: a path of this very site, or else the dashboard. */
export function safePathAfterLogin(path: string | null, origin: string): string {
  const local = parseSameSitePath(path, origin);
  const isLogin = local?.replace(/[?#].*$/, '').replace(/\/+$/, '') === staffPagePaths.login();
  return local === undefined || isLogin ? staffPagePaths.dashboard() : local;
}
