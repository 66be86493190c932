import { pathOnSite } from '../../net/path-on-site.ts';
import { paths } from '../../net/paths.ts';

/** Where to go after log-in: a path of this very site, or else the dashboard. */
export function safePath(path: string | null, origin: string): string {
  const local = pathOnSite(path, origin);
  const isLogin = local?.replace(/[?#].*$/, '').replace(/\/+$/, '') === paths.login();
  return local === undefined || isLogin ? paths.dashboard() : local;
}
