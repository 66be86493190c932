import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useCheckLoginStateOnce } from '../../features/sign-in/use-check-login-state-once.ts';

const firstPage = {
  in: staffPagePaths.dashboard(),
  out: staffPagePaths.login({ path: staffPagePaths.home() }),
  half: staffPagePaths.login({ path: staffPagePaths.home() }),
  expired: staffPagePaths.expired(),
};

export function HomeRedirectPage() {
  const [, navigate] = useLocation();
  useCheckLoginStateOnce((session) => navigate(firstPage[session], { replace: true }));
  return <title>Evenhand</title>;
}
