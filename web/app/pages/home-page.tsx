import { useLocation } from 'wouter';
import { paths } from '../../net/paths.ts';
import { useSession } from '../../features/sign-in/use-session.ts';

const firstPage = {
  in: paths.dashboard(),
  out: paths.login({ path: paths.home() }),
  half: paths.login({ path: paths.home() }),
  expired: paths.expired(),
};

export function HomePage() {
  const [, navigate] = useLocation();
  useSession((session) => navigate(firstPage[session], { replace: true }));
  return <title>Evenhand</title>;
}
