import { useLocation } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { useCheckLoginStateOnce } from '../../features/sign-in/use-check-login-state-once.ts';

const firstPage = {
  in: pagePaths.dashboard(),
  out: pagePaths.login({ path: pagePaths.home() }),
  half: pagePaths.login({ path: pagePaths.home() }),
  expired: pagePaths.expired(),
};

export function HomeRedirectPage() {
  const [, navigate] = useLocation();
  useCheckLoginStateOnce((session) => navigate(firstPage[session], { replace: true }));
  return <title>Evenhand</title>;
}
